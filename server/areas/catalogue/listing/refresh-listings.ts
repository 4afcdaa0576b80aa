import type { Condition, Db } from '../../../platform/database/client.ts'
import { searchTexts } from '../search/search-text.rule.ts'
import { findListedNames, writeSearchTexts } from './refresh-listings.sql.ts'

const atOnce = 500

/** Rewrites the search columns of these products after a category, collection or tag was renamed. */
export async function refreshListings(tx: Db, which: Condition): Promise<void> {
  for (let after = ''; ; ) {
    const listed = await findListedNames(tx, which, { after, limit: atOnce })
    await writeSearchTexts(
      tx,
      listed.map(({ id, names }) => ({ id, ...searchTexts(names) })),
    )
    if (listed.length < atOnce) return
    after = listed.at(-1)?.id ?? ''
  }
}
