import { OneProduct } from '../../../contract/catalogue.ts'
import { SettingsResponse } from '../../../contract/content.ts'
import { defaultExchangeDays, type Exchange, OrderExchanges } from '../../../contract/exchanges.ts'
import type { Order } from '../../../contract/orders.ts'
import type { Api } from '../api/api.ts'
import { type OrderKey, orderApiPath } from './order-path.ts'

/** A line of a delivered order with the sizes and colours it may be exchanged for; its own size comes last, its own colour first. */
export type ExchangeableLine = { position: number; name: string; choice: string; quantity: number; sizes: string[]; colors: Color[] }
type Color = { id: string; label: string }
/** `returnTo`: the postal address for the old item. */
export type ExchangeOptions = { until: string | null; returnTo: string; exchanges: Exchange[]; lines: ExchangeableLine[] }

const dayMs = 24 * 60 * 60 * 1_000

/**
 * The exchange options and requests of an order; null where none apply. After `until` the shop accepts no more requests; the shop
 * checks that itself when it receives one.
 */
export async function readExchange(api: Api, key: OrderKey, order: Order): Promise<ExchangeOptions | null> {
  const deliveredAt = order.history.findLast(({ what, to }) => what === 'status' && to === 'delivered')?.at
  if (order.status !== 'delivered' || !deliveredAt) return null
  try {
    const [requested, settings] = await Promise.all([
      api.get(orderApiPath(key, '/exchanges'), OrderExchanges),
      api.get('/api/settings', SettingsResponse),
    ])
    const { exchangeDays = defaultExchangeDays, brand, owner } = settings.data.settings
    const returnTo = owner.address && [brand.name, brand.phone, owner.address].filter(Boolean).join(', ')
    const end = Date.parse(deliveredAt) + exchangeDays * dayMs
    const isOpen = exchangeDays > 0 && Date.now() <= end
    const exchanges = requested.data
    const lines = isOpen ? await readLines(api, order, new Set(exchanges.filter(isTaken).map(({ position }) => position))) : []
    if (exchanges.length === 0 && lines.length === 0) return null
    return { until: lines.length > 0 ? new Date(end).toISOString() : null, returnTo, exchanges, lines }
  } catch {
    // The page shows the order without this part.
    return null
  }
}

/** A line whose exchange was cancelled can be requested again. */
function isTaken({ status }: Exchange): boolean {
  return status !== 'cancelled'
}

async function readLines(api: Api, order: Order, requested: ReadonlySet<number>): Promise<ExchangeableLine[]> {
  const lines = await Promise.all(
    order.items.map(async ({ product, color, size, quantity }, position) => {
      if (!size || requested.has(position)) return null
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
