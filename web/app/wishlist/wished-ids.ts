import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'
import { wishedIdsQuery } from './wish-query.ts'

/** Undefined until the shop has answered. A store instead of a query in every card: a list has many cards. */
const wished = createStore<ReadonlySet<string> | undefined>(undefined)

/** Asked for once, by the header; how many there are, undefined while nobody knows. */
export function useWishCount(): number | undefined {
  const { data, status } = useQuery(wishedIdsQuery)
  useEffect(() => {
    // Hearts can be pressed even where the shop could not say which are full.
    if (status !== 'pending') wished.set(new Set(data))
  }, [data, status])
  return data?.length
}

/** Whether somebody wishes for a product; undefined while nobody knows. */
export function useIsWished(productId: string): boolean | undefined {
  return useSyncExternalStore(
    wished.subscribe,
    () => wished.get()?.has(productId),
    () => undefined,
  )
}
