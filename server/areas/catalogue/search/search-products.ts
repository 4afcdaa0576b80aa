import type { Language } from '../../../../contract/language/language.schema.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import type { Selection } from '../listing/list-filters.sql.ts'
import { readCardPage } from '../listing/read-lists.sql.ts'
import { correctWords } from './correct-words.rule.ts'
import { foldedWords, type Word } from './fold-words.rule.ts'
import { joinTypes, joinWishes } from './join-wishes.rule.ts'
import { leastMatches } from './least-matches.rule.ts'
import {
  asGarment,
  asWider,
  asWords,
  describedBy,
  headOf,
  headOnly,
  headWithWords,
  inDescriptions,
  isHeadOf,
  type Loosened,
  loosenings,
} from './loosen-query.rule.ts'
import { hasMarksOf } from './marks.rule.ts'
import { nearWords } from './near-words.rule.ts'
import { type Ranking, rankingOf } from './rank-query.rule.ts'
import { wholeSku } from './read-sku.rule.ts'
import { type FoundPage, findFirstMatch, largePage, maxRanked, type Search, searchPage } from './search.sql.ts'
import { latestSearchContext, readSearchContext } from './search-context.ts'
import { type Part, readParts, type SearchContext, termsOf, type Understood, understandQuery } from './understand-query.rule.ts'

export type Wanted = Omit<Search, 'terms' | 'ranking' | 'probe'> & Pick<Ranking, 'described'>
/** `corrected`: as searched, if it differs from what was typed. `isDescribed`: by words that only descriptions have. */
export type FoundSearch = FoundPage & {
  understood: Understood
  dropped: Part[]
  corrected?: string
  isDescribed?: boolean
  context: SearchContext
}

type Scope = { source: ReadSource; context: SearchContext }

const nothing: FoundPage = { ids: [], cards: [], names: [], total: 0, isMore: false }

/**
 * Understands a query, then finds its products, with one statement: it also says whether the words that the query was understood
 * with are out of date. Without a result: its likely correction, then without the parts that say the least, with at most three more.
 */
export async function searchProducts(source: ReadSource, typed: string, wanted: Wanted): Promise<FoundSearch> {
  const latest = latestSearchContext(source)
  const guess = latest && { scope: { source, context: latest.value }, understood: understandQuery(typed, latest.value) }
  // A list by price alone is read without the revision.
  if (guess && termsOf(guess.understood.parts) !== null) {
    const found = await findParts(guess.scope, guess.understood.parts, wanted, guess.understood.words)
    if (found.revision === latest.revision) return completeSearch(guess.scope, guess.understood, found, wanted)
  }
  const context = await readSearchContext(source)
  const understood = guess?.scope.context === context ? guess.understood : understandQuery(typed, context)
  const scope = { source, context }
  return completeSearch(scope, understood, await findParts(scope, understood.parts, wanted, understood.words), wanted)
}

async function completeSearch(scope: Scope, understood: Understood, found: FoundPage, wanted: Wanted): Promise<FoundSearch> {
  const { context } = scope
  const decoded = understood.isDecoded ? { corrected: spell(understood) } : {}
  if (found.total > 0) return { ...found, understood, dropped: [], ...decoded, context }
  const words = isForOthers(understood.parts) ? undefined : correctWords(understood.words, context)
  if (words) {
    const meant = { ...understood, words, parts: readParts(words, context) }
    const page = await findParts(scope, meant.parts, wanted, words)
    if (page.total > 0) return { ...page, understood: meant, dropped: [], corrected: spell(meant), context }
  }
  return { ...(await findLoosened(scope, understood, wanted)), ...decoded }
}

async function findLoosened(scope: Scope, understood: Understood, wanted: Wanted): Promise<FoundSearch> {
  if (isElsewhere(understood, scope.context)) return { ...nothing, understood, dropped: [], context: scope.context }
  const joined = joinTypes(understood.parts)
  const head = headOnly(understood.parts, understood.text)
  const worded = headWithWords(understood.parts, understood.text)
  const wishes = joinWishes(understood.parts, understood.text)
  const worn = asGarment(understood.parts)
  const exact = asWords(understood.parts, scope.context)
  const wider = asWider(understood.parts, scope.context)
  const sku = wholeSku(understood)
  const attempts: Attempt[] = [
    ...(sku ? [{ parts: [sku], dropped: [] }] : []),
    ...(head ? [head] : []),
    ...(worded ? [{ parts: worded, dropped: [] }] : []),
    ...(wishes ? [{ parts: wishes, dropped: [] }] : []),
    ...(joined ? [{ parts: joined, dropped: [] }] : []),
    ...(exact ? [{ parts: exact, dropped: [] }] : []),
    ...(worn ? [{ parts: worn, dropped: [] }] : []),
    ...(wider ? [{ parts: wider, dropped: [] }] : []),
    ...loosenings(joined ?? understood.parts),
    ...inDescriptions(understood, scope.context),
  ]
  const asked = attempts.map(({ parts, isDescribed }) => ({
    ...{ terms: termsOf(parts), selection: selectionOf(parts, wanted.selection), isDescribed },
  }))
  const first = attempts[await findFirstMatch(scope.source, asked)]
  if (!first) return { ...nothing, understood, dropped: [], context: scope.context }
  const { parts, dropped, isDescribed } = first
  const page = await findParts(scope, parts, { ...wanted, isDescribed, described: describedBy(dropped) })
  return { ...page, understood, dropped, ...(isDescribed ? { isDescribed } : {}), context: scope.context }
}

