/** Selected rows. `filter`: the list's filter when all matching rows were selected, on the other pages too. */
export type RowSelection = { ids: ReadonlySet<string>; filter: string | null }

export const emptySelection: RowSelection = { ids: new Set(), filter: null }

export function setSelected({ ids, filter }: RowSelection, these: readonly string[], isOn: boolean): RowSelection {
  const next = new Set(ids)
  for (const id of these) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next.size === 0 ? emptySelection : { ids: next, filter }
}

/** Sets the checkbox above the rows. Clearing it after "select all matching" also clears the rows of the other pages. */
export function setPageSelected(choice: RowSelection, pageIds: readonly string[], isOn: boolean): RowSelection {
  return !isOn && choice.filter !== null ? emptySelection : setSelected(choice, pageIds, isOn)
}

/** "All matching" becomes invalid if the filter changes; rows selected one by one stay selected. */
export function forFilter(choice: RowSelection, filter: string): RowSelection {
  return choice.filter === null || choice.filter === filter ? choice : emptySelection
}

/**
 * `rows`: not all rows of the page are selected. `whole`: all are, and the list has only this page. `page`: all of
 * the page, none of the rest. `all`: all matching rows.
 */
export type SelectionScope = 'rows' | 'whole' | 'page' | 'all'

export function scopeOf({ ids, filter }: RowSelection, { pageIds, total }: { pageIds: readonly string[]; total: number }): SelectionScope {
  if (!pageIds.every((id) => ids.has(id))) return 'rows'
  if (pageIds.length >= total) return 'whole'
  return filter !== null && ids.size >= total ? 'all' : 'page'
}
