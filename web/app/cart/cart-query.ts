import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Cart } from '../../../contract/cart.ts'
import { browserApi } from '../browser-api.ts'

/** The contract's schemas come with the first question about a cart, not with the page. */
const schemas = () => import('../../../contract/cart.ts')

export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async ({ signal }): Promise<Cart> => {
    const { CartAnswer } = await schemas()
    return (await browserApi().get('/api/carts', CartAnswer, { signal })).data.cart
  },
})

/** Sends one change and puts the cart the shop answers with in place of the one shown. */
export async function sendToCart(client: QueryClient, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Cart> {
  const { CartAnswer } = await schemas()
  const { cart } = (await browserApi().send(method, path, body, CartAnswer)).data
  client.setQueryData(cartQuery.queryKey, cart)
  return cart
}
