import type { Db } from '../../../platform/database/client.ts'
import type { Dictionary } from './fuzzy-match.rule.ts'
import { countWords, findCatalogueRevision } from './search-dictionary.sql.ts'

/** The words of the products on the shelves, for guessing what a mistyped one was meant to be. */
export type SearchDictionary = { words(): Promise<Dictionary> }

/** Counted when first needed and again when the catalogue has changed; any process finds the same. */
export function createSearchDictionary(db: Db): SearchDictionary {
  let counted: { revision: number; words: Promise<Dictionary> } | null = null
  return {
    async words() {
      const revision = await findCatalogueRevision(db)
      if (counted?.revision === revision) return counted.words
      const fresh = { revision, words: countWords(db) }
      counted = fresh
      fresh.words.catch(() => {
        if (counted === fresh) counted = null
      })
      return fresh.words
    },
  }
}