type Attempt = Loosened & { isDescribed?: boolean }

/** Said of goods that the shop has, it wants others: "mũ người lớn", "quà cho mẹ". */
const otherWearers = new Set(['adults', 'maternity', 'dogfood', 'catfood'])
const otherUses = new Set([...otherWearers, 'electric', 'fabric'])

/** Whether the goods that are wanted are none of the shop's, whatever else is named with them. */
function isElsewhere({ parts, text }: Understood, { groups }: SearchContext): boolean {
  if (isForOthers(parts)) return true
  const [first, second] = parts.filter(({ kind }) => kind === 'type')
  const isSold = (part: Part | undefined) => part?.groups?.some((key) => groups.has(key)) ?? false
  const head = headOf(parts, text)
  if (head === undefined || !isHeadOf(parts, text)) return false
  // "Quần áo bóng đá" are other clothes.
  const isGeneral = first?.groups?.every((key) => key === 'clothes') && text.slice(first.end, second?.start).trim() === ''
  return !isSold(head) || (isGeneral === true && !isSold(second))
}

function isForOthers(parts: readonly Part[]): boolean {
  const [first, ...rest] = parts.filter(({ kind }) => kind === 'type')
  // English says first who wears it: "dog sweater", "men's shirt".
  const isWorn = first?.isEnglish && rest[0]?.isEnglish && first.groups?.some((key) => otherWearers.has(key))
  return isWorn === true || rest.some((part) => part.groups?.every((key) => otherUses.has(key)))
}

async function findParts(
  { source, context }: Scope,
  parts: readonly Part[],
  { described, ...asked }: Wanted,
  typed?: readonly Word[],
): Promise<FoundPage> {
  if (parts.length === 0) return nothing
  const wanted = { ...asked, sort: asked.sort ?? parts.find(({ sort }) => sort)?.sort }
  const terms = termsOf(parts)
  const selection = selectionOf(parts, wanted.selection)
  if (terms !== null) {
    const search = { ...wanted, terms, selection, ranking: { ...rankingOf(parts, typed), described } }
    if (isUnfiltered(selection) && !search.isDescribed && leastMatches(terms, context) > maxRanked) return largePage(source, search)
    return searchPage(source, { ...search, probe: probeOf(parts, selection, context.products) })
  }
  const page = await readCardPage(source, { ...wanted, selection, sort: wanted.sort ?? 'best-selling' })
  return { ...page, names: [], isMore: false }
}

function isUnfiltered(selection: Selection): boolean {
  return Object.values(selection).every((value) => value === undefined)
}

/** Smaller shops are searched faster without. */
const large = 20_000
const probeRows = 200

/** Not for what best sellers have more often than others, nor with filters. */
function probeOf(parts: readonly Part[], selection: Selection, products: number): Search['probe'] {
  if (products < large || !isUnfiltered(selection) || parts.some(({ kind }) => kind === 'status')) return undefined
  // Three times as many as are counted: the best sellers may differ from the rest.
  return { rows: probeRows, least: Math.max(6, Math.ceil((3 * maxRanked * probeRows) / products)) }
}

/** The filters of the list and those of the query: a price within both. */
export function selectionOf(parts: readonly Part[], selection: Selection): Selection {
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
  return words.map(({ text }) => text).join(' ')
}

const maxSuggestions = 5

/** Names that complete the query: categories, collections and tags first, then the products found. Of an empty result, near ones. */
export function suggestNames(typed: string, { names, total, context }: FoundSearch, language: Language): string[] {
  const begun = foldedWords(typed).join(' ')
  if (begun === '') return []
  if (total === 0 && names.length === 0) return nearWords(typed, context, language)
  const begins = context.named.filter(({ folded }) => folded[language].includes(` ${begun}`)).map(({ label }) => label[language])
  // "váy" does not begin "sum vầy", unless there is nothing else.
  const marked = begins.filter((label) => hasMarksOf(typed, label))
  const distinct = [...new Set(marked.length === 0 && names.length === 0 ? begins : marked)]
  return [...new Set([...distinct.slice(0, 2), ...names, ...distinct])].slice(0, maxSuggestions)
}

/** How many products a query finds in the storefront. */
export async function countFound(source: ReadSource, typed: string, language: Language): Promise<number> {
  const window = { page: 1, limit: 1 }
  return (await searchProducts(source, typed, { selection: {}, sort: undefined, window, language })).total
}
