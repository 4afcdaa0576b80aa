import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PricePreview, type PriceRule } from '../../../../../contract/admin/prices.ts'
import { ApiError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { useDebounced } from './use-debounced.ts'

export type PricePreviewState = ReturnType<typeof usePricePreview>

const typingMs = 300

/** What the rule would do to these products; asks again a moment after the last change. */
export function usePricePreview(ids: readonly string[], rule: PriceRule | null) {
  const asked = useDebounced(rule, typingMs)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'price preview', ids, asked],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().send('POST', '/api/products/prices/preview', { ids, rule: asked }, PricePreview, { signal })),
    enabled: asked !== null && rule !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const failed = error instanceof ApiError ? error : null
  const isValueRefused = failed?.status === 400
  return {
    data: rule && !failed ? data?.data : undefined,
    /** The shown preview is not of the current rule. */
    isStale: isFetching || isPlaceholderData || JSON.stringify(asked) !== JSON.stringify(rule),
    valueError: isValueRefused ? (failed.issues[0]?.message ?? failed.message) : undefined,
    failure: failed && !isValueRefused ? failed.message : undefined,
    refetch,
  }
}
