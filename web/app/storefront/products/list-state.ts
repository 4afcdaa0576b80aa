import type { Availability, ProductSort, ProductStatus } from '../../../../contract/catalogue.ts'
import { withQuery } from '../../paths.ts'

/** In the order in which those in force are shown. */
const listKinds = ['category', 'collection', 'status', 'availability', 'sizes', 'colors', 'tags'] as const
export type ListKind = (typeof listKinds)[number]

/** All that narrows, sorts and pages a list of products. It lives in the address and nowhere else. */
export type ListState = Record<ListKind, readonly string[]> & {
  min: number | null
  max: number | null
  status: readonly ProductStatus[]
  availability: readonly Availability[]
  /** Empty: the list's own order. */
  sort: ProductSort | ''
  page: number
  limit: number
}

export const batchSize = 24
export const sorts = ['price-asc', 'price-desc', 'best-selling', 'best-sale', 'newest'] as const satisfies readonly ProductSort[]
export const statuses = ['New', 'Sale', 'Best seller', 'Regular'] as const satisfies readonly ProductStatus[]
export const availabilities = ['In stock', 'Made to order', 'Out of stock'] as const satisfies readonly Availability[]

/** What the address says; what it says wrong is left out. Takes comma lists and, from plain forms, repeated names. */
export function readListState(search: URLSearchParams): ListState {
  return {
    min: wholeNumber(search.get('min')),
    max: wholeNumber(search.get('max')),
    category: list(search.getAll('category')),
    collection: list(search.getAll('collection')),
    status: known(statuses, list(search.getAll('status'))),
    availability: known(availabilities, list(search.getAll('availability'))),
    tags: list(search.getAll('tags')),
    colors: list(search.getAll('colors')),
    sizes: list(search.getAll('sizes')),
    sort: known(sorts, [search.get('sort')])[0] ?? '',
    page: between(1, wholeNumber(search.get('page')) ?? 1, 1_000_000),
    limit: between(1, wholeNumber(search.get('limit')) ?? batchSize, 100),
  }
}

/** The state as parameters; what is as usual is left out, so that one list has one address. */
export function listQuery({ page, limit, ...state }: ListState) {
  return { ...state, page: page > 1 ? page : null, limit: limit === batchSize ? null : limit }
}

/** The address of a list in a state. */
export function listAddress(pathname: string, state: ListState): string {
  return withQuery(pathname, listQuery(state))
}

/**
 * What the shop is asked for. A price range the wrong way round is not asked for at all. Whichever value was chosen
 * first, it is one question, and its answer is kept once.
 */
export function listQuestion(state: ListState, usualSort: ProductSort | null = 'newest') {
  const { min, max, sort, page, limit } = state
  const lists = Object.fromEntries(listKinds.map((kind) => [kind, state[kind].toSorted()]))
  const price = isPriceTurned(state) ? {} : { min, max }
  return { ...lists, ...price, sort: sort || usualSort, page, limit }
}

export function isPriceTurned({ min, max }: Pick<ListState, 'min' | 'max'>): boolean {
  return min !== null && max !== null && min > max
}

/** With a value of a list put in, or taken out where it is in. Any change of filters begins at the first page. */
export function toggled(state: ListState, kind: ListKind, value: string): ListState {
  return { ...state, [kind]: toggledIn(state[kind], value), page: 1 }
}

export function toggledIn(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}

/** Nothing left out, nothing in another order: the list that search engines know. */
export function isAsIs(state: ListState): boolean {
  return state.sort === '' && state.limit === batchSize && appliedFilters(state).length === 0
}

export type Applied = { kind: ListKind | 'price'; value: string; without: ListState }

/** Every filter in force, each with the state that remains without it. */
export function appliedFilters(state: ListState): Applied[] {
  const lists = listKinds.flatMap((kind) => state[kind].map((value) => ({ kind, value, without: toggled(state, kind, value) })))
  const hasPrice = (state.min !== null || state.max !== null) && !isPriceTurned(state)
  const price = hasPrice ? [{ kind: 'price' as const, value: '', without: { ...state, min: null, max: null, page: 1 } }] : []
  return [...lists, ...price]
}

/** The same list in the same order, with nothing left out. */
export function withoutFilters({ sort, limit }: ListState): ListState {
  return { ...readListState(new URLSearchParams()), sort, limit }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null
}

/** As they were given; what is no word of the shop is left out. */
function known<T extends string>(words: readonly T[], texts: readonly (string | null)[]): T[] {
  return texts.flatMap((text) => words.find((word) => word === text) ?? [])
}

/** At most as much as the shop takes in one question. */
function list(texts: string[]): string[] {
  const values = texts.flatMap((text) => text.split(',')).map((text) => text.trim())
  return [...new Set(values)].filter((value) => value !== '' && value.length <= 120).slice(0, 16)
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
