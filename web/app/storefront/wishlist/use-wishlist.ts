import { useQuery } from '@tanstack/react-query'
import type { Wishlist } from '../../../../contract/wishlist.ts'
import { useLastError } from '../../ui/use-last-error.ts'
import { wishlistQuery } from '../../wishlist/wish-query.ts'

/** What the person at this browser wishes for; `known` is what the page already came with. */
export function useWishlist(known?: Wishlist | undefined) {
  const asked = useQuery({ ...wishlistQuery, initialData: known })
  const { data, isFetching, refetch } = asked
  return { wishlist: data, error: useLastError(asked), isFetching, refetch }
}
