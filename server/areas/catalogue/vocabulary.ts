import type { Db } from '../../platform/db.ts'
import type { Words } from './near-words.ts'
import { countWords, findCatalogueRevision } from './vocabulary.sql.ts'

/** The words of the products on the shelves, for guessing what a mistyped one was meant to be. */
export type Vocabulary = { words(): Promise<Words> }

/** Counted when first needed and again when the catalogue has changed; any process finds the same. */
export function createVocabulary(db: Db): Vocabulary {
  let counted: { revision: number; words: Promise<Words> } | null = null
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
