import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { OrderPreview, type PreviewQuestion } from '../../../../../contract/checkout.admin.ts'
import { browserApi } from '../../../browser-api.ts'
import { useTyped } from './use-typed.ts'

/** What the order would come to, asked of the shop whenever somebody stops changing it. */
export function usePreview(question: PreviewQuestion): OrderPreview['data'] | undefined {
  const asked = useTyped(JSON.stringify(question))
  const { data } = useQuery({
    queryKey: ['order-preview', asked],
    queryFn: ({ signal }) =>
      browserApi().send('POST', '/api/orders/for-customer/preview', JSON.parse(asked) as PreviewQuestion, OrderPreview, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return data?.data
}
