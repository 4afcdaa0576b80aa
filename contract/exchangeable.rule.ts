import { defaultExchangeDays } from './exchange-period.ts'
import type { ExchangeStatus, ReturnState } from './exchange-states.ts'
import { vietnamDay } from './vietnam-time.ts'

/**
 * Whether a delivered line may be exchanged: the rules for the request on the order page, for staff who open an exchange,
 * and for what both pages offer.
 */

/** The last day of the exchange period, in Vietnam (YYYY-MM-DD). Null: the shop exchanges nothing (`exchangeDays` is 0). */
export function exchangeDeadline(deliveredAt: Date, exchangeDays = defaultExchangeDays): string | null {
  return exchangeDays > 0 ? vietnamDay(deliveredAt, exchangeDays) : null
}

/** The last day counts until midnight. */
export function isBeforeDeadline(deadline: string | null, now: Date): boolean {
  return deadline !== null && vietnamDay(now) <= deadline
}

type Line = { position: number; quantity: number }
type LineExchange = { position: number; quantity: number; status: ExchangeStatus; returnState: ReturnState | null }

/**
 * How many units of a line may be exchanged. A line has one exchange; after a rejected or cancelled one it may have
 * another, without the units that came back already: the customer no longer has them.
 */
export function exchangeableUnits({ position, quantity }: Line, exchanges: readonly LineExchange[]): number {
  const ofLine = exchanges.filter((each) => each.position === position)
  if (ofLine.some(({ status }) => status !== 'rejected' && status !== 'cancelled')) return 0
  return ofLine.reduce((left, each) => (each.returnState === 'received' ? left - each.quantity : left), quantity)
}
