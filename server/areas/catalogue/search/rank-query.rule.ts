import { singular } from './fold-words.rule.ts'
import { allOf, lexeme, mark, phraseOf } from './tsquery.rule.ts'
import type { Part } from './understand-query.rule.ts'

/** The tsqueries by which the products found are ranked. */
export type Ranking = { inName: string; exactPhrase: string; exactWords: string; beginning: string; wholeWords: string }

const nothing = lexeme('-')
const inNames = new Set(['type', 'word', 'motif', 'sku'])

export function rankingOf(parts: readonly Part[]): Ranking {
  const words = parts.flatMap((part) => (part.kind === 'price' || part.kind === 'size' || part.kind === 'sku' ? [] : part.words))
  const named = parts.filter(({ kind, terms }) => inNames.has(kind) && terms !== null)
  const inName = named.length > 0 ? allOf(named.map(({ terms }) => ofNames(terms ?? ''))) : nothing
  if (words.length === 0) return { inName, exactPhrase: nothing, exactWords: nothing, beginning: nothing, wholeWords: nothing }
  const isBegun = parts.at(-1)?.terms?.endsWith(':*') ?? false
  const begun = (list: string[]) => (isBegun ? list.map((term, i) => (i === list.length - 1 ? `${term}:*` : term)) : list)
  const exact = words.map((word) => lexeme(word.exact === word.folded ? singular(word.folded) : mark.exact(word.exact)))
  const folded = words.map((word) => lexeme(singular(word.folded)))
  return {
    inName,
    exactPhrase: phraseOf(begun(exact)),
    exactWords: allOf(begun(exact)),
    beginning: phraseOf([lexeme(mark.start), ...begun(folded)]),
    wholeWords: allOf(folded),
  }
}

/** The same terms, only where they stand in a name. */
function ofNames(terms: string): string {
  return terms.replace(/'((?:[^']|'')*)'(:\*)?/g, (quoted, _word, prefix) => (prefix ? `${quoted}A` : `${quoted}:A`))
}
