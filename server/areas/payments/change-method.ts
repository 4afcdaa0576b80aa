import type { Settings } from '../../../contract/content.ts'
import { depositOf, depositRule } from '../../../contract/deposit.rule.ts'
import { formatAmount } from '../../../contract/money.ts'
import type { PaymentMethod } from '../../../contract/orders.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { readSettings } from '../content/content.ts'
import {
  type Actor,
  checkUnconfirmedLimits,
  confirmationTexts,
  findCashHistory,
  findLines,
  insertEvent,
  lockOrder,
  newConfirmation,
  type OrderRow,
  reserveOrder,
  unreserveOrder,
  updateOrder,
} from '../orders/orders.ts'
import { isRenewable, reviveReserved } from './ensure-payable.ts'
import { dueAfter, minutesAfter, type PaymentDeps, payableHours, secondsAfter } from './payment-deps.ts'
import { offerPayments } from './payment-offers.rule.ts'
import { findLatestPayment, updatePayment } from './payments.sql.ts'
import { addTry } from './start-payment.ts'

/** `ipKey`: the client; orders neither paid nor confirmed are counted by it. */
type MethodChangeRequest = { orderId: string; to: PaymentMethod; by: Actor; staffId: string | null; ipKey: string }

/**
 * Changes the payment method of an order while no part of it is paid; the price stays. A running wallet attempt is no
 * longer offered but still watched, so that money for it is accepted or refunded. The units have to be free; whether
 * they are reserved is subject to the limits of unpaid orders.
 */
export async function changeMethod(deps: PaymentDeps, { orderId, to, by, staffId, ipKey }: MethodChangeRequest): Promise<OrderRow> {
  return transact(deps.platform.db, async (tx) => {
    const now = deps.platform.clock.now()
    const order = requireOpen(await lockOrder(tx, orderId))
    if (order.paymentMethod === to) return order
    if (order.depositPaidAt !== null) throw new AppError('already_paid')
    const settings = await readSettings(tx)
    const isConfirmed = order.confirmedAt !== null
    await requireOffered(tx, deps, order, { to, settings, isConfirmed: isConfirmed || staffId !== null })
    const isCounted = !isConfirmed && staffId === null
    const mayReserve = !isCounted || (await requireAnotherUnpaid(tx, order, { to, ipKey, settings }))
    const reserved = await requireReserved(tx, deps, order, now)
    const live = mayReserve ? reserved : await unreserveOrder(tx, deps.platform, reserved, now)
    await retireTry(tx, order, now)
    await insertEvent(tx, order.id, { at: now, what: 'payment-method', from: order.paymentMethod, to, by })
    const details = { from: order.paymentMethod, to }
    if (staffId) await audit(tx, { who: staffId, what: 'order.payment-method', subject: order.id, details })
    const changed = await updateOrder(tx, live.id, {
      paymentMethod: to,
      paymentDueAt: dueOf(deps, order, to, now),
      depositVnd: to === 'cod' ? depositOf(depositRule(settings), order.totalVnd) : 0,
      ...confirmationOf(order, { to, settings, ipKey: isCounted ? ipKey : null, now }),
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
  deps: PaymentDeps,
  order: OrderRow,
  { to, settings, isConfirmed }: { to: PaymentMethod; settings: Settings; isConfirmed: boolean },
): Promise<void> {
  const { refused } = await findCashHistory(tx, order.phone)
  const offers = offerPayments({ settings, hasWallet: deps.momo !== null, amount: order.totalVnd, refused, isConfirmed })
  const offer = offers.find(({ method }) => method === to)
  if (offer?.available) return
  if (offer?.ceiling !== undefined) throw new AppError('cash_above_ceiling', { values: { most: formatAmount(offer.ceiling) } })
  throw new AppError('payment_method_unavailable')
}

/** False: the order may wait for its money or confirmation, but its client has reserved enough already. */
async function requireAnotherUnpaid(
  tx: Db,
  order: OrderRow,
  { to, ipKey, settings }: { to: PaymentMethod; ipKey: string; settings: Settings },
): Promise<boolean> {
  const isPrepaid = to !== 'cod'
  // An unpaid order with reserved units only changes its method.
  if (isPrepaid && order.stock === 'held' && order.paymentMethod !== 'cod') return true
  const lines = (await findLines(tx, order.id)).map(({ fromStock, ...line }) => ({
    ...line,
    ...(order.stock === 'held' ? { reserved: fromStock } : {}),
  }))
  const judged = await checkUnconfirmedLimits(
    tx,
    { phone: order.phone, email: order.email, ipKey },
    { lines, isPrepaid, exceptId: order.id },
  )
  if (judged.kind === 'refused') throw new AppError('too_many_unconfirmed_orders', { values: confirmationTexts(settings) })
  return judged.kind === 'reserve'
}

/** An expired order, or a cash order without a reservation, reserves its units again. */
async function requireReserved(tx: Db, deps: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.paymentStatus === 'expired') return reopenInTime(tx, deps, order, now)
  if (order.stock === 'held') return order
  const reservation = await reserveOrder(tx, deps.platform, order, { now })
  if (reservation.kind === 'reserved') return reservation.order
  throw new AppError(reservation.kind === 'short' ? 'out_of_stock' : 'discount_used_up')
}

type Confirmation = { to: PaymentMethod; settings: Settings; ipKey: string | null; now: Date }

/** A cash order waits for its confirmation, unless it has one; an order that is paid before delivery does not. */
function confirmationOf({ confirmedAt }: OrderRow, { to, settings, ipKey, now }: Confirmation): Partial<OrderRow> {
  if (to !== 'cod' || confirmedAt !== null) return { confirmToken: null, confirmDueAt: null, ipKey }
  return { ...newConfirmation(settings, now), ipKey }
}

async function reopenInTime(tx: Db, deps: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  if (!isRenewable(order, now)) throw new AppError('order_closed')
  return reviveReserved(tx, deps, order, now)
}

/** Cash has no due date. An order changed from cash had none, so it gets a day. */
function dueOf(deps: PaymentDeps, order: OrderRow, to: PaymentMethod, now: Date): Date | null {
  if (to === 'cod') return null
  const due = order.paymentMethod === 'cod' ? minutesAfter(now, payableHours * 60) : dueAfter(deps, to, now)
  return order.paymentDueAt && order.paymentDueAt > due ? order.paymentDueAt : due
}

/** The gateway cannot cancel an attempt, so it is queried as long as it could still be paid. */
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
