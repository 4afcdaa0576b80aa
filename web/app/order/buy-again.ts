import { CartResponse } from '../../../contract/cart.ts'
import type { Order } from '../../../contract/orders.ts'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

export type MissedLine = { name: string; choice: string; code: string; message: string }
export type BuyAgainResult = { added: number; missed: MissedLine[] }

/** Puts what was ordered into the cart once more, line by line: what is sold out or gone does not keep the rest out. `press`: sent again under this name, nothing is put in twice. */
export async function buyAgain(api: Api, { items }: Pick<Order, 'items'>, press: string): Promise<BuyAgainResult> {
  const missed: MissedLine[] = []
  for (const [at, { product, color, size, quantity }] of items.entries()) {
    const options = press ? { headers: { 'Idempotency-Key': `${press}-${at}` } } : {}
    try {
      await api.send('POST', '/api/carts', { productId: product._id, quantity, color, size }, CartResponse, options)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const choice = [color, size].filter(Boolean).join(' · ')
      missed.push({ name: product.name, choice, code: error.code, message: error.message })
    }
  }
  return { added: items.length - missed.length, missed }
}
