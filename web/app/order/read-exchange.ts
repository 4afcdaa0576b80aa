import { OneProduct } from '../../../contract/catalogue.ts'
import { SettingsResponse } from '../../../contract/content.ts'
import { defaultReturnDays } from '../../../contract/orders/exchange-period.ts'
import { type Exchange, OrderExchanges } from '../../../contract/orders/exchanges.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { OrderReturns, type Return } from '../../../contract/orders/returns.ts'
import { isReturnable } from '../../../contract/personalization.rule.ts'
import type { PersonalizationField } from '../../../contract/personalization.ts'
import type { Api } from '../api/api.ts'
import { exchangeableLines, type OpenGoods, returnableInTime } from './exchangeable-lines.rule.ts'
import { type OrderKey, orderApiPath } from './order-path.ts'

/** The name of a control for what a new item is made with, before the id of its field. */
export const fieldPrefix = 'made-'

/** A line of a delivered order with the sizes and colours it may be exchanged for; its own size comes last, its own colour first. */
export type ExchangeableLine = {
  key: string
  name: string
  choice: string
  quantity: number
  sizes: string[]
  colors: Color[]
  /** What the product asks for by now; empty where nothing is required. */
  fields: PersonalizationField[]
}
type Color = { id: string; label: string }
/** `returnTo`: the postal address for the old item. `notReturnable`: the items that were made for one child. */
export type ExchangeOptions = {
  until: string | null
  /** The last day for a return. */
  returnUntil: string | null
  returnTo: string
  exchanges: Exchange[]
  lines: ExchangeableLine[]
  notReturnable: string[]
  returns: Return[]
  returnable: ReturnableLine[]
}
/** A line of which units may come back for their money. */
export type ReturnableLine = { key: string; name: string; choice: string; units: number }

/** The exchange options and requests of an order; null where none apply. `until`: the last day for a request. */
export async function readExchange(api: Api, key: OrderKey, order: Order): Promise<ExchangeOptions | null> {
  if (order.status !== 'delivered') return null
  try {
    const [requested, returned, settings] = await Promise.all([
      api.get(orderApiPath(key, '/exchanges'), OrderExchanges),
      api.get(orderApiPath(key, '/returns'), OrderReturns),
      api.get('/api/settings', SettingsResponse),
    ])
    const { exchangeDays, returnDays = defaultReturnDays, brand, owner } = settings.data.settings
    const returnTo = owner.address && [brand.name, brand.phone, owner.address].filter(Boolean).join(', ')
    const exchanges = requested.data
    const returns = returned.data
    const open = exchangeableLines(order, { exchanges, returns, exchangeDays, now: new Date() })
    const lines = await readLines(
      api,
      // Another size is what a buyer asks for here; for something without sizes they talk to the shop.
      open.lines.filter(({ item }) => item.size !== null && isReturnable(item)),
    )
    const made = open.isOpen ? order.items.filter((item) => !isReturnable(item)) : []
    const notReturnable = [...new Set(made.map(({ product }) => product.name))]
    const inTime = returnableInTime(order, { exchanges, returns, exchangeDays: returnDays, now: new Date() })
    const returnable = returnableLines(inTime.lines)
    const isEmpty = [exchanges, returns, lines, returnable, notReturnable].every(({ length }) => length === 0)
    if (isEmpty) return null
    const returnUntil = returnable.length > 0 ? inTime.deadline : null
    return { until: lines.length > 0 ? open.deadline : null, returnUntil, returnTo, exchanges, lines, notReturnable, returns, returnable }
  } catch {
    // The page shows the order without this part.
    return null
  }
}

function returnableLines(open: readonly OpenGoods[]): ReturnableLine[] {
  return open
    .filter(({ item }) => isReturnable(item))
    .map(({ item: { product, color, size }, key, units }) => {
      return { key, name: product.name, choice: [color, size].filter(Boolean).join(' · '), units }
    })
}

async function readLines(api: Api, open: readonly OpenGoods[]): Promise<ExchangeableLine[]> {
  const lines = await Promise.all(
    open.map(async ({ item: { product, color, size }, key, units: quantity }) => {
      const now = await api.get(`/api/products/${encodeURIComponent(product._id ?? '')}`, OneProduct).catch(() => null)
      const others = now?.product.sizes.map((each) => each.size).filter((each) => each !== size) ?? []
      const isOwn = (each: { color: string; label: string }) => each.color === color || each.label === color
      const colors =
        now?.product.colors.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map(({ id, label }) => ({ id, label })) ?? []
      const sizes = colors.length > 1 && size ? [...others, size] : others
      const asked = now?.product.personalization ?? []
      const fields = asked.some(({ required }) => required) ? asked : []
      return sizes.length > 0 ? { key, name: product.name, choice: `${color} · ${size}`, quantity, sizes, colors, fields } : null
    }),
  )
  return lines.filter((line) => line !== null)
}
