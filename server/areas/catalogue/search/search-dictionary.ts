import type { Db } from '../../../platform/database/client.ts'
import type { Dictionary } from './fuzzy-match.rule.ts'
import { countWords, findCatalogueRevision } from './search-dictionary.sql.ts'

/** The words of the products for sale, to correct misspelled ones. */
export type SearchDictionary = { words(): Promise<Dictionary> }

/** Counted on first use and again after a change of the catalogue; the same in every process. */
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
