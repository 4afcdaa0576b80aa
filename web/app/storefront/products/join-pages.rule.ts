/** The loaded products of a list: page number → its products. */
export type LoadedPages<T> = Readonly<Record<number, readonly T[]>>

/** The current page with the adjacent pages loaded before: no gaps, no duplicates. */
export function joinPages<T extends { _id: string }>(known: LoadedPages<T>, page: number): { first: number; last: number; items: T[] } {
  let first = page
  let last = page
  while (known[first - 1]) first -= 1
  while (known[last + 1]) last += 1
  const items = new Map<string, T>()
  for (let each = first; each <= last; each += 1) for (const item of known[each] ?? []) if (!items.has(item._id)) items.set(item._id, item)
  return { first, last, items: [...items.values()] }
}
