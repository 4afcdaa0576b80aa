import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { stripDiacritics } from '../../../contract/language/strip-diacritics.ts'

/** A text folded like {@link stripDiacritics}. */
export function foldedSql(text: SQL): SQL {
  return sql`replace(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'đ', 'd')`
}

/** Whether a folded text contains a word; wildcards in it are escaped. */
export function containsText(folded: SQLWrapper, word: string): SQL {
  return sql`${folded} like ${`%${stripDiacritics(word).replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Whether a folded text contains every word of a search. */
export function containsEveryWord(folded: SQLWrapper, query: string): SQL[] {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => containsText(folded, word))
}
