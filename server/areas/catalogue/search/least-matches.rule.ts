import type { SearchContext } from './query-parts.ts'

/**
 * How many products for sale a tsquery certainly matches, by the counts of its lexemes. 0 for what they do not tell: several
 * words, positions, beginnings of words, ids.
 */
export function leastMatches(terms: string, { words, groups }: Pick<SearchContext, 'words' | 'groups'>): number {
  const count = (lexeme = '') => (lexeme.startsWith('@') ? groups.get(lexeme.slice(1)) : words.get(lexeme)) ?? 0
  const alternatives = terms.replace(/^\((.*)\)$/, '$1').split(' | ')
  return Math.max(
    ...alternatives.map((each) => {
      const [, alone] = /^'([^']+)'$/.exec(each) ?? []
      if (alone) return count(alone)
      const [, wanted, unwanted] = /^\('([^']+)' & !'([^']+)'\)$/.exec(each) ?? []
      return wanted ? Math.max(0, count(wanted) - count(unwanted)) : 0
    }),
  )
}
