import type { ReadSource } from '../../../platform/database/read-source.ts'
import type { Selection } from '../listing/list-filters.sql.ts'
import { typedPhrase } from './rank-query.rule.ts'
import { wholeSku } from './read-sku.rule.ts'
import { readSearchContext } from './search-context.ts'
import { selectionOf } from './search-products.ts'
import { anyOf } from './tsquery.rule.ts'
import { termsOf, understandQuery } from './understand-query.rule.ts'

/** What an admin's list has to match: a tsquery and filters, or `phrase`, the tsquery of its words as they were typed. */
export type AdminSearch = { terms: string | null; selection: Selection; phrase: string | null }

/** A query of an admin's list, understood as in the storefront. Undefined if it is blank, null if it has nothing to search for. */
export async function searchForAdmin(source: ReadSource, query: string | undefined): Promise<AdminSearch | null | undefined> {
  if (!query?.trim()) return undefined
  const understood = understandQuery(query, await readSearchContext(source))
  if (understood.parts.length === 0) return null
  const terms = termsOf(understood.parts)
  const sku = wholeSku(understood)?.terms
  return {
    terms: terms && sku ? anyOf([terms, sku]) : terms,
    selection: selectionOf(understood.parts, {}),
    phrase: typedPhrase(understood.words),
  }
}
