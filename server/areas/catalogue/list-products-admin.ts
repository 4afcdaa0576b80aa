import type { AdminProduct, AdminProductsQuery, MatchingProduct, MatchingQuery } from '../../../contract/admin/products.ts'
import type { Product } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { ReadSource } from '../../platform/database/read-source.ts'
import { readProducts } from './listing/read-products.ts'
import { nameIn } from './present-product.rule.ts'
import { findAdminIds, findMatching } from './products-admin.sql.ts'
import { searchForAdmin } from './search/search-for-admin.ts'

/** One page of all products, hidden ones too, for the admin list. */
export async function listProductsForAdmin(source: ReadSource, query: AdminProductsQuery, language: Language) {
  const { db } = source
  const { ids, total } = await findAdminIds(db, query, await searchForAdmin(source, query.query))
  const products = await readProducts(db, ids, { language, isAdmin: true })
  return { products: products.map(summarise), total, totalPage: totalPages(total, query.limit), currentPage: query.page }
}

/** All products that match that list, each with the fields a bulk change needs. */
export async function listMatchingProducts(source: ReadSource, query: MatchingQuery, language: Language): Promise<MatchingProduct[]> {
  const rows = await findMatching(source.db, query, await searchForAdmin(source, query.query))
  return rows.map((row) => ({
    _id: row.id,
    name: nameIn(row, language).name,
    stock: { onHand: row.onHand, reserved: row.reserved },
  }))
}

function summarise(product: Product): AdminProduct {
  const { _id, name, slug, sku, category, price, salePrice, status, availability, published, createdAt } = product
  const { colors, sizes, stock = [], updatedAt = createdAt, version = 0 } = product
  return {
    ...{ _id, name, slug, sku, category, price, salePrice, status, availability, published, createdAt, updatedAt, version },
    thumb: colors.find(({ images }) => images.length > 0)?.images[0] ?? null,
    colors: colors.length,
    sizes: sizes.length,
    stock: {
      onHand: stock.reduce((sum, { onHand }) => sum + onHand, 0),
      reserved: stock.reduce((sum, { reserved }) => sum + reserved, 0),
    },
  }
}
