import { vietnamDay } from '../vietnam-time.ts'
import { defaultExchangeDays } from './exchange-period.ts'
import type { ExchangeStatus, ReturnState } from './exchange-states.ts'
import type { ReturnStatus } from './return-states.ts'

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
type Inspected = { stock: number; secondChoice: number; writtenOff: number }
type LineReturn = { status: ReturnStatus; lines: readonly { position: number; quantity: number; inspected: Inspected | null }[] }

/**
 * How many units of a line may be exchanged. A line has one exchange; after a rejected or cancelled one it may have
 * another, without the units that came back already or are about to: the customer no longer has them.
 */
export function exchangeableUnits(line: Line, exchanges: readonly LineExchange[], returns: readonly LineReturn[] = []): number {
  const isTaken = exchanges.some(({ position, status }) => position === line.position && status !== 'rejected' && status !== 'cancelled')
  return isTaken ? 0 : returnableUnits(line, exchanges, returns)
}

/** How many units of a line may come back for their money: never more than were bought, each once. */
export function returnableUnits(line: Line, exchanges: readonly LineExchange[], returns: readonly LineReturn[]): number {
  const exchanged = exchanges
    .filter(({ position, status, returnState }) => position === line.position && (isInForce(status) || returnState === 'received'))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const returned = returns.reduce((sum, each) => sum + unitsOf(each, line.position), 0)
  return Math.max(0, line.quantity - exchanged - returned)
}

function isInForce(status: ExchangeStatus): boolean {
  return status !== 'rejected' && status !== 'cancelled'
}

/** The announced units until the inspection, after it those that came. */
function unitsOf({ status, lines }: LineReturn, position: number): number {
  const line = lines.find((each) => each.position === position)
  if (!line || status === 'rejected' || status === 'cancelled') return 0
  const { inspected } = line
  return inspected ? inspected.stock + inspected.secondChoice + inspected.writtenOff : line.quantity
}
