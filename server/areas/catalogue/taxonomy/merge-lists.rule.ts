/**
 * What two people made of one list: `wanted` in its order, without what the other took out of `before`, and behind it what
 * the other put in (`there` is how the other left it).
 */
export function mergeLists({ before, wanted, there }: { before: string[]; wanted: string[]; there: string[] }): string[] {
  const [knew, has] = [new Set(before), new Set(there)]
  const kept = wanted.filter((id) => has.has(id) || !knew.has(id))
  return [...new Set([...kept, ...there.filter((id) => !knew.has(id))])]
}
