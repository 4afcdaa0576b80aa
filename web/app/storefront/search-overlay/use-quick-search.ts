import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { popularQuery, quickSearchQuery } from './quick-search-query.ts'

/** The results for a term. A new term aborts the previous request; until its results arrive, the last ones stay. */
export function useQuickSearch(term: string, isOpen: boolean) {
  const isWanted = isOpen && term !== ''
  const { data, error, isFetching, refetch } = useQuery({ ...quickSearchQuery(term), enabled: isWanted })
  const found = useLast(data, term !== '')
  const hasNone = found?.total === 0
  const popular = useQuery({ ...popularQuery, enabled: isOpen && hasNone })
  return {
    found: data ?? (error ? undefined : found),
    error: data ? null : error,
    isLoading: isWanted && isFetching && !data,
    popular: popular.data,
    retry: () => void refetch(),
  }
}

/** The last defined value, for as long as `mayStay`. */
function useLast<T>(value: T | undefined, mayStay: boolean): T | undefined {
  const [last, setLast] = useState(value)
  const next = mayStay ? (value ?? last) : undefined
  if (next !== last) setLast(next)
  return next
}
