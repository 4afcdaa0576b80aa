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
  /** Selects exactly these ids. `selectedFilter`: the filter they are all matching rows of. */
  replace: (ids: readonly string[], selectedFilter?: string) => void
  scope: (page: { pageIds: readonly string[]; total: number }) => SelectionScope
  clear: () => void
}

/** The selected rows of a list; the selection survives a change of page. */
export function useSelection(filter = ''): Selection {
  const [stored, setSelection] = useState<RowSelection>(emptySelection)
  const selection = forFilter(stored, filter)
  // Stored, so that returning to the former filter does not restore the selection.
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
