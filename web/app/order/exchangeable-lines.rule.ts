import {
  exchangeableUnits,
  exchangeDeadline,
  hasReplacement,
  isBeforeDeadline,
  returnableUnits,
} from '../../../contract/orders/exchangeable.rule.ts'
import type { Exchange } from '../../../contract/orders/exchanges.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { Return } from '../../../contract/orders/returns.ts'

type Exchangeable = Pick<Order, 'status' | 'history' | 'items'>
type OpenItem = Pick<Order['items'][number], 'product' | 'color' | 'size' | 'quantity' | 'personalization'>
/**
 * Goods that the customer has: of a line as it was ordered, or as they came in an exchange of it (`exchange`). `units`: how
 * many may be exchanged or returned. `key`: for form fields.
 */
export type OpenGoods = { item: OpenItem; position: number; exchange: string | null; key: string; units: number }

type Offer = { exchanges: readonly Exchange[]; returns?: readonly Return[]; exchangeDays: number | undefined; now: Date }
type GoodsWithDeadline = Omit<OpenGoods, 'units'> & { deadline: string | null }

/**
 * What may still be exchanged of an order: its lines and what came in exchanges of them, until the end of the day `deadline`,
 * which is the last one of all. `deadline` is null before delivery, and where the shop exchanges nothing. The server checks the
 * same rules when it receives a request.
 */
export function exchangeableLines(order: Exchangeable, { exchanges, returns = [], exchangeDays, now }: Offer) {
  const goods = goodsOf(order, exchanges, exchangeDays)
  const deadline = lastDay(goods)
  const lines = goods.flatMap(({ deadline: until, ...each }): OpenGoods[] => {
    const isInTime = isBeforeDeadline(until, now)
    const units = isInTime ? exchangeableUnits({ ...each, quantity: each.item.quantity }, exchanges, returns) : 0
    return units > 0 ? [{ ...each, units }] : []
  })
  return { deadline, isOpen: isBeforeDeadline(deadline, now), lines }
}

/** What may come back for its money, whenever: the days of the policy bind only the buyer. */
export function returnableGoods(
  order: Exchangeable,
  { exchanges, returns }: { exchanges: readonly Exchange[]; returns: readonly Return[] },
) {
  return goodsOf(order, exchanges, undefined).flatMap(({ deadline: _, ...each }): OpenGoods[] => {
    const units = returnableUnits({ ...each, quantity: each.item.quantity }, exchanges, returns)
    return units > 0 ? [{ ...each, units }] : []
  })
}

/** What the buyer may still return, until the end of the day `deadline`. */
export function returnableInTime(order: Exchangeable, { exchanges, returns = [], exchangeDays, now }: Offer) {
  const goods = goodsOf(order, exchanges, exchangeDays)
  const inTime = new Set(goods.filter(({ deadline }) => isBeforeDeadline(deadline, now)).map(({ key }) => key))
  return { deadline: lastDay(goods), lines: returnableGoods(order, { exchanges, returns }).filter(({ key }) => inTime.has(key)) }
}

function goodsOf({ status, history, items }: Exchangeable, exchanges: readonly Exchange[], days: number | undefined): GoodsWithDeadline[] {
  const deliveredAt = history.findLast(({ what, to }) => what === 'status' && to === 'delivered')?.at
  const deadline = status === 'delivered' && deliveredAt ? exchangeDeadline(new Date(deliveredAt), days) : null
  const ordered = items.map((item, position): GoodsWithDeadline => ({ item, position, exchange: null, key: String(position), deadline }))
  const came = exchanges.filter(hasReplacement).flatMap((each): GoodsWithDeadline[] => {
    const { _id: exchange, position, arrivedAt } = each
    const line = items[position]
    if (!line) return []
    const ownDeadline = arrivedAt && deadline !== null ? exchangeDeadline(new Date(arrivedAt), days) : deadline
    return [{ item: itemOf(each, line), position, exchange, key: `${position}-${exchange}`, deadline: ownDeadline }]
  })
  return [...ordered, ...came]
}

function itemOf({ product, toProduct, toColor, toSize, quantity, personalization }: Exchange, line: OpenItem): OpenItem {
  const now = toProduct ? { ...toProduct, image: toProduct.image ?? '' } : product
  return { product: { ...line.product, ...now }, color: toColor, size: toSize || null, quantity, personalization }
}

function lastDay(goods: readonly GoodsWithDeadline[]): string | null {
  return goods.reduce<string | null>(
    (last, { deadline }) => (last === null || (deadline !== null && deadline > last) ? deadline : last),
    null,
  )
}
