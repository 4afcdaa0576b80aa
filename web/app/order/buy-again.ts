import { CartAnswer } from '../../../contract/cart.ts'
import type { Order } from '../../../contract/orders.ts'
import type { Api } from '../api.ts'
import { ApiError } from '../api-error.ts'

export type NotAdded = { name: string; choice: string; code: string; message: string }
export type BoughtAgain = { added: number; missed: NotAdded[] }

/** Puts what was ordered into the cart once more, line by line: what is sold out or gone does not keep the rest out. `press`: sent again under this name, nothing is put in twice. */
export async function buyAgain(api: Api, { items }: Pick<Order, 'items'>, press: string): Promise<BoughtAgain> {
  const missed: NotAdded[] = []
  for (const [at, { product, color, size, quantity }] of items.entries()) {
    const options = press ? { headers: { 'Idempotency-Key': `${press}-${at}` } } : {}
    try {
      await api.send('POST', '/api/carts', { productId: product._id, quantity, color, size }, CartAnswer, options)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const choice = [color, size].filter(Boolean).join(' · ')
      missed.push({ name: product.name, choice, code: error.code, message: error.message })
    }
  }
  return { added: items.length - missed.length, missed }
}
