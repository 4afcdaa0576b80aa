import { setTimeout } from 'node:timers/promises'
import { createHttpClient, type HttpClient } from './http-client.ts'
import type { BenchProduct, PlacedOrder } from './shoppers.ts'
import { admin } from './spawn-shop.ts'

type StoredOrder = {
  _id: string
  orderNumber: string
  status: string
  paymentStatus: string
  paymentMethod: string
  stockState: string
  note?: string
  items: { product: { _id: string | null }; color: string; size?: string | null; quantity: number }[]
}
type Stock = { color: string; size?: string; onHand: number; reserved: number }

export async function signInAdmin(url: string): Promise<HttpClient> {
  const client = createHttpClient()
  const signIn = () => client.send('POST', `${url}/api/users/login`, admin)
  let answer = await signIn()
  // A shop that has just started, or is under load, responds 503 with Retry-After.
  for (let tries = 1; answer?.status === 503 && tries < 30; tries++) {
    await setTimeout(1_000)
    answer = await signIn()
  }
  if (answer?.status !== 200) throw new Error(`the admin could not sign in: ${JSON.stringify(answer)}`)
  return client
}

async function readOrders(client: HttpClient, url: string): Promise<StoredOrder[]> {
  const orders: StoredOrder[] = []
  for (let page = 1; ; page++) {
    const answer = await client.send('GET', `${url}/api/orders?limit=100&page=${page}`)
    if (answer?.status !== 200) throw new Error(`the orders could not be read: ${JSON.stringify(answer)}`)
    orders.push(...answer.json.data.orders)
    if (page >= answer.json.data.totalPage) return orders
  }
}

export async function readStock(client: HttpClient, url: string, productId: string): Promise<Stock[]> {
  const answer = await client.send('GET', `${url}/api/products/${productId}`)
  return answer?.json.product.stock ?? []
}

/** Sets the free stock of one variant. */
export async function setStock(client: HttpClient, url: string, product: BenchProduct, free: number): Promise<number> {
  const variant = (await readStock(client, url, product.productId)).find((each) => isOf(each, product))
  const onHand = (variant?.reserved ?? 0) + free
  const { productId, ...place } = product
  const answer = await client.send('PATCH', `${url}/api/products/${productId}`, { stock: [{ ...place, onHand }] })
  if (answer?.status !== 200) throw new Error(`the stock could not be set: ${JSON.stringify(answer)}`)
  return onHand
}

function isOf(each: { color: string; size?: string | null | undefined }, { color, size }: BenchProduct): boolean {
  return each.color === color && (each.size ?? undefined) === size
}

export type Findings = { orders: number; lost: number; doubled: number; oversold: number; stuck: number }

/** Compares the shop's records with what buyers were promised. `initialStock`: the product's stock at the start. */
export async function checkInvariants(
  url: string,
  { promised, products }: { promised: readonly PlacedOrder[]; products: readonly { product: BenchProduct; initialStock: number }[] },
): Promise<Findings> {
  const client = await signInAdmin(url)
  const orders = await readOrders(client, url)
  const byId = new Map(orders.map((order) => [order._id, order]))
  const notes = new Map<string, number>()
  for (const { note = '' } of orders) notes.set(note, (notes.get(note) ?? 0) + 1)
  const lost = promised.filter(({ orderId, orderNumber }) => byId.get(orderId)?.orderNumber !== orderNumber).length
  const doubled = [...notes].filter(([note, times]) => note !== '' && times > 1).length
  const stuck = promised.filter(({ orderId, isPaid }) => isPaid && byId.get(orderId)?.paymentStatus !== 'paid').length
  let oversold = 0
  for (const { product, initialStock } of products) {
    const sold = orders
      .filter(({ stockState }) => stockState === 'reserved' || stockState === 'committed')
      .flatMap(({ items }) => items)
      .filter((item) => item.product._id === product.productId && isOf(item, product))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const variant = (await readStock(client, url, product.productId)).find((each) => isOf(each, product))
    const left = variant ? variant.onHand - variant.reserved : 0
    if (sold > initialStock) oversold += sold - initialStock
    // A unit that is neither sold nor in stock was lost.
    if (sold + left !== initialStock) oversold += Math.abs(initialStock - sold - left)
  }
  return { orders: orders.length, lost, doubled, oversold, stuck }
}
