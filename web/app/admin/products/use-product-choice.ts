import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ManagedProduct, type MatchingProduct, MatchingProducts, mostMatching } from '../../../../contract/products.admin.ts'
import { browserApi } from '../../browser-api.ts'
import { withQuery } from '../../paths.ts'
import { useMatching } from '../parts/use-matching.ts'
import { useSelection } from '../parts/use-selection.ts'

export const narrowing = ['query', 'category', 'collection', 'tag', 'status', 'availability', 'published', 'min', 'max'] as const

export type ProductChoice = ReturnType<typeof useProductChoice>

/** Which products are chosen: rows, pages, or all that match what the address asks for. */
export function useProductChoice({ products, total }: { products: readonly ManagedProduct[]; total: number }) {
  const [search] = useSearchParams()
  const asked = Object.fromEntries(narrowing.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
  const narrowed = JSON.stringify(asked)
  const known = useSeen(products)
  const selection = useSelection(narrowed)
  const matching = useMatching({
    selection,
    narrowing: narrowed,
    pageIds: products.map(({ _id }) => _id),
    total,
    async find(signal) {
      const path = withQuery('/api/products/manage/matching', { ...asked, sort: search.get('sort') ?? undefined })
      const { data } = await browserApi().get(path, MatchingProducts, { signal })
      for (const product of data.products) known.set(product._id, product)
      return data.products.map(({ _id }) => _id)
    },
  })
  return {
    selection,
    matching: total > mostMatching ? undefined : matching,
    chosen: selection.ids.flatMap((id) => known.get(id) ?? []),
    nameOf: (id: string) => known.get(id)?.name ?? id,
  }
}

/** Every product that was on a page or chosen with others, by id: also after it is gone. */
function useSeen(products: readonly ManagedProduct[]): Map<string, MatchingProduct> {
  const [seen] = useState(() => new Map<string, MatchingProduct>())
  for (const product of products) seen.set(product._id, product)
  return seen
}
