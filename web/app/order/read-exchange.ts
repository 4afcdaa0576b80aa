import { OneProduct } from '../../../contract/catalogue.ts'
import { SettingsResponse } from '../../../contract/content.ts'
import { defaultReturnDays } from '../../../contract/orders/exchange-period.ts'
import { returnableUnits } from '../../../contract/orders/exchangeable.rule.ts'
import { type Exchange, OrderExchanges } from '../../../contract/orders/exchanges.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { OrderReturns, type Return } from '../../../contract/orders/returns.ts'
import { isReturnable } from '../../../contract/personalization.rule.ts'
import type { Api } from '../api/api.ts'
import { exchangeableLines, type OpenLine } from './exchangeable-lines.rule.ts'
import { type OrderKey, orderApiPath } from './order-path.ts'

/** A line of a delivered order with the sizes and colours it may be exchanged for; its own size comes last, its own colour first. */
export type ExchangeableLine = { position: number; name: string; choice: string; quantity: number; sizes: string[]; colors: Color[] }
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
export type ReturnableLine = { position: number; name: string; choice: string; units: number }

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
      open.lines.filter(({ item }) => isReturnable(item)),
    )
    const made = open.isOpen ? order.items.filter((item) => !isReturnable(item)) : []
    const notReturnable = [...new Set(made.map(({ product }) => product.name))]
    const until = exchangeableLines(order, { exchanges, returns, exchangeDays: returnDays, now: new Date() })
    const returnable = until.isOpen ? returnableLines(order, { exchanges, returns }) : []
    const isEmpty = [exchanges, returns, lines, returnable, notReturnable].every(({ length }) => length === 0)
    if (isEmpty) return null
    const returnUntil = returnable.length > 0 ? until.deadline : null
    return { until: lines.length > 0 ? open.deadline : null, returnUntil, returnTo, exchanges, lines, notReturnable, returns, returnable }
  } catch {
    // The page shows the order without this part.
    return null
  }
}

function returnableLines({ items }: Order, { exchanges, returns }: { exchanges: Exchange[]; returns: Return[] }): ReturnableLine[] {
  return items.flatMap((item, position) => {
    const { product, color, size, quantity } = item
    const units = isReturnable(item) ? returnableUnits({ position, quantity }, exchanges, returns) : 0
    return units > 0 ? [{ position, name: product.name, choice: [color, size].filter(Boolean).join(' · '), units }] : []
  })
}

async function readLines(api: Api, open: readonly OpenLine[]): Promise<ExchangeableLine[]> {
  const lines = await Promise.all(
    open.map(async ({ item: { product, color }, size, position, units: quantity }) => {
      const now = await api.get(`/api/products/${encodeURIComponent(product._id ?? '')}`, OneProduct).catch(() => null)
      const others = now?.product.sizes.map((each) => each.size).filter((each) => each !== size) ?? []
      const isOwn = (each: { color: string; label: string }) => each.color === color || each.label === color
      const colors =
        now?.product.colors.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map(({ id, label }) => ({ id, label })) ?? []
      const sizes = colors.length > 1 ? [...others, size] : others
      return sizes.length > 0 ? { position, name: product.name, choice: `${color} · ${size}`, quantity, sizes, colors } : null
    }),
  )
  return lines.filter((line) => line !== null)
}
