import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'
import { wishlistIdsQuery } from './wishlist-query.ts'

/** Undefined until the shop has responded. A store instead of a query in every card, because a list has many cards. */
const wishlistIds = createStore<ReadonlySet<string> | undefined>(undefined)

/** The number of wishlist items, undefined while unknown. The header fetches it once. */
export function useWishlistCount(): number | undefined {
  const { data, status } = useQuery(wishlistIdsQuery)
  useEffect(() => {
    // The wishlist buttons work even if the list failed to load.
    if (status !== 'pending') wishlistIds.set(new Set(data))
  }, [data, status])
  return data?.length
}

/** Whether a product is on the wishlist; undefined while unknown. */
export function useIsInWishlist(productId: string): boolean | undefined {
  return useSyncExternalStore(
    wishlistIds.subscribe,
    () => wishlistIds.get()?.has(productId),
    () => undefined,
  )
}
