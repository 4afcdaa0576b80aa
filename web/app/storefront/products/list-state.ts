import type { Availability, ProductSort, ProductStatus } from '../../../../contract/catalogue.ts'
import { withQuery } from '../../paths.ts'

/** In the order in which applied filters are shown. */
const listFilters = ['category', 'collection', 'status', 'availability', 'sizes', 'colors', 'tags'] as const
export type ListFilter = (typeof listFilters)[number]

/** The filters, sort order and page of a list. The URL is its only store. */
export type ListState = Record<ListFilter, readonly string[]> & {
  min: number | null
  max: number | null
  status: readonly ProductStatus[]
  availability: readonly Availability[]
  /** Empty: the list's own order. */
  sort: ProductSort | ''
  page: number
  limit: number
}

export const pageSize = 24
export const sorts = ['price-asc', 'price-desc', 'best-selling', 'best-sale', 'newest'] as const satisfies readonly ProductSort[]
export const statuses = ['New', 'Sale', 'Best seller', 'Regular'] as const satisfies readonly ProductStatus[]
export const availabilities = ['In stock', 'Made to order', 'Out of stock'] as const satisfies readonly Availability[]

/** Reads the state from the URL and ignores invalid values. Accepts comma lists and, from plain forms, repeated names. */
export function readListState(search: URLSearchParams): ListState {
  return {
    min: parseInteger(search.get('min')),
    max: parseInteger(search.get('max')),
    category: parseList(search.getAll('category')),
    collection: parseList(search.getAll('collection')),
    status: filterKnown(statuses, parseList(search.getAll('status'))),
    availability: filterKnown(availabilities, parseList(search.getAll('availability'))),
    tags: parseList(search.getAll('tags')),
    colors: parseList(search.getAll('colors')),
    sizes: parseList(search.getAll('sizes')),
    sort: filterKnown(sorts, [search.get('sort')])[0] ?? '',
    page: clamp(1, parseInteger(search.get('page')) ?? 1, 1_000_000),
    limit: clamp(1, parseInteger(search.get('limit')) ?? pageSize, 100),
  }
}

/** The state as query parameters; default values are omitted, so that one list has one URL. */
export function listQuery({ page, limit, ...state }: ListState) {
  return { ...state, page: page > 1 ? page : null, limit: limit === pageSize ? null : limit }
}

/** The URL of a list in a state. */
export function listUrl(pathname: string, state: ListState): string {
  return withQuery(pathname, listQuery(state))
}

/**
 * The parameters of the API request. A reversed price range is omitted. Values are sorted, so that one set of filters is one request
 * and one cache entry.
 */
export function listApiParams(state: ListState, usualSort: ProductSort | null = 'newest') {
  const { min, max, sort, page, limit } = state
  const lists = Object.fromEntries(listFilters.map((kind) => [kind, state[kind].toSorted()]))
  const price = isPriceRangeInverted(state) ? {} : { min, max }
  return { ...lists, ...price, sort: sort || usualSort, page, limit }
}

export function isPriceRangeInverted({ min, max }: Pick<ListState, 'min' | 'max'>): boolean {
  return min !== null && max !== null && min > max
}

/** Adds a value to the filters, or removes it. Any change resets the page to the first. */
export function toggleFilter(state: ListState, kind: ListFilter, value: string): ListState {
  return { ...state, [kind]: toggleValue(state[kind], value), page: 1 }
}

export function toggleValue(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}

/** Whether the list has no filters and its own order: the list that search engines index. */
export function isUnfiltered(state: ListState): boolean {
  return state.sort === '' && state.limit === pageSize && appliedFilters(state).length === 0
}

export type AppliedFilter = { kind: ListFilter | 'price'; value: string; without: ListState }

/** Every applied filter, each with the state without it. */
export function appliedFilters(state: ListState): AppliedFilter[] {
  const lists = listFilters.flatMap((kind) => state[kind].map((value) => ({ kind, value, without: toggleFilter(state, kind, value) })))
  const hasPrice = (state.min !== null || state.max !== null) && !isPriceRangeInverted(state)
  const price = hasPrice ? [{ kind: 'price' as const, value: '', without: { ...state, min: null, max: null, page: 1 } }] : []
  return [...lists, ...price]
}

/** The same list in the same order, without filters. */
export function withoutFilters({ sort, limit }: ListState): ListState {
  return { ...readListState(new URLSearchParams()), sort, limit }
}

function parseInteger(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null
}

/** Keeps the sequence of the values and drops unknown ones. */
function filterKnown<T extends string>(allowed: readonly T[], texts: readonly (string | null)[]): T[] {
  return texts.flatMap((text) => allowed.find((value) => value === text) ?? [])
}

/** Limited to as many values as the API accepts. */
function parseList(texts: string[]): string[] {
  const values = texts.flatMap((text) => text.split(',')).map((text) => text.trim())
  return [...new Set(values)].filter((value) => value !== '' && value.length <= 120).slice(0, 16)
}

function clamp(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
