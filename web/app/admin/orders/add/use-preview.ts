import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { OrderPreview, type PreviewQuestion } from '../../../../../contract/checkout.admin.ts'
import { browserApi } from '../../../browser-api.ts'
import { sendSignedIn } from '../../use-admin-call.ts'
import { useTyped } from './use-typed.ts'

export type Preview = ReturnType<typeof usePreview>

/** What the order would come to, asked of the shop whenever somebody stops changing it. Where that fails nothing is shown: the last sum is another order's. */
export function usePreview(question: PreviewQuestion) {
  const asked = useTyped(JSON.stringify(question))
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['order-preview', asked],
    queryFn: ({ signal }) =>
      sendSignedIn(() =>
        browserApi().send('POST', '/api/orders/for-customer/preview', JSON.parse(asked) as PreviewQuestion, OrderPreview, { signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { preview: isError ? undefined : data?.data, isFailed: isError, isFetching, retry: () => void refetch() }
}
