import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type Actor,
  alertOwner,
  awaitsDeposit,
  findShortage,
  insertEvent,
  isToConfirm,
  lockOrder,
  moveOrder,
  type OrderRow,
  reserveAfterPlacing,
  type StoredOrder,
  updateOrder,
  withDetails,
} from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'

/** `staffId`: a member of staff; null for a buyer with the confirmation link. `sewDays`: missing units are sewn in this many days. */
type Confirmation = { orderId: string; by: Actor; staffId: string | null; sewDays?: number | undefined }
type Shortage = { line: number; missing: number }[]
type Outcome = { kind: 'confirmed'; order: OrderRow } | { kind: 'short'; shortage: Shortage } | { kind: 'coupon-used-up' }

/**
 * Confirms a cash order, once. An order without a reservation reserves all of its units now, or it stays unconfirmed
 * (409 `order_out_of_stock`) and the owner is alerted that the buyer wants it.
 */
export async function confirmCash({ platform }: PaymentDeps, confirmation: Confirmation): Promise<OrderRow> {
  const outcome = await transact(platform.db, (tx) => confirm(tx, platform, confirmation))
  if (outcome.kind === 'confirmed') return outcome.order
  if (outcome.kind === 'coupon-used-up') throw new AppError('discount_used_up')
  const issues = outcome.shortage.map(({ line }) => ({ path: `items.${line}`, key: 'not_enough_stock' }))
  throw new AppError('order_out_of_stock', { issues })
}

async function confirm(tx: Db, platform: Platform, { orderId, by, staffId, sewDays }: Confirmation): Promise<Outcome> {
  const now = platform.clock.now()
  const order = await lockOrder(tx, orderId)
  if (!order) throw new AppError('not_found')
  if (order.paymentMethod !== 'cod') throw new AppError('payment_method_unavailable')
  if (order.confirmedAt !== null && order.status !== 'cancelled') return { kind: 'confirmed', order }
  if (!isToConfirm(order)) throw new AppError('order_closed')
  // Otherwise the link alone would reserve the stock of an order whose deposit never arrives.
  if (staffId === null && awaitsDeposit(order)) throw new AppError('deposit_missing')
  if (order.stock !== 'held') {
    const reservation = await reserveAfterPlacing(tx, platform, order, { now, sewDays })
    if (reservation.kind === 'coupon-used-up') return reservation
    if (reservation.kind === 'short') return { kind: 'short', shortage: await recordShortage(tx, platform, order, { by, now }) }
  }
  await insertEvent(tx, order.id, { at: now, what: 'confirmed', by })
  if (staffId)
    await audit(tx, { who: staffId, what: 'order.confirmed', subject: order.id, details: sewDays === undefined ? undefined : { sewDays } })
  return { kind: 'confirmed', order: await updateOrder(tx, order.id, { confirmedAt: now, ipKey: null }) }
}

/** Recorded once, however often the button is pressed: the owner calls the buyer and offers what is in stock. */
async function recordShortage(tx: Db, platform: Platform, order: OrderRow, { by, now }: { by: Actor; now: Date }): Promise<Shortage> {
  const [details] = (await withDetails(tx, [order])) as [StoredOrder]
  const shortage = await findShortage(tx, details)
  if (details.events.some(({ what, to }) => what === 'confirmed' && to === 'short')) return shortage
  await insertEvent(tx, order.id, { at: now, what: 'confirmed', to: 'short', by })
  if (by === 'admin') return shortage
  const pieces = shortage.map(({ line, missing }) => {
    const { name, color, size } = details.lines[line] as StoredOrder['lines'][number]
    return `${name} (${[color, size].filter(Boolean).join(', ')}) × ${missing}`
  })
  await alertOwner(tx, platform, {
    who: 'system',
    what: 'confirmed-out-of-stock',
    subject: order.id,
    details: { pieces: pieces.join('\n') },
  })
  return shortage
}

/** Cancels an order for a person with the confirmation link who did not order it, or no longer wants it. */
export async function declineCash({ platform }: PaymentDeps, { orderId, by }: { orderId: string; by: Actor }): Promise<OrderRow> {
  return transact(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not_found')
    if (order.status === 'cancelled') return order
    if (!isToConfirm(order)) throw new AppError('order_closed')
    return moveOrder(tx, platform, order, { to: 'cancelled', by, now: platform.clock.now(), note: 'declined' })
  })
}
