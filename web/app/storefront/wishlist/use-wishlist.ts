import { useQuery } from '@tanstack/react-query'
import type { Wishlist } from '../../../../contract/wishlist.ts'
import { wishlistQuery } from '../../wishlist/wish-query.ts'

/** What the person at this browser wishes for; `known` is what the page already came with. */
export function useWishlist(known?: Wishlist | undefined) {
  const { data, error, isFetching, refetch } = useQuery({ ...wishlistQuery, initialData: known })
  return { wishlist: data, error, isFetching, refetch }
}
