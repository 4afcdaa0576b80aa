import { priceProduct } from '../price-product.rule.ts'
import { searchTexts } from '../search/search-text.rule.ts'

export type Named = { name: string; nameEn?: string | null }
export type Listed = Named & { sku: string; price: number; salePrice?: number; sizes?: { price?: number; salePrice?: number }[] }

/**
 * The columns that lists and search are answered from, computed whenever a product is written. Its own names
 * come first: a product whose name begins with what was typed is found first.
 */
export function listingColumns({ price, salePrice = 0, sizes = [], ...product }: Listed, sortedUnder: Named[]) {
  const pricedSizes = sizes.map((size) => ({ price: size.price ?? 0, salePrice: size.salePrice ?? 0 }))
  const names = sortedUnder.flatMap(({ name, nameEn }) => [name, nameEn])
  return {
    ...priceProduct({ price, salePrice, sizes: pricedSizes }),
    ...searchTexts([product.name, product.nameEn, product.sku, ...names]),
  }
}
