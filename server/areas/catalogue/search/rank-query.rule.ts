import { singular, type Word } from './fold-words.rule.ts'
import { allOf, lexeme, mark, phraseOf } from './tsquery.rule.ts'
import type { Part } from './understand-query.rule.ts'

/** The tsqueries by which the products found are ranked. */
export type Ranking = {
  inName: string
  exactPhrase: string
  exactWords: string
  beginning: string
  wholeWords: string
  preferred?: string
  /** What was left out: products come first whose descriptions say it. */
  described?: string[] | undefined
}

const nothing = lexeme('-')
/** Said before a colour, and in no name of one. */
const said = new Set(['mau', 'tong', 'tone', 'color', 'colour'])
const girl = lexeme(mark.group('girl'))
const inNames = new Set(['type', 'word', 'motif', 'sku'])

/** `typed`: all words of the query. Also one that says little and is not searched for may be part of a name. */
export function rankingOf(parts: readonly Part[], typed?: readonly Word[]): Ranking {
  const isNamed = parts.every(({ kind }) => kind !== 'price' && kind !== 'size' && kind !== 'sku')
  const words = parts.flatMap((part) =>
    part.kind === 'price' || part.kind === 'size' || part.kind === 'sku'
      ? []
      : part.words.filter(({ folded }) => !(part.kind === 'color' && said.has(folded))),
  )
  const named = parts.filter(({ kind, terms }) => (inNames.has(kind) && terms !== null) || terms === girl)
  const preferred = preferredOf(parts)
  const inName = named.length > 0 ? allOf(named.map(({ terms }) => ofNames(terms ?? ''))) : nothing
  if (words.length === 0)
    return { inName, exactPhrase: nothing, exactWords: nothing, beginning: nothing, wholeWords: nothing, ...preferred }
  const isBegun = parts.at(-1)?.terms?.endsWith(':*') ?? false
  const begun = (list: string[]) => (isBegun ? list.map((term, i) => (i === list.length - 1 ? `${term}:*` : term)) : list)
  const phrase = isNamed && typed ? typed.filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded)) : words
  const isLast = phrase.at(-1)?.start === words.at(-1)?.start
  const inPhrase = (list: string[]) => (isLast ? begun(list) : list)
  return {
    inName,
    exactPhrase: phraseOf(inPhrase(phrase.map(exactly))),
    exactWords: allOf(begun(words.map(exactly))),
    beginning: phraseOf([lexeme(mark.start), ...inPhrase(phrase.map(loosely))]),
    wholeWords: allOf(words.map(loosely)),
    ...preferred,
  }
}

/** The words one after the other, whatever they mean: a product is found by its whole name, or by the beginning of it. */
export function typedPhrase(words: readonly Word[]): string | null {
  const terms = words.filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded)).map(loosely)
  return terms.length > 0 ? `${phraseOf(terms)}:*` : null
}

/** A shade before the rest of its family, and of goods for some age those that have its size before those without sizes. */
function preferredOf(parts: readonly Part[]): { preferred?: string } {
  const any = ` | ${lexeme(mark.anySize)}`
  const terms = parts.flatMap(
    ({ kind, terms, preferred }) => preferred ?? (kind === 'size' && terms?.includes(any) ? terms.replace(any, '') : []),
  )
  return terms.length > 0 ? { preferred: allOf(terms) } : {}
}

function exactly(word: Word): string {
  return lexeme(word.exact === word.folded ? singular(word.folded) : mark.exact(word.exact))
}

function loosely(word: Word): string {
  return lexeme(singular(word.folded))
}

/** The same terms, only where they stand in a name. */
function ofNames(terms: string): string {
  return terms.replace(/'((?:[^']|'')*)'(:\*?A?)?/g, (quoted, _word, suffix: string | undefined) =>
    suffix === undefined ? `${quoted}:A` : suffix.endsWith('A') ? quoted : `${quoted}A`,
  )
}
