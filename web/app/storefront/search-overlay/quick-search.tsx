import { type RefObject, useId, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { cleanSearchTerm } from '../search/clean-search-term.ts'
import { arrangeResults, type SearchOptionItem } from './arrange-results.rule.ts'
import { SearchField } from './search-field.tsx'
import { closeSearch } from './search-overlay-store.ts'
import { SearchPanel } from './search-panel.tsx'
import { useActiveOption } from './use-active-option.ts'
import { useAnnounceResults } from './use-announce-results.ts'
import { useDebouncedTerm } from './use-debounced-term.ts'
import { useQuickSearch } from './use-quick-search.ts'
import { useRecentSearches } from './use-recent-searches.ts'

type QuickSearchProps = { field: RefObject<HTMLInputElement | null>; isOpen: boolean; earlyText: string }

/** A search field with its results, as a combobox with a listbox (WAI-ARIA APG). */
export function QuickSearch({ field, isOpen, earlyText }: QuickSearchProps) {
  const { t } = useTranslation('shop')
  const listId = useId()
  const navigate = useNavigate()
  const { collections } = useSiteSettings()
  const recents = useRecentSearches()
  const { typed, term, type, put } = useDebouncedTerm(earlyText)
  const { found, error, isLoading, popular, retry } = useQuickSearch(term, isOpen)
  const results = useMemo(
    () => found && arrangeResults(found, { names: collections.map(({ label }) => label), popular }, listId),
    [found, collections, popular, listId],
  )
  const { hasOptions, activeId, onKeyDown, leaveOptions } = useActiveOption(results, follow)
  useAnnounceResults({ isOpen, found, isLoading, failure: error ? t('quick.failed') : undefined })

  /** Stores the searched term when a link closes the overlay. */
  function leave({ term: searched }: Pick<SearchOptionItem, 'term'>): void {
    if (searched) {
      recents.remember(searched)
      put(searched)
    }
    closeSearch()
  }
  function follow(option: SearchOptionItem): void {
    leave(option)
    navigate(option.to)
  }
  function submit(): void {
    const wanted = cleanSearchTerm(typed)
    if (wanted !== '') follow({ id: '', term: wanted, to: paths.search(wanted) })
  }
  function change(text: string, isComposing?: boolean): void {
    leaveOptions()
    type(text, isComposing)
  }
  /** The pressed chip disappears, so the focus moves to the field. */
  function searchFor(text: string): void {
    leaveOptions()
    put(text)
    field.current?.focus()
  }
  function clear(): void {
    change('')
    field.current?.focus()
  }

  /** The retry button disappears during the retry, so the focus moves to the field. */
  function askAgain(): void {
    retry()
    field.current?.focus()
  }

  return (
    <>
      <SearchField
        {...{ field, typed, activeId, onKeyDown }}
        onType={change}
        onClear={clear}
        onSubmit={submit}
        listId={hasOptions ? listId : undefined}
      />
      <SearchPanel
        {...{ results, listId, activeId, error, isLoading, recents }}
        isBlank={cleanSearchTerm(typed) === ''}
        onFollow={leave}
        onRetry={askAgain}
        onRemoved={() => field.current?.focus()}
        understood={found}
        onTerm={searchFor}
      />
    </>
  )
}
