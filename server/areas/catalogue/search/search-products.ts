import type { Language } from '../../../../contract/language.schema.ts'
import type { Selection } from '../listing/list-filters.sql.ts'
import { readCardPage } from '../listing/read-lists.sql.ts'
import { correctWords } from './correct-words.rule.ts'
import { foldedWords } from './fold-words.rule.ts'
import { asWords, joinTypes, loosenings } from './loosen-query.rule.ts'
import { rankingOf } from './rank-query.rule.ts'
import { type FoundPage, hasMatch, type Search, searchPage } from './search.sql.ts'
import { readSearchContext, type SearchParts } from './search-context.ts'
import { type Part, readParts, termsOf, type Understood, understandQuery } from './understand-query.rule.ts'

export type Wanted = Omit<Search, 'terms' | 'ranking'>
/** `words`: as searched, if they differ from what was typed. */
export type FoundSearch = FoundPage & { understood: Understood; dropped: Part[]; corrected?: string }

const nothing: FoundPage = { ids: [], cards: [], names: [], total: 0, isMore: false }

/**
 * Understands a query, then finds its products with one statement. Without a result: its likely correction, then without the
 * parts that say the least.
 */
export async function searchProducts(parts: SearchParts, typed: string, wanted: Wanted): Promise<FoundSearch> {
  const context = await readSearchContext(parts)
  const understood = understandQuery(typed, context)
  const found = await findParts(parts, understood.parts, wanted)
  const decoded = understood.isDecoded ? { corrected: spell(understood) } : {}
  if (found.total > 0) return { ...found, understood, dropped: [], ...decoded }
  const words = correctWords(understood.words, context)
  if (words) {
    const meant = { ...understood, words, parts: readParts(words, context) }
    const page = await findParts(parts, meant.parts, wanted)
    if (page.total > 0) return { ...page, understood: meant, dropped: [], corrected: spell(meant) }
  }
  return { ...(await findLoosened(parts, understood, wanted)), ...decoded }
}

async function findLoosened(parts: SearchParts, understood: Understood, wanted: Wanted): Promise<FoundSearch> {
  const joined = joinTypes(understood.parts)
  const exact = asWords(understood.parts)
  const attempts = [
    ...(joined ? [{ parts: joined, dropped: [] }] : []),
    ...(exact ? [{ parts: exact, dropped: [] }] : []),
    ...loosenings(joined ?? understood.parts),
  ]
  for (const { parts: rest, dropped } of attempts) {
    if (!(await isFindable(parts, rest, wanted))) continue
    const page = await findParts(parts, rest, wanted)
    if (page.total > 0) return { ...page, understood, dropped }
  }
  return { ...nothing, understood, dropped: [] }
}

async function isFindable({ database }: SearchParts, parts: readonly Part[], wanted: Wanted): Promise<boolean> {
  const terms = termsOf(parts)
  return terms === null || hasMatch(database, { terms, selection: selectionOf(parts, wanted.selection) })
}

async function findParts({ database }: SearchParts, parts: readonly Part[], wanted: Wanted): Promise<FoundPage> {
  if (parts.length === 0) return nothing
  const terms = termsOf(parts)
  const selection = selectionOf(parts, wanted.selection)
  if (terms !== null) return searchPage(database, { ...wanted, terms, selection, ranking: rankingOf(parts) })
  const page = await readCardPage(database, { ...wanted, selection, sort: wanted.sort ?? 'best-selling' })
  return { ...page, names: [], isMore: false }
}

/** The filters of the list and those of the query: a price within both. */
function selectionOf(parts: readonly Part[], selection: Selection): Selection {
  const { min, max } = selection
  const least = [min, ...parts.map(({ price }) => price?.min)].filter((each) => each !== undefined)
  const most = [max, ...parts.map(({ price }) => price?.max)].filter((each) => each !== undefined)
  return {
    ...selection,
    ...(least.length > 0 ? { min: Math.max(...least) } : {}),
    ...(most.length > 0 ? { max: Math.min(...most) } : {}),
    ...(parts.some(({ isInStock }) => isInStock) ? { availabilities: ['In stock' as const] } : {}),
  }
}

/** The query as it was understood. */
function spell({ words }: Understood): string {
  return words.map(({ written }) => written).join(' ')
}


const maxSuggestions = 5

/** Names that complete the query: categories, collections and tags first, then the products found. */
export async function suggestNames(parts: SearchParts, typed: string, names: readonly string[], language: Language): Promise<string[]> {
  const begun = foldedWords(typed).join(' ')
  if (begun === '') return []
  const { named } = await readSearchContext(parts)
  const labels = named.filter(({ label }) => ` ${foldedWords(label[language]).join(' ')}`.includes(` ${begun}`)).map(({ label }) => label[language])
  const distinct = [...new Set(labels)]
  return [...new Set([...distinct.slice(0, 2), ...names, ...distinct])].slice(0, maxSuggestions)
}
