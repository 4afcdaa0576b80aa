import type { Option, Results } from './arrange-results.ts'
import { SearchFailed } from './search-failed.tsx'
import { SearchNone } from './search-none.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { SearchWait } from './search-wait.tsx'
import type { useRecentSearches } from './use-recent-searches.ts'

type SearchPanelProps = {
  isBlank: boolean
  results: Results | undefined
  listId: string
  activeId: string | undefined
  isLoading: boolean
  error: Error | null
  recents: ReturnType<typeof useRecentSearches>
  onFollow: (option: Pick<Option, 'term'>) => void
  onRetry: () => void
  onRemoved: () => void
}

/** Below the field: where to begin, what was found, why nothing was. */
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
  if (error) return <SearchFailed error={error} onRetry={onRetry} />
  if (!results) return <SearchWait />
  const found = <SearchResults results={results} onFollow={onFollow} {...list} />
  return results.total > 0 ? (
    found
  ) : (
    <SearchNone term={results.term} onFollow={onFollow}>
      {found}
    </SearchNone>
  )
}
