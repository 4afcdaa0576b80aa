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

/** Units of a line as they were ordered (`exchange` null), or as they came in an exchange of it. */
export type Goods = { position: number; quantity: number; exchange?: string | null | undefined }
type LineExchange = {
  position: number
  fromExchange: string | null
  quantity: number
  status: ExchangeStatus
  returnState: ReturnState | null
}
type Inspected = { stock: number; secondChoice: number; writtenOff: number }
type ReturnedGoods = { position: number; exchange: string | null; quantity: number; inspected: Inspected | null }
type LineReturn = { status: ReturnStatus; lines: readonly ReturnedGoods[] }

/**
 * How many units may be exchanged. A line has one open exchange, whatever it exchanges; units that came back already or are
 * about to are not exchanged: the customer no longer has them.
 */
export function exchangeableUnits(goods: Goods, exchanges: readonly LineExchange[], returns: readonly LineReturn[] = []): number {
  const isOpen = ({ position, status }: LineExchange) => position === goods.position && (status === 'requested' || status === 'approved')
  return exchanges.some(isOpen) ? 0 : returnableUnits(goods, exchanges, returns)
}

/** How many units may come back for their money: never more than the customer got, each once. */
export function returnableUnits(goods: Goods, exchanges: readonly LineExchange[], returns: readonly LineReturn[]): number {
  const exchanged = exchanges
    .filter((each) => isOf(goods, each.position, each.fromExchange) && takesUnits(each))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const returned = returns.reduce((sum, each) => sum + unitsOf(each, goods), 0)
  return Math.max(0, goods.quantity - exchanged - returned)
}

/**
 * Whether what came in an exchange may be exchanged again or returned: once the old items are back. Without them the customer
 * would get money for two of which one was paid.
 */
export function hasReplacement({ status, returnState }: Pick<LineExchange, 'status' | 'returnState'>): boolean {
  return status === 'done' && returnState === 'received'
}

/** Whether the units of an exchange are gone from the goods they were exchanged for. */
export function takesUnits({ status, returnState }: Pick<LineExchange, 'status' | 'returnState'>): boolean {
  return (status !== 'rejected' && status !== 'cancelled') || returnState === 'received'
}

function isOf(goods: Goods, position: number, exchange: string | null): boolean {
  return position === goods.position && exchange === (goods.exchange ?? null)
}

/** The announced units until the inspection, after it those that came. */
function unitsOf({ status, lines }: LineReturn, goods: Goods): number {
  const line = lines.find(({ position, exchange }) => isOf(goods, position, exchange))
  if (!line || status === 'rejected' || status === 'cancelled') return 0
  const { inspected } = line
  return inspected ? inspected.stock + inspected.secondChoice + inspected.writtenOff : line.quantity
}
