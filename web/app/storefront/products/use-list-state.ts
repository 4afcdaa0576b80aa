import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { type ListState, listUrl, readListState } from './list-state.ts'

/**
 * The list state of the URL, or of the pending navigation: controls show a choice at once, and a second choice builds on the first
 * while that is still loading.
 */
export function useListState() {
  const { pathname, search } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const { t } = useTranslation('shop')
  const isComing = coming?.pathname === pathname
  const shown = readListState(new URLSearchParams(search))
  const state = isComing ? readListState(new URLSearchParams(coming.search)) : shown
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  function show(change: Partial<ListState>): void {
    // Without a network the navigation would end in an error page, so the choice is undone with a message.
    if (!navigator.onLine) {
      toast({ text: t('list.offline') })
      return
    }
    latest.current = { ...latest.current, ...change, page: 1 }
    void navigate(listUrl(pathname, latest.current), { preventScrollReset: true, flushSync: true })
  }
  return {
    state,
    /** Another selection is loading: the shown products no longer match it. */
    isChanging: isComing && urlWithoutPage(state) !== urlWithoutPage(shown),
    /** Another batch of the same selection is loading. */
    isGrowing: isComing && state.page !== shown.page && urlWithoutPage(state) === urlWithoutPage(shown),
    urlOf: (next: ListState) => listUrl(pathname, next),
    /** Applies a change and resets the page to the first. */
    show,
  }
}

function urlWithoutPage(state: ListState): string {
  return listUrl('', { ...state, page: 1 })
}
