import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PricePreview, type PricePreviewBody } from '../../../../../contract/admin/prices.ts'
import { ApiError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'

export type PricePreviewState = ReturnType<typeof usePricePreview>

/** What the change would do to these products; asks again a moment after the last edit. */
export function usePricePreview(ids: readonly string[], question: Omit<PricePreviewBody, 'ids'> | null) {
  const wanted = JSON.stringify(question)
  const asked = useDebouncedValue(wanted)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'price preview', ids, asked],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() =>
        browserApi().send('POST', '/api/products/prices/preview', { ids, ...(JSON.parse(asked) as object) }, PricePreview, { signal }),
      ),
    enabled: question !== null && asked !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const failed = error instanceof ApiError ? error : null
  const isValueRefused = failed?.status === 400
  return {
    data: question && !failed ? data?.data : undefined,
    /** The shown preview is not of the current question. */
    isStale: isFetching || isPlaceholderData || asked !== wanted,
    ...errorsOf(isValueRefused ? failed : null),
    failure: failed && !isValueRefused ? failed.message : undefined,
    refetch,
  }
}

/** What is refused about the end goes to its field, everything else to the number. */
function errorsOf(failed: ApiError | null): { valueError: string | undefined; untilError: string | undefined } {
  const until = failed?.issues.find(({ path }) => path === 'until')?.message
  return { untilError: until, valueError: until ? undefined : (failed?.issues[0]?.message ?? failed?.message) }
}
