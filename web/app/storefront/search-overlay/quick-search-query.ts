import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ListedProduct, ProductList, ProductPage, quickSearchLimit, SearchChip } from '../../../../contract/catalogue.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { withQuery } from '../../paths.ts'

/** The results for a term. */
export type QuickSearchResult = {
  term: string
  products: ListedProduct[]
  total: number
  suggestions: string[]
  chips: SearchChip[]
  corrected?: string | undefined
}

/** The type guarantees the same value: importing the constant would add zod (24 kB). */
const limit: typeof quickSearchLimit = 3
const minuteMs = 60_000

const productPageResponse = shallowSchema<z.output<typeof ProductPage>>(({ data }) => Array.isArray(data?.products))
const productListResponse = shallowSchema<z.output<typeof ProductList>>(({ data }) => Array.isArray(data?.products))

/** Cached by the term with its diacritics, because the shop ranks by them if they are typed. The shown term is the one typed last. */
export function quickSearchQuery(term: string) {
  return queryOptions({
    queryKey: ['quick-search', term.toLowerCase()],
    queryFn: async ({ signal }): Promise<Omit<QuickSearchResult, 'term'>> => {
      const { data } = await browserApi().get(withQuery('/api/products', { query: term, limit }), productPageResponse, { signal })
      const { products, total, suggestions = [], chips = [], corrected } = data
      return { products, total, suggestions, chips, corrected }
    },
    select: (result): QuickSearchResult => ({ ...result, term }),
    staleTime: minuteMs,
    retry: false,
  })
}

/** For an empty result. */
export const popularQuery = queryOptions({
  queryKey: ['quick-search-popular'],
  queryFn: async ({ signal }): Promise<ListedProduct[]> => {
    const { data } = await browserApi().get(withQuery('/api/products/popular', { limit }), productListResponse, { signal })
    return data.products
  },
  staleTime: 5 * minuteMs,
  retry: false,
})
