import type { Product } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressRoutes } from './addresses.routes.ts'
import { goneRoutes } from './gone.routes.ts'
import { productFileRoutes } from './product-file.admin.ts'
import { productAdminRoutes } from './products.admin.ts'
import { productRoutes } from './products.routes.ts'
import { readProducts } from './read-products.ts'
import { sortingAdminRoutes } from './sorting.admin.ts'
import { sortingRoutes } from './sorting.routes.ts'
import { stockAdminRoutes } from './stock.admin.ts'
import { createVocabulary } from './vocabulary.ts'

export { deriveListing } from './derive-listing.ts'
export { nameIn } from './describe-product.ts'
export { findSaleable, findSaleableLines, type Saleable, type SaleableLine } from './find-saleable.ts'
export { findImageUses as findCatalogueImageUses, letGoOfImages } from './image-uses.sql.ts'
export { countSold, type Held, holdStock, releaseStock, returnStock, type StockLine, type StockWant, takeStock } from './move-stock.ts'
export { nameKey } from './name-key.ts'
export { countLowStock } from './report.sql.ts'
export { findLinesOfVariants } from './saleable.sql.ts'
export { findFree } from './stock.sql.ts'
export { type NewProduct, writeProduct } from './write-product.ts'
export { createCategory, createCollection, createTag } from './write-sorting.ts'

export async function openCatalogue(app: Shop, platform: Platform): Promise<void> {
  addressRoutes(app, platform)
  goneRoutes(app, platform)
  productRoutes(app, platform, createVocabulary(platform.db))
  productAdminRoutes(app, platform)
  stockAdminRoutes(app, platform)
  await productFileRoutes(app, platform)
  sortingRoutes(app, platform)
  sortingAdminRoutes(app, platform)
}

/** Products by their ids, in this order and as shoppers see them; those that are hidden or gone are left out. Not inside a transaction. */
export async function findProducts(db: Db, ids: string[], language: Language): Promise<Product[]> {
  const products = await readProducts(db, ids, { language, isAdmin: false })
  return products.filter(({ published }) => published)
}
