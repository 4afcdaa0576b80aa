/**
 * Merges two concurrent edits of one list: `wanted` in its order, without what the other user removed from `before`,
 * followed by what they added (`there` is their result).
 */
export function mergeLists({ before, wanted, there }: { before: string[]; wanted: string[]; there: string[] }): string[] {
  const [knew, has] = [new Set(before), new Set(there)]
  const kept = wanted.filter((id) => has.has(id) || !knew.has(id))
  return [...new Set([...kept, ...there.filter((id) => !knew.has(id))])]
}
