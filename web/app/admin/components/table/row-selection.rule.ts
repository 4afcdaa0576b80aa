/** Marked rows. `filter`: how the list was narrowed when all that matched were marked, on its other pages too. */
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

/** The mark above the rows: taken away where more than this page was chosen by one press, it takes the others along. */
export function setPageSelected(choice: RowSelection, pageIds: readonly string[], isOn: boolean): RowSelection {
  return !isOn && choice.filter !== null ? emptySelection : setSelected(choice, pageIds, isOn)
}

/** "All that match" means nothing once the list is narrowed in another way; rows marked one by one stay. */
export function forFilter(choice: RowSelection, filter: string): RowSelection {
  return choice.filter === null || choice.filter === filter ? choice : emptySelection
}

/** `rows`: not all in sight are marked. `whole`: all are, and there are no others. `page`: all are, the others not. `all`: all of them. */
export type SelectionScope = 'rows' | 'whole' | 'page' | 'all'

export function scopeOf({ ids, filter }: RowSelection, { pageIds, total }: { pageIds: readonly string[]; total: number }): SelectionScope {
  if (!pageIds.every((id) => ids.has(id))) return 'rows'
  if (pageIds.length >= total) return 'whole'
  return filter !== null && ids.size >= total ? 'all' : 'page'
}
