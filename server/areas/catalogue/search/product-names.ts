import type { ReadSource } from '../../../platform/database/read-source.ts'
import { nameWords } from './fold-words.rule.ts'
import { listProductNames } from './search-context.sql.ts'

/** Words of product names, and two that stand beside each other: with their marks, and without. */
export type NamedPairs = { exact: ReadonlySet<string>; folded: ReadonlySet<string>; words: ReadonlySet<string> }

/** The pairs of words in the names of products for sale. Read again after a change of the catalogue. */
export function readNamedPairs(source: ReadSource): Promise<NamedPairs> {
  return source.revisionCache.get('named pairs', async () => pairsOfNames(await listProductNames(source)))
}

export function pairsOfNames(names: readonly string[]): NamedPairs {
  const all = names.map((name) => nameWords(name))
  const pairsBy = (key: 'exact' | 'folded') =>
    new Set(all.flatMap((words) => words.slice(1).map((word, at) => `${words[at]?.[key]} ${word[key]}`)))
  return { exact: pairsBy('exact'), folded: pairsBy('folded'), words: new Set(all.flat().map(({ folded }) => folded)) }
}
