import { addDays } from '../../../../contract/durations.ts'
import { daysUntilCancelled } from '../../../../contract/orders/cash-limits.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { findUnconfirmedDue, isToConfirm, lockOrder, moveOrder, type OrderRow, releaseUnconfirmedOrder } from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'

const atOnce = 50

/**
 * Unconfirmed cash orders release their stock when their time is over; a week later they are cancelled. Each has its
 * own transaction under the order's lock, so that two processes may run this at once, and again after a crash.
 */
export async function expireUnconfirmedOrders(deps: PaymentDeps): Promise<void> {
  const { db, clock } = deps.platform
  const now = clock.now()
  for (const orderId of await findUnconfirmedDue(db, 'reserved', now, atOnce)) await logFailure(deps, orderId, release)
  const weekAgo = addDays(now, -daysUntilCancelled)
  for (const orderId of await findUnconfirmedDue(db, 'released', weekAgo, atOnce)) await logFailure(deps, orderId, cancel)
}

/** An order that fails does not stop the others. */
async function logFailure(deps: PaymentDeps, orderId: string, work: (deps: PaymentDeps, orderId: string) => Promise<void>): Promise<void> {
  await work(deps, orderId).catch((error) =>
    deps.platform.log.error({ err: error, order: orderId }, 'an unconfirmed cash order could not be released or cancelled'),
  )
}

async function release({ platform }: PaymentDeps, orderId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    if (isDue(order, now) && order.stock !== 'released') await releaseUnconfirmedOrder(tx, platform, order, now)
  })
}

async function cancel({ platform }: PaymentDeps, orderId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    if (!isDue(order, addDays(now, -daysUntilCancelled)) || order.stock !== 'released') return
    await moveOrder(tx, platform, order, { to: 'cancelled', by: 'system', now, note: 'not-confirmed' })
  })
}

function isDue(order: OrderRow | undefined, by: Date): order is OrderRow {
  return order !== undefined && isToConfirm(order) && order.confirmDueAt !== null && order.confirmDueAt <= by
}
