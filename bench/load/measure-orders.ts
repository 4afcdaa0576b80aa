import { randomUUID } from 'node:crypto'
import type { Location } from '../../contract/content.ts'
import { seededRandom, zipfRanks } from '../fill/seeded-random.ts'
import { createHttpClient, type HttpClient, type HttpResponse } from '../support/http-client.ts'
import { percentile } from '../support/percentile.ts'
import { newOrder } from '../support/shoppers.ts'
import type { SoldVariant } from './request-paths.ts'

type Area = Pick<Location, 'shippingFee' | 'freeFrom'>
type Cart = { guest: HttpClient; variant: SoldVariant }
export type OrderFigures = { perSecond: number; p50: number; p99: number; failed: number }

const province = newOrder('cod', '').address.province

/** Buyers of products by Zipf, each a new guest with one unit who pays cash. Checks every total. */
export async function openBuyers(url: string, variants: readonly SoldVariant[]) {
  const response = await createHttpClient().send('GET', `${url}/api/locations`)
  const area = ((response?.json.data ?? []) as Location[]).find(({ provinces }) => provinces.includes(province))
  if (!area) throw new Error(`the shop does not deliver to ${province}`)
  const nextRank = zipfRanks(variants.length, seededRandom(2))

  async function addToCart(): Promise<Cart | null> {
    const variant = variants[nextRank()] as SoldVariant
    const guest = createHttpClient()
    const { productId, color, size } = variant
    const added = await guest.send('POST', `${url}/api/carts`, { productId, color, size, quantity: 1 })
    return added?.status === 201 ? { guest, variant } : null
  }

  async function placeOrder({ guest, variant }: Cart): Promise<boolean> {
    const key = randomUUID()
    const placed = await guest.send('POST', `${url}/api/orders`, newOrder('cod', key), { 'idempotency-key': key })
    return isRight(placed, variant, area as Area)
  }

  /** Places `count` orders from carts that were filled before. */
  async function rush(count: number, clients: number): Promise<OrderFigures> {
    const carts = await inTurn(count, clients, addToCart)
    const filled = carts.filter((cart) => cart !== null)
    const waiting = filled.values()
    const times: number[] = []
    let failed = count - filled.length
    const since = performance.now()
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (const cart of waiting) {
          const { isDone, ms } = await timed(() => placeOrder(cart))
          times.push(ms)
          if (!isDone) failed += 1
        }
      }),
    )
    const seconds = (performance.now() - since) / 1_000
    return { perSecond: filled.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed }
  }

  /** One buyer after the other. */
  async function oneByOne(count: number): Promise<{ add: OrderFigures; order: OrderFigures }> {
    const [adds, orders]: [number[], number[]] = [[], []]
    const failed = { add: 0, order: 0 }
    for (let i = 0; i < count; i++) {
      const since = performance.now()
      const cart = await addToCart()
      adds.push(performance.now() - since)
      if (!cart) {
        failed.add += 1
        continue
      }
      const { isDone, ms } = await timed(() => placeOrder(cart))
      orders.push(ms)
      if (!isDone) failed.order += 1
    }
    const figures = (times: number[], failed: number) => {
      const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1_000
      return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed }
    }
    return { add: figures(adds, failed.add), order: figures(orders, failed.order) }
  }

  return { rush, oneByOne }
}

/** Accepted, and the total is the unit's price and the delivery fee. */
function isRight(placed: HttpResponse | null, { price }: SoldVariant, { shippingFee, freeFrom }: Area): boolean {
  if (placed?.status !== 201) return false
  const { subTotal, shippingFee: fee, discount, finalAmount } = placed.json.data.order
  const expectedFee = freeFrom !== null && price >= freeFrom ? 0 : shippingFee
  return subTotal === price && fee === expectedFee && discount === 0 && finalAmount === price + expectedFee
}

async function timed(work: () => Promise<boolean>): Promise<{ isDone: boolean; ms: number }> {
  const since = performance.now()
  const isDone = await work()
  return { isDone, ms: performance.now() - since }
}

async function inTurn<T>(count: number, atOnce: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  const turns = Array.from({ length: count }, (_, i) => i).values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const _ of turns) results.push(await work())
    }),
  )
  return results
}
