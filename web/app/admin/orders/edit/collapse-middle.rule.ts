const maxShown = 3

/** A list of more than three keeps its first two and its last; the middle may be opened. */
export function collapseMiddle<T>(list: readonly T[]): { newest: T[]; collapsed: T[]; oldest: T[] } {
  if (list.length <= maxShown) return { newest: [...list], collapsed: [], oldest: [] }
  return { newest: list.slice(0, 2), collapsed: list.slice(2, -1), oldest: list.slice(-1) }
}
