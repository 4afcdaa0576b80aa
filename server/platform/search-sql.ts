import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { foldText } from '../../contract/fold-text.ts'

/** A text as {@link foldText} would fold it. */
export function foldedSql(text: SQL): SQL {
  return sql`replace(lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'đ', 'd')`
}

/** Whether a folded text holds a word, whose signs mean themselves. */
export function holdsText(folded: SQLWrapper, word: string): SQL {
  return sql`${folded} like ${`%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`}`
}

/** Whether a folded text holds every word of a search. */
export function holdsEveryWord(folded: SQLWrapper, query: string): SQL[] {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => holdsText(folded, word))
}
