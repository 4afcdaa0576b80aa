import { CartResponse } from '../../../contract/cart.ts'
import type { Order, OrderItem } from '../../../contract/orders/orders.ts'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'

export type MissedLine = { item: OrderItem; code: string; message: string }
export type BuyAgainResult = { added: number; missed: MissedLine[] }

/**
 * Adds the items of an order to the cart, line by line: a line that is sold out or gone does not stop the others. A retry with the same
 * `press` adds nothing twice.
 */
export async function buyAgain(api: Api, { items }: Pick<Order, 'items'>, press: string): Promise<BuyAgainResult> {
  const missed: MissedLine[] = []
  const sold = items.filter(({ isCustom }) => !isCustom)
  for (const [at, item] of sold.entries()) {
    const { product, color, size, personalization, quantity } = item
    const options = press ? { headers: { 'Idempotency-Key': `${press}-${at}` } } : {}
    const wishes = personalization?.map(({ fieldId, value }) => ({ fieldId, value }))
    const line = { productId: product._id, quantity, color, size, ...(wishes ? { personalization: wishes } : {}) }
    try {
      await api.send('POST', '/api/carts', line, CartResponse, options)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      missed.push({ item, code: error.code, message: error.message })
    }
  }
  return { added: sold.length - missed.length, missed }
}
