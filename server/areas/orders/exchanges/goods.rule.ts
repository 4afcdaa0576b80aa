import { type Goods, hasReplacement, takesUnits } from '../../../../contract/orders/exchangeable.rule.ts'
import type { ReturnStatus } from '../../../../contract/orders/return-states.ts'
import type { orderExchanges } from '../../../../db/schema/exchanges.ts'
import type { OrderLineRow } from '../orders.sql.ts'

export type ExchangeRow = typeof orderExchanges.$inferSelect

/**
 * What the customer has of an order, and what was really paid for it. Goods of an exchange are presented as an order line: its
 * total is the price paid for the old items, plus or minus the difference. So the same rules exchange and return them.
 */

type Inspected = { stock: number; secondChoice: number; writtenOff: number }
export type ReturnState = {
  status: ReturnStatus
  lines: { position: number; exchange: string | null; quantity: number; inspected: Inspected | null; paidVnd: number | null }[]
}
/** All that moved goods of an order. */
export type OrderGoods = { lines: OrderLineRow[]; exchanges: ExchangeRow[]; returns: ReturnState[] }
type PaidLine = Pick<OrderLineRow, 'quantity' | 'totalVnd' | 'discountVnd'>
type Key = Pick<Goods, 'position' | 'exchange'>

/** The goods of a line as they were ordered, or as they came in an exchange; undefined where the customer never had such. */
export function findGoods({ lines, exchanges }: OrderGoods, { position, exchange: id }: Key): OrderLineRow | undefined {
  const line = lines.find((each) => each.position === position)
  if (!line || !id) return line
  const exchange = exchanges.find((each) => each.id === id && each.position === position)
  return exchange && hasReplacement(exchange) ? lineOfExchange(line, exchange) : undefined
}

/** What came in an exchange of a line, as a line. */
export function lineOfExchange(line: OrderLineRow, exchange: ExchangeRow): OrderLineRow {
  const { quantity, toProduct } = exchange
  const totalVnd = Math.max(0, paidForOld(line, exchange) + paidDifference(exchange))
  const product = toProduct && { productId: toProduct._id, name: toProduct.name, slug: toProduct.slug, imageUrl: toProduct.image ?? '' }
  return {
    ...line,
    ...product,
    sku: '',
    variantId: exchange.toVariantId,
    color: exchange.toColor ?? line.color,
    size: exchange.toSize || null,
    personalization: exchange.personalization,
    madeToOrder: exchange.madeToOrder,
    ...{ quantity, fromStock: exchange.fromStock, totalVnd, discountVnd: 0, unitVnd: Math.round(totalVnd / quantity) },
    ...{ note: null, priceReason: null, secondChoiceId: null },
  }
}

/** What was paid for the old items of an exchange. */
export function paidForOld(line: PaidLine, { paidVnd, quantity }: Pick<ExchangeRow, 'paidVnd' | 'quantity'>): number {
  return paidVnd ?? shareOf(line, quantity)
}

/** What the customer has paid more for the new items, or was refunded. Cash of the parcel counts once it was collected. */
function paidDifference({ differenceVnd, differenceWay, differencePaidAt, replacementState }: ExchangeRow): number {
  const isCollected = differenceWay === 'cash' && replacementState === 'delivered'
  return differenceVnd < 0 || differencePaidAt !== null || isCollected ? differenceVnd : 0
}

/**
 * What was paid for units of goods that leave the customer now. The parts that left before have their own sums, so that all
 * parts together are what the goods cost.
 */
export function paidForUnits(of: OrderGoods, key: Key, units: number): number {
  const line = findGoods(of, key)
  if (!line) return 0
  const left = partsTaken(of, key).reduce((rest, part) => ({ units: rest.units - part.units, paid: rest.paid - part.paid }), {
    units: line.quantity,
    paid: paidFor(line),
  })
  return left.units < 1 ? 0 : Math.max(0, Math.round((left.paid * Math.min(units, left.units)) / left.units))
}

/** Whether the shop waived a difference on the way to these goods, so that their price was never paid in full. */
export function isPartlyWaived({ exchanges }: OrderGoods, { exchange }: Pick<Key, 'exchange'>): boolean {
  for (let id = exchange; id; ) {
    const came = exchanges.find((each) => each.id === id)
    if (came?.differenceWay === 'waived') return true
    id = came?.fromExchangeId
  }
  return false
}

/** The part of an announced sum for the units that came. */
export function partOf(paidVnd: number, came: number, announced: number): number {
  return Math.round((paidVnd * came) / announced)
}

/** What was paid for a number of units, as a part of the line. */
export function shareOf(line: PaidLine, units: number): number {
  return partOf(paidFor(line), Math.min(units, line.quantity), line.quantity)
}

function paidFor({ totalVnd, discountVnd }: PaidLine): number {
  return totalVnd - discountVnd
}

function partsTaken({ lines, exchanges, returns }: OrderGoods, { position, exchange = null }: Key): { units: number; paid: number }[] {
  const line = lines.find((each) => each.position === position)
  if (!line) return []
  const exchanged = exchanges
    .filter((each) => each.position === position && each.fromExchangeId === exchange && takesUnits(each))
    .map((each) => ({ units: each.quantity, paid: paidForOld(line, each) }))
  const returned = returns
    .filter(({ status }) => status !== 'rejected' && status !== 'cancelled')
    .flatMap((each) => each.lines.filter((part) => part.position === position && part.exchange === exchange))
    .map(({ quantity, inspected, paidVnd }) => {
      const units = inspected ? inspected.stock + inspected.secondChoice + inspected.writtenOff : quantity
      return { units, paid: paidVnd ?? shareOf(line, units) }
    })
  return [...exchanged, ...returned]
}
