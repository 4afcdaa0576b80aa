import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { WishedIds, Wishlist, WishlistAnswer } from '../../../contract/wishlist.ts'
import { trusted } from '../api.ts'
import { browserApi } from '../browser-api.ts'
import { createTurns } from '../ui/in-turn.ts'

const idsAnswer = trusted<z.output<typeof WishedIds>>(({ data }) => Array.isArray(data?.productIds))
const listAnswer = trusted<z.output<typeof WishlistAnswer>>(({ data }) => Array.isArray(data?.wishlist?.items))

/** Which products have a full heart: all that cards need. */
export const wishedIdsQuery = queryOptions({
  queryKey: ['wished-ids'],
  queryFn: async ({ signal }): Promise<readonly string[]> => {
    return (await browserApi().get('/api/wishlists/ids', idsAnswer, { signal })).data.productIds
  },
})

const inTurn = createTurns()
let changesUnderWay = 0

/** Hearts and their count go by it too: another tab may have changed the list since they were read. */
export const wishlistQuery = queryOptions({
  queryKey: ['wishlist'],
  queryFn: async ({ signal, client }): Promise<Wishlist> => {
    const { wishlist } = (await browserApi().get('/api/wishlists', listAnswer, { signal })).data
    // A heart pressed meanwhile shows what the shop does not know yet.
    if (changesUnderWay === 0) {
      const ids = wishlist.items.map(({ _id }) => _id)
      client.setQueryData(wishedIdsQuery.queryKey, ids)
    }
    return wishlist
  },
})

/** Sends one change and puts what the shop answers with in place of what is shown, and of what was asked for before. */
export function sendWish(client: QueryClient, method: 'POST' | 'DELETE', productId: string): Promise<void> {
  changesUnderWay += 1
  return inTurn(async () => {
    const { wishlist } = (await browserApi().send(method, '/api/wishlists', { productId }, listAnswer)).data
    await client.cancelQueries({ queryKey: wishlistQuery.queryKey })
    client.setQueryData(wishlistQuery.queryKey, wishlist)
  }).finally(() => {
    changesUnderWay -= 1
  })
}
