import { useCallback, useState } from 'react'
import {
  emptySelection,
  forFilter,
  type RowSelection,
  type SelectionScope,
  scopeOf,
  setPageSelected,
  setSelected,
} from './row-selection.rule.ts'

export type Selection = {
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  setAll: (ids: readonly string[], isOn: boolean) => void
  setPage: (pageIds: readonly string[], isOn: boolean) => void
  /** These and no others; `under`: they are all that match where the list is narrowed so. */
  replace: (ids: readonly string[], selectedFilter?: string) => void
  scope: (page: { pageIds: readonly string[]; total: number }) => SelectionScope
  clear: () => void
}

/** Which rows of a list are marked; marks stay while one turns the pages. */
export function useSelection(filter = ''): Selection {
  const [stored, setSelection] = useState<RowSelection>(emptySelection)
  const selection = forFilter(stored, filter)
  // Left behind for good: the way back to the former search does not bring it back.
  if (selection !== stored) setSelection(selection)
  const setAll = useCallback((ids: readonly string[], isOn: boolean) => setSelection((before) => setSelected(before, ids, isOn)), [])
  return {
    ids: [...selection.ids],
    has: (id) => selection.ids.has(id),
    toggle: (id) => setAll([id], !selection.ids.has(id)),
    setAll,
    setPage: useCallback((pageIds, isOn) => setSelection((before) => setPageSelected(before, pageIds, isOn)), []),
    replace: useCallback((ids, selectedFilter) => setSelection({ ids: new Set(ids), filter: selectedFilter ?? null }), []),
    scope: (page) => scopeOf(selection, page),
    clear: useCallback(() => setSelection(emptySelection), []),
  }
}
