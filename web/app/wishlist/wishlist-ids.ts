import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'
import { wishlistIdsQuery } from './wishlist-query.ts'

/** Undefined until the shop has answered. A store instead of a query in every card: a list has many cards. */
const wishlistIds = createStore<ReadonlySet<string> | undefined>(undefined)

/** Asked for once, by the header; how many there are, undefined while nobody knows. */
export function useWishlistCount(): number | undefined {
  const { data, status } = useQuery(wishlistIdsQuery)
  useEffect(() => {
    // Hearts can be pressed even where the shop could not say which are full.
    if (status !== 'pending') wishlistIds.set(new Set(data))
  }, [data, status])
  return data?.length
}

/** Whether somebody wishes for a product; undefined while nobody knows. */
export function useIsInWishlist(productId: string): boolean | undefined {
  return useSyncExternalStore(
    wishlistIds.subscribe,
    () => wishlistIds.get()?.has(productId),
    () => undefined,
  )
}
