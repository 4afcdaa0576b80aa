import { randomUUID } from 'node:crypto'
import { createHttpClient, type HttpClient, type HttpResponse } from './http-client.ts'

export type BenchProduct = { productId: string; color: string; size?: string }

/** An order the shop has acknowledged, and whether its wallet took the money. */
export type PlacedOrder = { note: string; orderId: string; orderNumber: string; isPaid: boolean }

const address = { fullName: 'Nguyễn Thị Mai', province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '12 Chi Lăng' }
let people = 0

/** Puts one unit into a new cart, from a new IP unless one is given; null if the shop refused. */
export async function fillCart(url: string, product: BenchProduct, ip?: string): Promise<HttpClient | null> {
  const guest = createHttpClient(ip)
  const answer = await guest.send('POST', `${url}/api/carts`, { ...product, quantity: 1 })
  return answer?.status === 201 ? guest : null
}

/** Every order has its own phone and mailbox, because each may have only a few open cash orders. */
export function newOrder(paymentMethod: 'cod' | 'momo', note: string) {
  people += 1
  return { address: { ...address, phone: `09${10_000_000 + people}` }, email: `bench${people}@example.com`, paymentMethod, note }
}

/** Places the order of the cart, once. */
export function placeOrder(guest: HttpClient, url: string, note: string): Promise<HttpResponse | null> {
  return guest.send('POST', `${url}/api/orders`, newOrder('cod', note), { 'idempotency-key': note })
}

/**
 * One purchase that is retried: without a response, or with one that asks to retry, it sends the same key again until the
 * shop accepts or refuses. Null if it was refused (sold out).
 */
export async function buy(urls: readonly string[], product: BenchProduct, isOver: () => boolean): Promise<PlacedOrder | null> {
  const note = randomUUID()
  const anyUrl = () => urls[Math.floor(Math.random() * urls.length)] ?? ''
  const method = Math.random() < 0.5 ? 'cod' : 'momo'
  const guest = await until(() => fillCart(anyUrl(), product), isOver)
  if (!guest) return null
  const order = newOrder(method, note)
  for (;;) {
    const answer = await guest.send('POST', `${anyUrl()}/api/orders`, order, { 'idempotency-key': note })
    if (answer?.status === 201) {
      const { _id: orderId, orderNumber, token } = answer.json
      const isPaid = method === 'momo' && (await pay(guest, anyUrl, orderId, token))
      return { note, orderId, orderNumber, isPaid }
    }
    if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429 && answer.json?.code !== 'in_progress') return null
    await pause()
  }
}

/** True once the sandbox wallet has taken the money; the sandbox loses half of its callbacks on purpose. */
async function pay(guest: HttpClient, anyUrl: () => string, orderId: string, token: string): Promise<boolean> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const url = anyUrl()
    const checkout = await guest.send('POST', `${url}/api/payments/checkout`, { orderId, token })
    const paymentUrl = checkout?.json?.data?.paymentUrl as string | undefined
    if (!paymentUrl) {
      await pause()
      continue
    }
    // Any running process serves the wallet's page.
    const wallet = new URL(paymentUrl)
    const decision = Math.random() < 0.5 ? 'pay' : 'pay-unheard'
    const answer = await guest.send('POST', `${url}${wallet.pathname}${wallet.search}`, `decision=${decision}`, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    if (answer?.status === 303) return true
    await pause()
  }
  return false
}

async function until<T>(ask: () => Promise<T | null>, isOver: () => boolean): Promise<T | null> {
  while (!isOver()) {
    const answer = await ask()
    if (answer) return answer
    await pause()
  }
  return null
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150))
