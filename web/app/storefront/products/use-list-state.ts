import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListState, listAddress, readListState } from './list-state.ts'

/**
 * What the address says, or will say in a moment: controls show a choice at once, and a second choice
 * builds on the first even while that is still on its way.
 */
export function useListState() {
  const { pathname, search } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const isComing = coming?.pathname === pathname
  const shown = readListState(new URLSearchParams(search))
  const state = isComing ? readListState(new URLSearchParams(coming.search)) : shown
  return {
    state,
    /** Another selection is on its way: what is shown no longer fits. */
    isChanging: isComing && addressOfAll(state) !== addressOfAll(shown),
    /** The same selection, another batch. */
    isGrowing: isComing && state.page !== shown.page && addressOfAll(state) === addressOfAll(shown),
    addressOf: (next: ListState) => listAddress(pathname, next),
    show: (next: ListState) => void navigate(listAddress(pathname, next), { preventScrollReset: true }),
  }
}

function addressOfAll(state: ListState): string {
  return listAddress('', { ...state, page: 1 })
}
