import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { WishedIds, Wishlist, WishlistResponse } from '../../../contract/wishlist.ts'
import { shallowSchema } from '../api/api.ts'
import { browserApi } from '../api/browser-api.ts'
import { createSerialQueue } from '../api/serial-queue.ts'

const idsResponse = shallowSchema<z.output<typeof WishedIds>>(({ data }) => Array.isArray(data?.productIds))
const listResponse = shallowSchema<z.output<typeof WishlistResponse>>(({ data }) => Array.isArray(data?.wishlist?.items))

/** The ids of the wishlist items, which is all that cards need. */
export const wishlistIdsQuery = queryOptions({
  queryKey: ['wished-ids'],
  queryFn: async ({ signal }): Promise<readonly string[]> => {
    return (await browserApi().get('/api/wishlists/ids', idsResponse, { signal })).data.productIds
  },
})

const enqueue = createSerialQueue()
let pendingChanges = 0

/** Also updates the ids and their count: another tab may have changed the list since they were read. */
export const wishlistQuery = queryOptions({
  queryKey: ['wishlist'],
  queryFn: async ({ signal, client }): Promise<Wishlist> => {
    const { wishlist } = (await browserApi().get('/api/wishlists', listResponse, { signal })).data
    // A pending change is shown optimistically, but not yet part of this response.
    if (pendingChanges === 0) {
      const ids = wishlist.items.map(({ _id }) => _id)
      client.setQueryData(wishlistIdsQuery.queryKey, ids)
    }
    return wishlist
  },
})

/** Sends one change and caches the returned wishlist; cancels an older fetch of it. */
export function sendToWishlist(client: QueryClient, method: 'POST' | 'DELETE', productId: string): Promise<void> {
  pendingChanges += 1
  return enqueue(async () => {
    const { wishlist } = (await browserApi().send(method, '/api/wishlists', { productId }, listResponse)).data
    await client.cancelQueries({ queryKey: wishlistQuery.queryKey })
    client.setQueryData(wishlistQuery.queryKey, wishlist)
  }).finally(() => {
    pendingChanges -= 1
  })
}
