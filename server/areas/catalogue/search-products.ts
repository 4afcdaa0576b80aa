import type { Product } from '../../../contract/catalogue.ts'
import type { Db } from '../../platform/db.ts'
import { labelOf, type Reader } from './describe-product.ts'
import type { IdPage } from './list.sql.ts'
import { nameKey } from './name-key.ts'
import { nearWords } from './near-words.ts'
import { findNamesLike, type Search, searchIdPage, searchNearIdPage } from './search.sql.ts'
import { readSearch } from './search-text.ts'
import type { Vocabulary } from './vocabulary.ts'

const mostSuggestions = 5
/** Who writes a whole sentence is taken at their word: guessing costs more with every syllable. */
const mostGuessed = 8
const nothing: IdPage = { ids: [], total: 0 }

/** What was typed; where nothing holds all of it, what was probably meant; where that is nothing either, at least half of it. */
export async function searchProducts(db: Db, vocabulary: Vocabulary, typed: string, search: Omit<Search, 'searched'>): Promise<IdPage> {
  const searched = readSearch(typed)
  if (!searched) return nothing
  const exactly = await searchIdPage(db, { ...search, searched })
  if (exactly.total > 0 || searched.syllables.length > mostGuessed) return exactly
  const words = await vocabulary.words()
  const wordings = searched.syllables.map((syllable) => nearWords(syllable, words))
  const known = wordings.filter(({ length }) => length > 0)
  const half = Math.ceil(wordings.length / 2)
  const meant = known.length === wordings.length ? await searchNearIdPage(db, { ...search, searched }, known, known.length) : nothing
  if (meant.total > 0 || known.length < half || wordings.length === 1) return meant
  return searchNearIdPage(db, { ...search, searched }, known, half)
}

/** Names that complete what was typed: categories and tags first, then the products found. */
export async function suggestNames(db: Db, typed: string, found: Product[], { language }: Reader): Promise<string[]> {
  const searched = readSearch(typed)
  if (!searched) return []
  const named = await findNamesLike(db, searched.folded, mostSuggestions)
  const labels = named.map((name) => labelOf(name, language)).filter((label) => ` ${nameKey(label)}`.includes(` ${searched.folded}`))
  return [...new Set([...labels.slice(0, 2), ...found.map(({ name }) => name), ...labels])].slice(0, mostSuggestions)
}
