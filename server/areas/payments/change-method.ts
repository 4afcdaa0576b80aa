import type { Settings } from '../../../contract/content.ts'
import { depositOf, depositRule } from '../../../contract/deposit.ts'
import type { PaymentMethod } from '../../../contract/orders.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import { transact } from '../../platform/transact.ts'
import { readSettings } from '../content/content.ts'
import { type Actor, findCashHistory, insertEvent, lockOrder, type OrderRow, updateOrder } from '../orders/orders.ts'
import { isRenewable, revive } from './make-payable.ts'
import { canPayBy } from './payment-offers.ts'
import { dueAfter, minutesAfter, type PaymentRoom, payableHours, secondsAfter } from './payment-room.ts'
import { findLatestPayment, updatePayment } from './payments.sql.ts'
import { addTry } from './start-payment.ts'

type Change = { orderId: string; to: PaymentMethod; by: Actor; staffId: string | null }

/**
 * The same order, paid another way, as long as no part of it is paid: nothing of its price changes. A try at the wallet that is under way is not
 * offered any more but still listened to, so money that arrives for it all the same is taken or goes back.
 */
export async function changeMethod(room: PaymentRoom, { orderId, to, by, staffId }: Change): Promise<OrderRow> {
  return transact(room.platform.db, async (tx) => {
    const now = room.platform.clock.now()
    const order = requireOpen(await lockOrder(tx, orderId))
    if (order.paymentMethod === to) return order
    if (order.depositPaidAt !== null) throw new AppError('already_paid')
    const settings = await readSettings(tx)
    await requireOffered(tx, room, order, { to, settings })
    const live = order.paymentStatus === 'expired' ? await reviveInTime(tx, room, order, now) : order
    await retireTry(tx, order, now)
    await insertEvent(tx, order.id, { at: now, what: 'payment-method', from: order.paymentMethod, to, by })
    const details = { from: order.paymentMethod, to }
    if (staffId) await audit(tx, { who: staffId, what: 'order.payment-method', subject: order.id, details })
    const changed = await updateOrder(tx, live.id, {
      paymentMethod: to,
      paymentDueAt: dueOf(room, order, to, now),
      depositVnd: to === 'cod' ? depositOf(depositRule(settings), order.totalVnd) : 0,
    })
    if (to === 'momo') await addTry(tx, changed, ((await findLatestPayment(tx, order.id))?.attempt ?? 0) + 1, now)
    return changed
  })
}

function requireOpen(order: OrderRow | undefined): OrderRow {
  if (!order) throw new AppError('not_found')
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') throw new AppError('already_paid')
  if (order.status !== 'pending') throw new AppError('order_closed')
  return order
}

async function requireOffered(
  tx: Db,
  room: PaymentRoom,
  order: OrderRow,
  { to, settings }: { to: PaymentMethod; settings: Settings },
): Promise<void> {
  const { refused } = await findCashHistory(tx, order.phone)
  const isOffered = canPayBy(to, { settings, hasWallet: room.momo !== null, amount: order.totalVnd, refused })
  if (!isOffered) throw new AppError('payment_method_unavailable')
}

async function reviveInTime(tx: Db, room: PaymentRoom, order: OrderRow, now: Date): Promise<OrderRow> {
  if (!isRenewable(order, now)) throw new AppError('order_closed')
  return revive(tx, room, order, now)
}

/** Cash has no hour to be paid by. What was to be paid in cash was kept without one, so it has a day. */
function dueOf(room: PaymentRoom, order: OrderRow, to: PaymentMethod, now: Date): Date | null {
  if (to === 'cod') return null
  const due = order.paymentMethod === 'cod' ? minutesAfter(now, payableHours * 60) : dueAfter(room, to, now)
  return order.paymentDueAt && order.paymentDueAt > due ? order.paymentDueAt : due
}

/** The gateway cannot call a try back, so it goes on being asked about it as long as it could be paid. */
async function retireTry(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const latest = await findLatestPayment(tx, order.id)
  if (latest?.state !== 'starting' && latest?.state !== 'waiting') return
  const queryAt = latest.claimedUntil ?? latest.queryAt
  const wasAsked = latest.state === 'waiting' || latest.claimedUntil !== null
  await updatePayment(tx, latest.id, {
    state: 'failed',
    reason: 'method-changed',
    claimedUntil: null,
    queryAt: wasAsked ? (queryAt ?? secondsAfter(now, 10)) : null,
  })
}
