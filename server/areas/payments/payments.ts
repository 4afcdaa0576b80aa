import type { PaymentMethod } from '../../../contract/orders.ts'
import type { Db } from '../../platform/db.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderRow } from '../orders/orders.ts'
import { carryOnRefunds } from './carry-on-refunds.ts'
import { cashLedgerRoutes } from './cash-ledger.admin.ts'
import { expireOverdueOrders } from './expire-orders.ts'
import { type GatewayParts, openGateway } from './gateway.ts'
import { lapseCashOrders } from './lapse-cash-orders.ts'
import { mismatchRoutes } from './mismatches.admin.ts'
import { noteCash, noteOwnCash, type OwnDelivery } from './note-cash.ts'
import { giveMoneyBack } from './open-refund.ts'
import { orderPaymentsRoutes } from './order-payments.admin.ts'
import { dueAfter, minutesAfter, type PaymentRoom, payableHours } from './payment-room.ts'
import { paymentAdminRoutes } from './payments.admin.ts'
import { paymentRoutes } from './payments.routes.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refundRoutes } from './refunds.admin.ts'
import { addTry } from './start-payment.ts'
import { writePayment } from './write-payment.ts'

const sweepSeconds = 5

/** The paying of orders: by wallet through the gateway, in cash and by transfer through an admin's word. */
export async function openPayments(app: Shop, platform: Platform, gateway: GatewayParts = {}) {
  const room: PaymentRoom = { platform, momo: await openGateway(app, platform, gateway) }
  paymentRoutes(app, room)
  paymentAdminRoutes(app, room)
  refundRoutes(app, room)
  cashLedgerRoutes(app, room)
  orderPaymentsRoutes(app, platform)
  mismatchRoutes(app, platform)
  const reconcile = () => reconcilePayments(room)
  const expire = async () => {
    await expireOverdueOrders(room)
    await lapseCashOrders(room)
  }
  platform.jobs.repeat('reconcile-payments', platform.config.reconcileSeconds, reconcile)
  const carryOn = () => carryOnRefunds(room)
  platform.jobs.repeat('carry-on-refunds', platform.config.reconcileSeconds, carryOn)
  platform.jobs.repeat('expire-orders', sweepSeconds, expire)

  return {
    hasWallet: room.momo !== null,
    /** Until when an order placed now keeps its pieces without being paid. */
    dueAfter: (method: PaymentMethod, now: Date) => dueAfter(room, method, now),
    /** The same for an order the shop took by phone or chat: its customer gets the link later, and has the day. */
    dueAfterCall: (now: Date) => minutesAfter(now, Math.max(platform.config.paymentWindowMinutes, payableHours * 60)),
    /** Writes down the first try at paying a new wallet order, in the order's own transaction. */
    async prepare(tx: Db, order: OrderRow): Promise<void> {
      await addTry(tx, order, 1, order.createdAt)
    },
    /** Part of cancelling an order: what was paid for it goes back. */
    giveMoneyBack: (tx: Db, order: OrderRow, now: Date) => giveMoneyBack(tx, room, order, now),
    /** Part of a parcel's arrival: whoever brought it has the cash. */
    noteCash,
    /** Part of a delivery by hand: whoever of the shop brought it has the cash. */
    noteOwnCash: (tx: Db, order: OrderRow, delivery: OwnDelivery) => noteOwnCash(tx, platform, order, delivery),
    reconcile,
    expire,
    carryOn,
  }
}

/** An order that costs nothing is paid the moment it is placed; its payment is written down like any other. */
export async function payNothing(tx: Db, order: OrderRow): Promise<void> {
  const { paymentMethod: method, createdAt } = order
  await writePayment(tx, order, { method, amountVnd: 0, state: 'paid', paidAt: createdAt, createdAt })
}

export type Payments = Awaited<ReturnType<typeof openPayments>>
export { countOverdueCash } from './cash-ledger.sql.ts'
export type { GatewayParts } from './gateway.ts'
export { countOpenMismatches } from './mismatches.sql.ts'
export { offerPayments, type PaymentOffer } from './payment-offers.ts'
export { countAlerts, countOpenRefunds, sumPartlyRefunded } from './report.sql.ts'
