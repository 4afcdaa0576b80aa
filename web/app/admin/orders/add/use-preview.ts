import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { OrderPreview, type OrderPreviewQuery } from '../../../../../contract/admin/checkout.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'

export type Preview = ReturnType<typeof usePreview>

/**
 * The total of the order, fetched after each pause in editing. After a failure it shows nothing, because the last
 * total belongs to an earlier draft.
 */
export function usePreview(question: OrderPreviewQuery) {
  const debounced = useDebouncedValue(JSON.stringify(question))
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['order-preview', debounced],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() =>
        browserApi().send('POST', '/api/orders/for-customer/preview', JSON.parse(debounced) as OrderPreviewQuery, OrderPreview, { signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { preview: isError ? undefined : data?.data, isFailed: isError, isFetching, retry: () => void refetch() }
}
