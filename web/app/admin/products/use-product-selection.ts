import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AdminProduct, type MatchingProduct, MatchingProducts, maxMatching } from '../../../../contract/admin/products.ts'
import { browserApi } from '../../api/browser-api.ts'
import { withQuery } from '../../paths.ts'
import { useSelectAll } from '../components/table/use-select-all.ts'
import { useSelection } from '../components/table/use-selection.ts'

export const filterParams = ['query', 'category', 'collection', 'tag', 'status', 'availability', 'published', 'min', 'max'] as const

export type ProductSelection = ReturnType<typeof useProductSelection>

/** The selected products: rows, a page, or all that match the URL's filters. */
export function useProductSelection({ products, total }: { products: readonly AdminProduct[]; total: number }) {
  const [search] = useSearchParams()
  const params = Object.fromEntries(filterParams.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
  const filterKey = JSON.stringify(params)
  const known = useSeenProducts(products)
  const selection = useSelection(filterKey)
  const matching = useSelectAll({
    selection,
    filter: filterKey,
    pageIds: products.map(({ _id }) => _id),
    total,
    async find(signal) {
      const path = withQuery('/api/products/manage/matching', { ...params, sort: search.get('sort') ?? undefined })
      const { data } = await browserApi().get(path, MatchingProducts, { signal })
      for (const product of data.products) known.set(product._id, product)
      return data.products.map(({ _id }) => _id)
    },
  })
  return {
    selection,
    matching: total > maxMatching ? undefined : matching,
    chosen: selection.ids.flatMap((id) => known.get(id) ?? []),
    nameOf: (id: string) => known.get(id)?.name ?? id,
  }
}

/** Every product seen on a page or selected, by id, also after it is deleted. */
function useSeenProducts(products: readonly AdminProduct[]): Map<string, MatchingProduct> {
  const [seen] = useState(() => new Map<string, MatchingProduct>())
  for (const product of products) seen.set(product._id, product)
  return seen
}
