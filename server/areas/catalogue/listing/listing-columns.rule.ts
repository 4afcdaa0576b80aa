import { priceProduct } from '../price-product.rule.ts'
import { searchText } from '../search/search-text.rule.ts'

export type Named = { name: string; nameEn?: string | null }
export type Listed = Named & { sku: string; price: number; salePrice?: number; sizes?: { price?: number; salePrice?: number }[] }

/**
 * The columns for lists and search, computed with every write of a product. Its own names come first, because a product
 * whose name begins with the query ranks first.
 */
export function listingColumns({ price, salePrice = 0, sizes = [], ...product }: Listed, sortedUnder: Named[]) {
  const pricedSizes = sizes.map((size) => ({ price: size.price ?? 0, salePrice: size.salePrice ?? 0 }))
  const names = sortedUnder.flatMap(({ name, nameEn }) => [name, nameEn])
  return {
    ...priceProduct({ price, salePrice, sizes: pricedSizes }),
    searchFolded: searchText([product.name, product.nameEn, product.sku, ...names]),
  }
}
