import { daysUntilCancelled } from '../../../contract/cash-limits.ts'
import { transact } from '../../platform/transact.ts'
import { findUnconfirmedDue, isToConfirm, lapseOrder, lockOrder, moveOrder, type OrderRow } from '../orders/orders.ts'
import { minutesAfter, type PaymentRoom } from './payment-room.ts'

const atOnce = 50
const minutesUntilCancelled = daysUntilCancelled * 24 * 60

/**
 * Cash orders nobody has confirmed in time release their stock; a week later they are cancelled. Each in a transaction
 * of its own under the order's lock, so that it may run in two processes at once, and again after a crash.
 */
export async function lapseCashOrders(room: PaymentRoom): Promise<void> {
  const { db, clock } = room.platform
  const now = clock.now()
  for (const orderId of await findUnconfirmedDue(db, 'kept', now, atOnce)) await alone(room, orderId, lapse)
  const weekAgo = minutesAfter(now, -minutesUntilCancelled)
  for (const orderId of await findUnconfirmedDue(db, 'released', weekAgo, atOnce)) await alone(room, orderId, end)
}

/** One order that fails does not stop the others. */
async function alone(room: PaymentRoom, orderId: string, work: (room: PaymentRoom, orderId: string) => Promise<void>): Promise<void> {
  await work(room, orderId).catch((error) => room.platform.log.error({ err: error, order: orderId }, 'a cash order could not lapse'))
}

async function lapse({ platform }: PaymentRoom, orderId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    if (isDue(order, now) && order.stock !== 'released') await lapseOrder(tx, platform, order, now)
  })
}

async function end({ platform }: PaymentRoom, orderId: string): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, orderId)
    if (!isDue(order, minutesAfter(now, -minutesUntilCancelled)) || order.stock !== 'released') return
    await moveOrder(tx, platform, order, { to: 'cancelled', by: 'system', now, note: 'not-confirmed' })
  })
}

function isDue(order: OrderRow | undefined, by: Date): order is OrderRow {
  return order !== undefined && isToConfirm(order) && order.confirmDueAt !== null && order.confirmDueAt <= by
}
