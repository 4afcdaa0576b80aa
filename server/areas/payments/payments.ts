import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/db.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderRow } from '../orders/orders.ts'
import { expireOverdueOrders } from './expire-orders.ts'
import { type GatewayParts, openGateway } from './gateway.ts'
import { giveMoneyBack } from './open-refund.ts'
import { minutesAfter, type PaymentRoom } from './payment-room.ts'
import { paymentAdminRoutes } from './payments.admin.ts'
import { paymentRoutes } from './payments.routes.ts'
import { insertPayment } from './payments.sql.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { addTry } from './start-payment.ts'

const sweepSeconds = 5

/** The paying of orders: by wallet through the gateway, in cash and by transfer through an admin's word. */
export async function openPayments(app: Shop, platform: Platform, gateway: GatewayParts = {}) {
  const room: PaymentRoom = { platform, momo: await openGateway(app, platform, gateway) }
  paymentRoutes(app, room)
  paymentAdminRoutes(app, room)
  const reconcile = () => reconcilePayments(room)
  const expire = () => expireOverdueOrders(room)
  platform.jobs.repeat('reconcile-payments', platform.config.reconcileSeconds, reconcile)
  platform.jobs.repeat('expire-orders', sweepSeconds, expire)

  return {
    hasWallet: room.momo !== null,
    /** Until when an order placed now keeps its pieces without being paid. */
    dueAfter: (now: Date) => minutesAfter(now, platform.config.paymentWindowMinutes),
    /** Writes down the first try at paying a new wallet order, in the order's own transaction. */
    async prepare(tx: Db, order: OrderRow): Promise<void> {
      await addTry(tx, order, 1, order.createdAt)
    },
    /** Part of cancelling an order: what was paid for it goes back. */
    giveMoneyBack: (tx: Db, order: OrderRow, now: Date) => giveMoneyBack(tx, room, order, now),
    reconcile,
    expire,
  }
}

/** An order that costs nothing is paid the moment it is placed; its payment is written down like any other. */
export async function payNothing(tx: Db, order: OrderRow): Promise<void> {
  const name = `${order.orderNumber}-1`
  await insertPayment(tx, {
    id: newId('pay'),
    orderId: order.id,
    method: order.paymentMethod,
    attempt: 1,
    gatewayOrderId: name,
    gatewayRequestId: name,
    amountVnd: 0,
    state: 'paid',
    paidAt: order.createdAt,
    createdAt: order.createdAt,
  })
}

export type Payments = Awaited<ReturnType<typeof openPayments>>
export type { GatewayParts } from './gateway.ts'
