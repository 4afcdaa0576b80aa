import type { ListScope } from './list-scope.ts'
import type { LoadedList } from './load-list.ts'
import { useListState } from './use-list-state.ts'

/** A list with its page's state: the totals, the choices, and the functions to change them. */
export function useListView({ total, totalPage, choices, search }: LoadedList, scope: ListScope) {
  return { ...useListState(), total, isMore: search.isMore, totalPage, choices, scope }
}

export type ListView = ReturnType<typeof useListView>
