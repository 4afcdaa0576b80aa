/** Marked rows. `under`: how the list was narrowed when all that matched were marked, on its other pages too. */
export type Choice = { ids: ReadonlySet<string>; under: string | null }

export const noChoice: Choice = { ids: new Set(), under: null }

export function mark({ ids, under }: Choice, these: readonly string[], isOn: boolean): Choice {
  const next = new Set(ids)
  for (const id of these) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next.size === 0 ? noChoice : { ids: next, under }
}

/** The mark above the rows: taken away where more than this page was chosen by one press, it takes the others along. */
export function markPage(choice: Choice, pageIds: readonly string[], isOn: boolean): Choice {
  return !isOn && choice.under !== null ? noChoice : mark(choice, pageIds, isOn)
}

/** "All that match" means nothing once the list is narrowed in another way; rows marked one by one stay. */
export function within(choice: Choice, narrowing: string): Choice {
  return choice.under === null || choice.under === narrowing ? choice : noChoice
}

/** `rows`: not all in sight are marked. `whole`: all are, and there are no others. `page`: all are, the others not. `all`: all of them. */
export type Reach = 'rows' | 'whole' | 'page' | 'all'

export function reachOf({ ids, under }: Choice, { pageIds, total }: { pageIds: readonly string[]; total: number }): Reach {
  if (!pageIds.every((id) => ids.has(id))) return 'rows'
  if (pageIds.length >= total) return 'whole'
  return under !== null && ids.size >= total ? 'all' : 'page'
}
