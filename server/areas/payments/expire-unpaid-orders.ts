import { addHours } from '../../../contract/durations.ts'
import { transact } from '../../platform/database/transaction.ts'
import { expireOrder, findOverdueOrders, lockOrder, moveOrder } from '../orders/orders.ts'
import { queryWithTimeout } from './momo/query-gateway.ts'
import { type PaymentDeps, payableHours } from './payment-deps.ts'
import { findLatestPayment } from './payments.sql.ts'

const atOnce = 50

/** Overdue wallet and bank orders release their reservations; a day later they are cancelled. */
export async function expireOverdueOrders(deps: PaymentDeps): Promise<void> {
  const { db, clock } = deps.platform
  const unpaid = await findOverdueOrders(db, 'unpaid', clock.now(), atOnce)
  await Promise.all(unpaid.map((orderId) => queryBeforeExpiry(deps, orderId)))
  for (const orderId of unpaid) await logFailure(deps, orderId, expire)
  const dayAgo = addHours(clock.now(), -payableHours)
  for (const orderId of await findOverdueOrders(db, 'expired', dayAgo, atOnce)) await logFailure(deps, orderId, cancel)
}

/** The customer may have paid a moment ago, so the gateway is queried before the units are released. */
async function queryBeforeExpiry(deps: PaymentDeps, orderId: string): Promise<void> {
  const payment = await findLatestPayment(deps.platform.db, orderId)
  if (payment && payment.queryAt !== null) await queryWithTimeout(deps, payment)
}

/** An order that fails does not delay the others. */
async function logFailure(deps: PaymentDeps, orderId: string, work: (deps: PaymentDeps, orderId: string) => Promise<void>): Promise<void> {
  await work(deps, orderId).catch((error) => deps.platform.log.error({ err: error, order: orderId }, 'an order could not expire'))
}

async function expire({ platform }: PaymentDeps, orderId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    const isDue =
      order?.status === 'pending' && order.paymentStatus === 'unpaid' && order.paymentDueAt !== null && order.paymentDueAt <= now
    if (isDue) await expireOrder(tx, platform, order, now)
  })
}

async function cancel({ platform }: PaymentDeps, orderId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'pending' || order.paymentStatus !== 'expired') return
    await moveOrder(tx, platform, order, { to: 'cancelled', by: 'system', now, note: 'not-paid' })
  })
}
