import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { type ListState, listUrl, readListState } from './list-state.ts'

/**
 * What the address says, or will say in a moment: controls show a choice at once, and a second choice
 * builds on the first even while that is still on its way.
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
    // Without a network the page would give way to an error: better that the choice is undone and said so.
    if (!navigator.onLine) {
      toast({ text: t('list.offline') })
      return
    }
    latest.current = { ...latest.current, ...change, page: 1 }
    void navigate(listUrl(pathname, latest.current), { preventScrollReset: true, flushSync: true })
  }
  return {
    state,
    /** Another selection is on its way: what is shown no longer fits. */
    isChanging: isComing && urlWithoutPage(state) !== urlWithoutPage(shown),
    /** The same selection, another batch. */
    isGrowing: isComing && state.page !== shown.page && urlWithoutPage(state) === urlWithoutPage(shown),
    urlOf: (next: ListState) => listUrl(pathname, next),
    /** Another choice begins at the first page. */
    show,
  }
}

function urlWithoutPage(state: ListState): string {
  return listUrl('', { ...state, page: 1 })
}
