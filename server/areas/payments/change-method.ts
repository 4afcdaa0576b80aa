import type { Settings } from '../../../contract/content.ts'
import { addHours } from '../../../contract/durations.ts'
import { formatAmount } from '../../../contract/money.ts'
import { depositOf, depositRule } from '../../../contract/orders/deposit.rule.ts'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { readSettings } from '../content/content.ts'
import {
  type Actor,
  checkUnconfirmedLimits,
  findCashHistory,
  findLines,
  insertEvent,
  lockOrder,
  newConfirmation,
  type OrderRow,
  reserveAfterPlacing,
  unreserveOrder,
  updateOrder,
} from '../orders/orders.ts'
import { isRenewable, lastDueOf, reopenReserved, tooManyUnconfirmed } from './ensure-payable.ts'
import { dueAfter, type PaymentDeps, payableHours } from './payment-deps.ts'
import { offerPayments } from './payment-offers.rule.ts'
import { retireAttempt } from './retire-attempt.ts'
import { createNextAttempt } from './start-payment.ts'

/** `ipKey`: the client, by which the order is counted if none is stored with it. */
type MethodChangeRequest = { orderId: string; to: PaymentMethod; by: Actor; staffId: string | null; ipKey: string }

/**
 * Changes the payment method of an order while no part of it is paid; the price stays. A running wallet attempt is no
 * longer offered but still watched, so that money for it is accepted or refunded. The units have to be free; whether
 * they are reserved is subject to the limits of unpaid orders. A buyer's change of an unconfirmed order does not prolong
 * its reservation: the new end counts from when the order was placed.
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
    if (isCounted && to !== 'cod' && now >= lastDueOf(order)) throw new AppError('order_closed')
    const client = isCounted ? clientOf(order, to, ipKey) : null
    const confirmation = confirmationOf(order, { to, settings, from: isCounted ? order.createdAt : now })
    const isInTime = confirmation.confirmDueAt === null || confirmation.confirmDueAt > now
    const mayReserve = !isCounted || ((await requireAnotherUnpaid(tx, deps, order, { to, ipKey: client, settings })) && isInTime)
    const reserved = await requireReserved(tx, deps, order, now)
    const live = mayReserve ? reserved : await unreserveOrder(tx, deps.platform, reserved, now)
    await retireAttempt(tx, order, now)
    await insertEvent(tx, order.id, { at: now, what: 'payment-method', from: order.paymentMethod, to, by })
    const details = { from: order.paymentMethod, to }
    if (staffId) await audit(tx, { who: staffId, what: 'order.payment-method', subject: order.id, details })
    const changed = await updateOrder(tx, live.id, {
      paymentMethod: to,
      paymentDueAt: dueOf(deps, order, { to, isCounted, now }),
      depositVnd: to === 'cod' ? depositOf(depositRule(settings), order.totalVnd) : 0,
      ...confirmation,
      ipKey: client,
    })
    if (to === 'momo') await createNextAttempt(tx, changed, now)
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
  const hasGiver = order.giftWishes?.giver !== undefined
  const offers = offerPayments({ settings, hasWallet: deps.momo !== null, amount: order.totalVnd, refused, isConfirmed, hasGiver })
  const offer = offers.find(({ method }) => method === to)
  if (offer?.available) return
  if (offer?.ceiling !== undefined) throw new AppError('cash_above_ceiling', { values: { most: formatAmount(offer.ceiling) } })
  throw new AppError(to === 'cod' && hasGiver ? 'cash_for_gift' : 'payment_method_unavailable')
}

/** An unpaid order with reserved units only changes its method: nothing about its client is checked. */
function isUnchecked(order: OrderRow, to: PaymentMethod): boolean {
  return to !== 'cod' && order.stock === 'held' && order.paymentMethod !== 'cod'
}

/** The client that placed the order stays its client: else its reservation could be moved to another one. */
function clientOf(order: OrderRow, to: PaymentMethod, ipKey: string): string | null {
  return isUnchecked(order, to) ? order.ipKey : (order.ipKey ?? ipKey)
}

/** False: the order may wait for its money or confirmation, but its client has reserved enough already. */
async function requireAnotherUnpaid(
  tx: Db,
  { platform }: PaymentDeps,
  order: OrderRow,
  { to, ipKey, settings }: { to: PaymentMethod; ipKey: string | null; settings: Settings },
): Promise<boolean> {
  if (isUnchecked(order, to)) return true
  const lines = (await findLines(tx, order.id)).map(({ fromStock, ...line }) => ({
    ...line,
    ...(order.stock === 'held' ? { reserved: fromStock } : {}),
  }))
  const decision = await checkUnconfirmedLimits(
    tx,
    { phone: order.phone, email: order.email, ipKey },
    { lines, isPrepaid: to !== 'cod', exceptId: order.id },
  )
  if (decision.kind === 'refused') throw tooManyUnconfirmed(platform, settings)
  return decision.kind === 'reserve'
}

/** An expired order, or a cash order without a reservation, reserves its units again. */
async function requireReserved(tx: Db, deps: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.paymentStatus === 'expired') return reopenInTime(tx, deps, order, now)
  if (order.stock === 'held') return order
  const reservation = await reserveAfterPlacing(tx, deps.platform, order, { now })
  if (reservation.kind === 'reserved') return reservation.order
  throw new AppError(reservation.kind === 'short' ? 'out_of_stock' : 'discount_used_up')
}

/** `from`: when the time to confirm begins. */
type Confirmation = { to: PaymentMethod; settings: Settings; from: Date }

/** A cash order waits for its confirmation, unless it has one; an order that is paid before delivery does not. */
function confirmationOf({ confirmedAt }: OrderRow, { to, settings, from }: Confirmation): Pick<OrderRow, 'confirmToken' | 'confirmDueAt'> {
  return to !== 'cod' || confirmedAt !== null ? { confirmToken: null, confirmDueAt: null } : newConfirmation(settings, from)
}

async function reopenInTime(tx: Db, deps: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  if (!isRenewable(order, now)) throw new AppError('order_closed')
  return reopenReserved(tx, deps, order, now)
}

type Due = { to: PaymentMethod; isCounted: boolean; now: Date }

/** Cash has no due date. An order changed from cash had none, so it gets a day: after the change, or after it was placed. */
function dueOf(deps: PaymentDeps, order: OrderRow, { to, isCounted, now }: Due): Date | null {
  if (to === 'cod') return null
  const due = order.paymentMethod === 'cod' ? addHours(now, payableHours) : dueAfter(deps, to, now)
  const later = order.paymentDueAt && order.paymentDueAt > due ? order.paymentDueAt : due
  const last = lastDueOf(order)
  return isCounted && later > last ? last : later
}
