import type { ListScope } from './list-scope.ts'
import type { LoadedList } from './load-list.ts'
import { useListState } from './use-list-state.ts'

/** A list on its page: what it holds, what is chosen, and how to choose. */
export function useListView({ total, totalPage, choices }: LoadedList, scope: ListScope) {
  return { ...useListState(), total, totalPage, choices, scope }
}

export type ListView = ReturnType<typeof useListView>
