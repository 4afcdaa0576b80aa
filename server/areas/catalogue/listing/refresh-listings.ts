import type { Condition, Db } from '../../../platform/database/client.ts'
import { searchText } from '../search/search-text.rule.ts'
import { findListedNames, writeSearchTexts } from './refresh-listings.sql.ts'
import { markProductsChanged } from './refresh-product-json.ts'

const atOnce = 500

/** Rewrites the search columns and the JSON of these products after a category or tag was renamed or moved. */
export async function refreshListings(tx: Db, which: Condition): Promise<void> {
  for (let after = ''; ; ) {
    const listed = await findListedNames(tx, which, { after, limit: atOnce })
    await writeSearchTexts(
      tx,
      listed.map(({ id, names }) => ({ id, searchFolded: searchText(names) })),
    )
    await markProductsChanged(
      tx,
      listed.map(({ id }) => id),
    )
    if (listed.length < atOnce) return
    after = listed.at(-1)?.id ?? ''
  }
}
