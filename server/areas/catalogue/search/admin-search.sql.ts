import { type SQL, sql } from 'drizzle-orm'
import { matches } from '../listing/list-filters.sql.ts'
import { isFound } from './product-search.sql.ts'
import type { AdminSearch } from './search-for-admin.ts'
import { anyOf } from './tsquery.rule.ts'

/** The products that a search of an admin's list finds: what it is understood as, or by its words one after the other, as in a name. */
export function isFoundByAdmin({ terms, selection, phrase }: AdminSearch): SQL {
  if (terms && Object.keys(selection).length === 0) return isFound(phrase ? anyOf([terms, phrase]) : terms)
  const understood = sql.join([matches(selection, sql`true`), ...(terms ? [isFound(terms)] : [])], sql` and `)
  return phrase ? sql`((${understood}) or ${isFound(phrase)})` : understood
}
