import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PricePreview, type PriceRule } from '../../../../../contract/admin/prices.ts'
import { ApiError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'

export type PricePreviewState = ReturnType<typeof usePricePreview>

/** What the rule would do to these products; asks again a moment after the last change. */
export function usePricePreview(ids: readonly string[], rule: PriceRule | null) {
  const wanted = JSON.stringify(rule)
  const asked = useDebouncedValue(wanted)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'price preview', ids, asked],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() =>
        browserApi().send('POST', '/api/products/prices/preview', { ids, rule: JSON.parse(asked) as PriceRule }, PricePreview, { signal }),
      ),
    enabled: rule !== null && asked !== 'null',
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
    isStale: isFetching || isPlaceholderData || asked !== wanted,
    valueError: isValueRefused ? (failed.issues[0]?.message ?? failed.message) : undefined,
    failure: failed && !isValueRefused ? failed.message : undefined,
    refetch,
  }
}
