/** A button for a single entry would take as much space as the entry. */
const maxShown = 4

/** Splits a list of more than four: the first two and the last are shown, the middle can be unfolded. */
export function collapseMiddle<T>(list: readonly T[]): { newest: T[]; collapsed: T[]; oldest: T[] } {
  if (list.length <= maxShown) return { newest: [...list], collapsed: [], oldest: [] }
  return { newest: list.slice(0, 2), collapsed: list.slice(2, -1), oldest: list.slice(-1) }
}
