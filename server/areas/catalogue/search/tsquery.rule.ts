/** Texts for `::tsquery` and `::tsvector`: parameters of the search statement, whose own text never changes. */

/** A quoted lexeme: quotes and backslashes are doubled. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

export function allOf(terms: readonly string[]): string {
  return terms.length === 1 ? (terms[0] ?? '') : terms.map((term) => `(${term})`).join(' & ')
}

export function anyOf(terms: readonly string[]): string {
  return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' | ')})`
}

/** Words one after the other. */
export function phraseOf(terms: readonly string[]): string {
  return terms.join(' <-> ')
}

/** Lexemes as they are stored. */
export const mark = {
  group: (key: string) => `@${key}`,
  exact: (word: string) => `=${word}`,
  size: (size: string) => `z:${size}`,
  sku: (sku: string) => `s:${sku}`,
  category: (id: string) => `c:${id}`,
  collection: (id: string) => `l:${id}`,
  tag: (id: string) => `g:${id}`,
  /** Before the first word of a name. */
  start: '^',
  /** A product without sizes. */
  anySize: 'z:',
}
