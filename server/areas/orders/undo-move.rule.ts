import { minuteMs } from '../../../contract/durations.ts'
import type { OrderEventRow, StoredOrder } from './orders.sql.ts'

/** Later an order is moved on purpose: the customer may have seen on its page that it is being prepared. */
const undoMinutes = 10

/** What the same step may have done before it moved the order. */
const besides = new Set(['stock', 'payment', 'deposit', 'extra', 'refund'])

type Facts = Pick<StoredOrder, 'status' | 'stock' | 'email' | 'parcel' | 'events'>

/**
 * The last move of an order, if it can be taken back as if it had never been made: by staff, the last change of all, without a
 * mail, money, a parcel or units that were reserved for it.
 */
export function undoableMove({ status, stock, email, parcel, events }: Facts): OrderEventRow | null {
  const last = events.at(-1)
  const isLast = last?.what === 'status' && last.by === 'admin' && last.to === status
  if (!last || !isLast || parcel !== null || stock !== 'taken') return null
  const didMore = events.some(({ what, at }) => besides.has(what) && at.getTime() === last.at.getTime())
  if (didMore) return null
  if (status === 'shipped') return email === null ? last : null
  return status === 'processing' ? last : null
}

export function isUndoTooLate(move: OrderEventRow, now: Date): boolean {
  return now.getTime() - move.at.getTime() > undoMinutes * minuteMs
}
