import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { OrderEditPreview } from '../../../../../contract/admin/order-edits.ts'
import { ApiError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import type { RequestedEdit } from './edit-draft.ts'

/** What the edit would change, fetched after each pause. A refusal is shown in its words. */
export function useEditPreview(orderId: string, edit: RequestedEdit) {
  const debounced = useDebouncedValue(JSON.stringify(edit))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['order-edit-preview', orderId, debounced],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() =>
        browserApi().send('POST', `/api/orders/${orderId}/edit/preview`, JSON.parse(debounced) as RequestedEdit, OrderEditPreview, {
          signal,
        }),
      ),
    enabled: edit.lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const refusal = error instanceof ApiError && error.status < 500 ? error : null
  return {
    preview: error ? undefined : data?.data,
    refusal: refusal && { code: refusal.code, message: refusal.message, issues: refusal.issues },
    isFailed: error !== null && refusal === null,
    isFetching,
    retry: () => void refetch(),
  }
}
export type EditPreview = ReturnType<typeof useEditPreview>
