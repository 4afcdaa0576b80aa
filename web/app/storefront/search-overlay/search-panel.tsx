import type { ArrangedResults, SearchOptionItem } from './arrange-results.rule.ts'
import { SearchEmpty } from './search-empty.tsx'
import { SearchError } from './search-error.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchSkeleton } from './search-skeleton.tsx'
import { SearchStart } from './search-start.tsx'
import type { useRecentSearches } from './use-recent-searches.ts'

type SearchPanelProps = {
  isBlank: boolean
  results: ArrangedResults | undefined
  listId: string
  activeId: string | undefined
  isLoading: boolean
  error: Error | null
  recents: ReturnType<typeof useRecentSearches>
  onFollow: (option: Pick<SearchOptionItem, 'term'>) => void
  onRetry: () => void
  onRemoved: () => void
}

/** The panel below the field: suggestions to start with, results, or the error. */
export function SearchPanel({ isLoading, ...content }: SearchPanelProps) {
  return (
    <div className="quick-panel" aria-busy={isLoading}>
      <PanelContent {...content} />
    </div>
  )
}

type PanelContentProps = Omit<SearchPanelProps, 'isLoading'>

function PanelContent({ isBlank, results, error, recents, onFollow, onRetry, onRemoved, ...list }: PanelContentProps) {
  if (isBlank) return <SearchStart recents={recents} onFollow={onFollow} onRemoved={onRemoved} />
  if (error) return <SearchError error={error} onRetry={onRetry} />
  if (!results) return <SearchSkeleton />
  const found = <SearchResults results={results} onFollow={onFollow} {...list} />
  return results.total > 0 ? (
    found
  ) : (
    <SearchEmpty term={results.term} onFollow={onFollow}>
      {found}
    </SearchEmpty>
  )
}
