import { useCallback, useState } from 'react'
import { type Choice, mark, markPage, noChoice, type Reach, reachOf, within } from './choose-rows.ts'

export type Selection = {
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  setAll: (ids: readonly string[], isOn: boolean) => void
  setPage: (pageIds: readonly string[], isOn: boolean) => void
  /** These and no others; `under`: they are all that match where the list is narrowed so. */
  replace: (ids: readonly string[], under?: string) => void
  reach: (page: { pageIds: readonly string[]; total: number }) => Reach
  clear: () => void
}

/** Which rows of a list are marked; marks stay while one turns the pages. */
export function useSelection(narrowing = ''): Selection {
  const [kept, setChoice] = useState<Choice>(noChoice)
  const choice = within(kept, narrowing)
  // Left behind for good: the way back to the former search does not bring it back.
  if (choice !== kept) setChoice(choice)
  const setAll = useCallback((ids: readonly string[], isOn: boolean) => setChoice((before) => mark(before, ids, isOn)), [])
  return {
    ids: [...choice.ids],
    has: (id) => choice.ids.has(id),
    toggle: (id) => setAll([id], !choice.ids.has(id)),
    setAll,
    setPage: useCallback((pageIds, isOn) => setChoice((before) => markPage(before, pageIds, isOn)), []),
    replace: useCallback((ids, under) => setChoice({ ids: new Set(ids), under: under ?? null }), []),
    reach: (page) => reachOf(choice, page),
    clear: useCallback(() => setChoice(noChoice), []),
  }
}
