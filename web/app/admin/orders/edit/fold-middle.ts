const most = 3

/** A list of more than three keeps its first two and its last; the middle may be opened. */
export function foldMiddle<T>(list: readonly T[]): { newest: T[]; folded: T[]; oldest: T[] } {
  if (list.length <= most) return { newest: [...list], folded: [], oldest: [] }
  return { newest: list.slice(0, 2), folded: list.slice(2, -1), oldest: list.slice(-1) }
}
