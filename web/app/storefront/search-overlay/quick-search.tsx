import { type RefObject, useId, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { cleanTerm } from '../clean-term.ts'
import { useShop } from '../use-shop.ts'
import { arrangeResults, type Option } from './arrange-results.ts'
import { SearchField } from './search-field.tsx'
import { SearchPanel } from './search-panel.tsx'
import { closeSearch } from './search-state.ts'
import { useActiveOption } from './use-active-option.ts'
import { useQuickSearch } from './use-quick-search.ts'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSpokenResults } from './use-spoken-results.ts'
import { useTyped } from './use-typed.ts'

/** A field and what is found for what stands in it, as a combobox with a list (WAI-ARIA APG). */
export function QuickSearch({ field, isOpen }: { field: RefObject<HTMLInputElement | null>; isOpen: boolean }) {
  const { t } = useTranslation('shop')
  const listId = useId()
  const navigate = useNavigate()
  const { collections } = useShop()
  const recents = useRecentSearches()
  const { typed, term, type, put } = useTyped()
  const { found, error, isLoading, popular, retry } = useQuickSearch(term, isOpen)
  const results = useMemo(
    () => found && arrangeResults(found, { names: collections.map(({ label }) => label), popular }, listId),
    [found, collections, popular, listId],
  )
  const { hasOptions, activeId, onKeyDown, leaveOptions } = useActiveOption(results, follow)
  useSpokenResults({ isOpen, found, isLoading, failure: error ? t('quick.failed') : undefined })

  /** The overlay is left for a page, with what was searched for by that. */
  function leave({ term: searched }: Pick<Option, 'term'>): void {
    if (searched) {
      recents.remember(searched)
      put(searched)
    }
    closeSearch()
  }
  function follow(option: Option): void {
    leave(option)
    navigate(option.to)
  }
  function submit(): void {
    const wanted = cleanTerm(typed)
    if (wanted !== '') follow({ id: '', term: wanted, to: paths.search(wanted) })
  }
  function change(text: string, isComposing?: boolean): void {
    leaveOptions()
    type(text, isComposing)
  }
  function clear(): void {
    change('')
    field.current?.focus()
  }

  /** The button goes while the shop is asked again. */
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
        isBlank={cleanTerm(typed) === ''}
        onFollow={leave}
        onRetry={askAgain}
        onRemoved={() => field.current?.focus()}
      />
    </>
  )
}
