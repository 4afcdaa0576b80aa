import { useQuery } from '@tanstack/react-query'
import type { Wishlist } from '../../../../contract/wishlist.ts'
import { useLastError } from '../../ui/hooks/use-last-error.ts'
import { wishlistQuery } from '../../wishlist/wishlist-query.ts'

/** The visitor's wishlist; `known` is the one the page was rendered with. */
export function useWishlist(known?: Wishlist | undefined) {
  const query = useQuery({ ...wishlistQuery, initialData: known })
  const { data, isFetching, refetch } = query
  return { wishlist: data, error: useLastError(query), isFetching, refetch }
}
