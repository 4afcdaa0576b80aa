import type { Language } from '../../../../contract/language.schema.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import type { Reads } from '../listing/list-filters.sql.ts'
import { labelOf } from '../present-product.rule.ts'
import { fuzzyMatch } from './fuzzy-match.rule.ts'
import { normalizeName } from './normalize-name.rule.ts'
import { type FoundPage, findNamesLike, type Search, searchFuzzyPage, searchPage } from './search.sql.ts'
import { countWords } from './search-dictionary.sql.ts'
import { readSearch } from './search-text.rule.ts'

const maxSuggestions = 5
/** A whole sentence is not corrected: the cost grows with every syllable. */
const maxGuessed = 8
const nothing: FoundPage = { ids: [], cards: [], names: [], total: 0 }

/** Tries the query as typed; without a result its likely correction; without that a match of at least half of the syllables. */
export async function searchProducts(source: ReadSource, typed: string, search: Omit<Search, 'searched'>): Promise<FoundPage> {
  const searched = readSearch(typed)
  if (!searched) return nothing
  const exactly = await searchPage(source, { ...search, searched })
  if (exactly.total > 0 || searched.syllables.length > maxGuessed) return exactly
  const words = await source.revisionCache.get('search words', () => countWords(source.db))
  const wordings = searched.syllables.map((syllable) => fuzzyMatch(syllable, words))
  const known = wordings.filter(({ length }) => length > 0)
  const half = Math.ceil(wordings.length / 2)
  const meant = known.length === wordings.length ? await searchFuzzyPage(source, { ...search, searched }, known, known.length) : nothing
  if (meant.total > 0 || known.length < half || wordings.length === 1) return meant
  return searchFuzzyPage(source, { ...search, searched }, known, half)
}

/** Names that complete the query: categories and tags first, then the products found. */
export async function suggestNames(reads: Reads, typed: string, found: Promise<string[]>, language: Language): Promise<string[]> {
  const searched = readSearch(typed)
  if (!searched) return []
  const [named, products] = await Promise.all([findNamesLike(reads, searched.folded, maxSuggestions), found])
  const labels = named.map((name) => labelOf(name, language)).filter((label) => ` ${normalizeName(label)}`.includes(` ${searched.folded}`))
  return [...new Set([...labels.slice(0, 2), ...products, ...labels])].slice(0, maxSuggestions)
}
