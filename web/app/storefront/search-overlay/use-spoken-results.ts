import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/announce.tsx'
import type { Found } from './quick-search-query.ts'

type Spoken = { isOpen: boolean; found: Found | undefined; isLoading: boolean; failure: string | undefined }

/** What the panel shows, told to those who listen: waiting, how many, none, a failure. What was said of a field that is empty now is taken back. */
export function useSpokenResults({ isOpen, found, isLoading, failure }: Spoken): void {
  const { t } = useTranslation(['shop', 'common'])
  const answer =
    found && (found.total > 0 ? t('quick.found', { count: found.total, term: found.term }) : t('search.none', { term: found.term }))
  const words = isLoading ? t('common:loading') : (failure ?? answer)
  const hasSpoken = useRef(false)
  useEffect(() => {
    if (!isOpen || (!words && !hasSpoken.current)) return
    hasSpoken.current = Boolean(words)
    announce(words ?? '')
  }, [isOpen, words])
}
