import type { SearchContext } from './query-parts.ts'

/** What a piece of clothing is searched for with: a word, without a group that has it in its name too. */
const without = /\('([^']+)' & !'([^']+)'\)/

/**
 * How many products for sale a tsquery certainly matches, by the counts of its lexemes. 0 for what they do not tell: several
 * words, positions, beginnings of words, ids.
 */
export function leastMatches(terms: string, { words, groups }: Pick<SearchContext, 'words' | 'groups'>): number {
  // Of words that have to match together.
  if (terms.replace(without, '').includes('&')) return 0
  const count = (lexeme = '') => (lexeme.startsWith('@') ? groups.get(lexeme.slice(1)) : words.get(lexeme)) ?? 0
  const alternatives = terms.replace(/^\((.*)\)$/, '$1').split(' | ')
  return Math.max(
    ...alternatives.map((each) => {
      const [, wanted, unwanted] = without.exec(each) ?? []
      if (wanted) return Math.max(0, count(wanted) - count(unwanted))
      const [, alone] = /^'([^']+)'$/.exec(each) ?? []
      return count(alone)
    }),
  )
}
