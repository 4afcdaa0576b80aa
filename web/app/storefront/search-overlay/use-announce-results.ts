import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/live-region.tsx'
import type { QuickSearchResult } from './quick-search-query.ts'

type AnnouncedResults = { isOpen: boolean; found: QuickSearchResult | undefined; isLoading: boolean; failure: string | undefined }

/**
 * Announces the state of the panel to screen readers: loading, the number of results, none, an error. Clearing the field clears the
 * announcement.
 */
export function useAnnounceResults({ isOpen, found, isLoading, failure }: AnnouncedResults): void {
  const { t } = useTranslation(['shop', 'common'])
  const resultText =
    found && (found.total > 0 ? t('quick.found', { count: found.total, term: found.term }) : t('search.none', { term: found.term }))
  const text = isLoading ? t('common:loading') : (failure ?? resultText)
  const hasSpoken = useRef(false)
  useEffect(() => {
    if (!isOpen || (!text && !hasSpoken.current)) return
    hasSpoken.current = Boolean(text)
    announce(text ?? '')
  }, [isOpen, text])
}
