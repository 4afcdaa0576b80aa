import type { Settings } from '../../../contract/content.ts'
import { addHours } from '../../../contract/durations.ts'
import { maxUnpaidOrders } from '../../../contract/orders/cash-limits.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { readSettings } from '../content/content.ts'
import {
  buyerOf,
  checkUnconfirmedLimits,
  confirmationTexts,
  countUnpaidOrders,
  findLines,
  movePayment,
  type OrderRow,
  reserveAfterPlacing,
  unreserveOrder,
  updateOrder,
} from '../orders/orders.ts'
import { awaitsExtra } from './extra/extra-due.rule.ts'
import { dueAfter, type PaymentDeps, payableHours } from './payment-deps.ts'

type Paying = { by: 'momo' | 'bank'; now: Date }

/**
 * Refuses an order that can no longer be paid by wallet or transfer. An expired one reserves its units and its coupon
 * again, if available, and gets a new due date, up to a day after it was placed.
 */
export async function ensurePayable(tx: Db, deps: PaymentDeps, order: OrderRow | undefined, { by, now }: Paying): Promise<OrderRow> {
  if (!order) throw new AppError('not_found')
  requireMethod(order, by)
  if (awaitsExtra(order)) return order
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') throw new AppError('already_paid')
  if (order.status !== 'pending') throw new AppError('order_closed')
  if (order.paymentDueAt && order.paymentDueAt > now && order.paymentStatus === 'unpaid') return order
  if (!isRenewable(order, now)) throw new AppError('order_closed')
  const live = order.paymentStatus === 'expired' ? await reopen(tx, deps, order, now) : order
  return updateOrder(tx, live.id, { paymentDueAt: dueAfter(deps, by, now) })
}

/** Refuses where the order has another payment method. */
export function requireMethod({ paymentMethod }: Pick<OrderRow, 'paymentMethod'>, by: OrderRow['paymentMethod']): void {
  if (paymentMethod !== by) throw new AppError('other_payment_method')
}

export function isRenewable(order: Pick<OrderRow, 'createdAt'>, now: Date): boolean {
  return now < addHours(order.createdAt, payableHours)
}

/** How long a buyer may extend an unconfirmed order: a day after it was placed, or up to the later due date it has already. */
export function lastDueOf({ createdAt, paymentDueAt }: Pick<OrderRow, 'createdAt' | 'paymentDueAt'>): Date {
  const day = addHours(createdAt, payableHours)
  return paymentDueAt && paymentDueAt > day ? paymentDueAt : day
}

/** An expired order of a client whose other unpaid orders reserve enough can be paid again, but reserves nothing until it is paid. */
async function reopen(tx: Db, deps: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  const { phone, email, ipKey } = order
  const lines = await findLines(tx, order.id)
  const decision = await checkUnconfirmedLimits(tx, { phone, email, ipKey }, { lines, isPrepaid: true, exceptId: order.id })
  if (decision.kind === 'refused') throw tooManyUnconfirmed(deps.platform, await readSettings(tx))
  if (decision.kind === 'short') throw new AppError('out_of_stock')
  const live = await reopenReserved(tx, deps, order, now)
  return decision.kind === 'unreserved' ? unreserveOrder(tx, deps.platform, live, now) : live
}

/** The refusal names the shop's phone, and when one of the orders has expired, at the latest. */
export function tooManyUnconfirmed({ config }: PaymentDeps['platform'], settings: Settings): AppError {
  return new AppError('too_many_unconfirmed_orders', {
    values: confirmationTexts(settings),
    retryAfter: config.paymentWindowMinutes * 60,
  })
}

/** Reserves the units and the coupon of an expired order again, and reopens its payment. */
export async function reopenReserved(tx: Db, { platform }: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  const owner = order.userId ? { userId: order.userId } : { guestId: order.guestId ?? '' }
  if ((await countUnpaidOrders(tx, owner)) >= maxUnpaidOrders) {
    throw new AppError('too_many_unpaid_orders', { retryAfter: platform.config.paymentWindowMinutes * 60 })
  }
  const again = await reserveAfterPlacing(tx, platform, order, { now })
  if (again.kind === 'short') throw new AppError('out_of_stock')
  if (again.kind === 'coupon-used-up') throw new AppError('discount_used_up')
  return movePayment(tx, again.order, { to: 'unpaid', by: buyerOf(order), now })
}
