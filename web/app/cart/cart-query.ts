import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Cart, CartResponse } from '../../../contract/cart.ts'
import { shallowSchema } from '../api/api.ts'
import { browserApi } from '../api/browser-api.ts'
import { createSerialQueue } from '../api/serial-queue.ts'

const cartResponse = shallowSchema<z.output<typeof CartResponse>>(({ data }) => Array.isArray(data?.cart?.items))

export const cartQuery = queryOptions({
  queryKey: ['cart'],
  // Another tab may have changed it, or ordered it.
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }): Promise<Cart> => {
    return (await browserApi().get('/api/carts', cartResponse, { signal })).data.cart
  },
})

const enqueue = createSerialQueue()

/** Sends one change and caches the returned cart; cancels an older fetch of the cart. */
export function sendToCart(client: QueryClient, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Cart> {
  return enqueue(async () => {
    const { cart } = (await browserApi().send(method, path, body, cartResponse)).data
    await client.cancelQueries({ queryKey: cartQuery.queryKey })
    client.setQueryData(cartQuery.queryKey, cart)
    return cart
  })
}
