import { useQuery } from '@tanstack/react-query'
import { BuyerResponse } from '../../../../../contract/admin/buyers.ts'
import { parsePhone } from '../../../../../contract/phone-number.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { withQuery } from '../../../paths.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'

/** Who ordered with this phone before; asks once the number is complete. */
export function useBuyer(written: string) {
  const phone = parsePhone(written)
  const asked = useDebouncedValue(phone)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'buyer', asked],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get(withQuery('/api/orders/buyer', { phone: asked }), BuyerResponse, { signal })),
    enabled: asked !== null,
    staleTime: 0,
  })
  const isCurrent = phone !== null && phone === asked
  return {
    /** Undefined until it is known; null for a phone without an order. */
    buyer: isCurrent ? data?.data.buyer : undefined,
    isFailed: isCurrent && isError,
    isFetching,
    retry: () => void refetch(),
  }
}
