import { redirect } from 'react-router'
import { ProductPage, type ProductSort, type SearchChip } from '../../../../contract/catalogue.ts'
import type { Api } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { withQuery } from '../../paths.ts'
import { type CardProduct, toCard } from '../product-card/card-product.ts'
import { listApiParams, listUrl, readListState } from './list-state.ts'
import { type FilterOptions, loadFilterOptions } from './load-filter-options.ts'

export type LoadedList = {
  products: CardProduct[]
  total: number
  totalPage: number
  page: number
  suggestions: string[]
  /** Of a search: how it was understood. */
  search: { chips: SearchChip[]; corrected?: string | undefined; isMore: boolean }
  choices: FilterOptions
}

type ListSource = {
  /** The API path of the list; its fixed parameters (a collection, a search term) go into `query`. */
  path?: string
  query?: Record<string, string>
  usualSort?: ProductSort | null
}

/** Loads the batch of a list that the URL names. A page past the end redirects to the first. */
export async function loadList(
  api: Api,
  { pathname, searchParams }: URL,
  { path = '/api/products', query = {}, usualSort }: ListSource = {},
): Promise<LoadedList> {
  const state = readListState(searchParams)
  const apiPath = withQuery(path, { ...listApiParams(state, usualSort), ...query })
  const [response, choices] = await Promise.all([api.get(apiPath, ProductPage), loadFilterOptions(api)]).catch(throwRouteError)
  const { products, total, totalPage, suggestions = [], chips = [], corrected, isMore = false } = response.data
  if (state.page > totalPage && total > 0) throw redirect(listUrl(pathname, { ...state, page: 1 }))
  return { products: products.map(toCard), total, totalPage, page: state.page, suggestions, search: { chips, corrected, isMore }, choices }
}
