import { useQuery } from '@tanstack/react-query'
import type { Wishlist } from '../../../../contract/wishlist.ts'
import { useLastError } from '../../ui/hooks/use-last-error.ts'
import { wishlistQuery } from '../../wishlist/wishlist-query.ts'

/** What the person at this browser wishes for; `known` is what the page already came with. */
export function useWishlist(known?: Wishlist | undefined) {
  const query = useQuery({ ...wishlistQuery, initialData: known })
  const { data, isFetching, refetch } = query
  return { wishlist: data, error: useLastError(query), isFetching, refetch }
}
