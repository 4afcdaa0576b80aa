import { useQuery } from '@tanstack/react-query'
import type { Cart } from '../../../contract/cart.ts'
import { useLastError } from '../ui/hooks/use-last-error.ts'
import { cartQuery } from './cart-query.ts'
import type { Status } from './cart-statuses.ts'

/** The visitor's cart, undefined until the shop has responded; `known` is the cart the page was rendered with. */
export function useCart(known?: Cart | undefined): {
  cart: Cart | undefined
  status: Status
  error: Error | null
  /** Whether a fetch has failed; stays true during a retry. */
  isRefused: boolean
  isFetching: boolean
  updatedAt: number
  refetch(): void
} {
  const query = useQuery({ ...cartQuery, initialData: known })
  const { data, status, failureCount, isFetching, dataUpdatedAt, refetch } = query
  const error = useLastError(query)
  const statuses = { pending: error ? 'failure' : 'loading', success: 'success', error: 'failure' } as const
  return {
    ...{ cart: data, error, isFetching },
    status: statuses[status],
    isRefused: error !== null || failureCount > 0,
    updatedAt: dataUpdatedAt,
    refetch: () => void refetch(),
  }
}
