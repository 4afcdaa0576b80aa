import type { Language } from '../../../../contract/language/language.schema.ts'
import { foldedWords, nameWords } from './fold-words.rule.ts'
import { editDistance, leastDistance, lettersOf } from './fuzzy-match.rule.ts'
import type { SearchContext } from './understand-query.rule.ts'

/** Of a name's letters, at most this share may differ. */
const farthest = 0.45
const kinds = new Set(['type', 'material', 'pattern', 'occasion', 'color'])

/** Names of what the shop sells that are spelled like the query or share a word with it, nearest first. */
export function nearWords(
  typed: string,
  context: Pick<SearchContext, 'vocabulary' | 'groups' | 'named'>,
  language: Language,
  most = 4,
): string[] {
  const words = foldedWords(typed)
  const query = words.join(' ')
  if (query.length < 2 || query.length > 60) return []
  const groups = [...context.vocabulary.groups.values()].filter(({ key, kind }) => kinds.has(kind) && context.groups.has(key))
  const labels = new Map([...groups, ...context.named].map(({ label }) => [label[language].toLowerCase(), label[language]]))
  // "Đồ" and "cho" are in many names.
  const telling = nameWords(typed).filter((_, at, all) => {
    return !context.vocabulary.match(all, at, 'lenient', 'filler') && !(all[at]?.folded === 'do' && all.length > 1)
  })
  const tellingWords = new Set(telling.map(({ folded }) => folded))
  const letters = lettersOf(query)
  const near = [...labels.values()].flatMap((label) => {
    const own = foldedWords(label)
    const name = own.join(' ')
    const shared = own.filter((word) => word.length > 1 && tellingWords.has(word)).length
    const longer = Math.max(query.length, name.length)
    const isFar = leastDistance(query, letters, name, lettersOf(name)) / longer > farthest
    const distance = isFar ? 1 : editDistance(query, name) / longer
    const score = shared > 0 ? Math.min(distance, 0.4) / (1 + shared) : distance
    return score <= farthest && name !== query ? [{ label, score }] : []
  })
  const sorted = near.toSorted((a, b) => a.score - b.score || a.label.length - b.label.length)
  // A material of the vocabulary and a tag of the shop may differ in their first letter alone.
  const named = sorted.map(({ label }) => label.charAt(0).toUpperCase() + label.slice(1))
  return [...new Set(named)].slice(0, most)
}
