import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Cart, CartAnswer } from '../../../contract/cart.ts'
import { trusted } from '../api.ts'
import { browserApi } from '../browser-api.ts'
import { createTurns } from '../ui/in-turn.ts'

const cartAnswer = trusted<z.output<typeof CartAnswer>>(({ data }) => Array.isArray(data?.cart?.items))

export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async ({ signal }): Promise<Cart> => {
    return (await browserApi().get('/api/carts', cartAnswer, { signal })).data.cart
  },
})

const inTurn = createTurns()

/** Sends one change and puts the cart the shop answers with in place of the one shown, and of one asked for before. */
export function sendToCart(client: QueryClient, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Cart> {
  return inTurn(async () => {
    const { cart } = (await browserApi().send(method, path, body, cartAnswer)).data
    await client.cancelQueries({ queryKey: cartQuery.queryKey })
    client.setQueryData(cartQuery.queryKey, cart)
    return cart
  })
}
