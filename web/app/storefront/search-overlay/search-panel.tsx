import { UnderstoodQuery } from '../search/understood-query.tsx'
import type { ArrangedResults, SearchOptionItem } from './arrange-results.rule.ts'
import type { QuickSearchResult } from './quick-search-query.ts'
import { SearchEmpty } from './search-empty.tsx'
import { SearchError } from './search-error.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchSkeleton } from './search-skeleton.tsx'
import { SearchStart } from './search-start.tsx'
import type { useRecentSearches } from './use-recent-searches.ts'

type SearchPanelProps = {
  isBlank: boolean
  results: ArrangedResults | undefined
  understood: Pick<QuickSearchResult, 'chips' | 'corrected'> | undefined
  listId: string
  activeId: string | undefined
  isLoading: boolean
  error: Error | null
  recents: ReturnType<typeof useRecentSearches>
  onFollow: (option: Pick<SearchOptionItem, 'term'>) => void
  onRetry: () => void
  onRemoved: () => void
  /** Searches for another term. */
  onTerm: (term: string) => void
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

function PanelContent({ isBlank, results, understood, error, recents, onFollow, onRetry, onRemoved, onTerm, ...list }: PanelContentProps) {
  if (isBlank) return <SearchStart recents={recents} onFollow={onFollow} onRemoved={onRemoved} />
  if (error) return <SearchError error={error} onRetry={onRetry} />
  if (!results) return <SearchSkeleton />
  const found = <SearchResults results={results} onFollow={onFollow} {...list} />
  return results.total > 0 ? (
    <>
      {understood && (
        <UnderstoodQuery chips={understood.chips} corrected={understood.corrected} onRemove={({ without }) => onTerm(without)} />
      )}
      {found}
    </>
  ) : (
    <SearchEmpty term={results.term} onFollow={onFollow}>
      {found}
    </SearchEmpty>
  )
}
