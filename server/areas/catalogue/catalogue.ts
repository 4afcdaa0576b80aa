import type { NamedListedProduct } from '../../../contract/catalogue.ts'
import { hourSeconds } from '../../../contract/durations.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { productsCsvRoutes } from './csv/products-csv.admin.ts'
import { feedRoutes } from './feeds/feeds.routes.ts'
import { stockAdminRoutes } from './inventory/stock.admin.ts'
import { toNamedListed } from './listing/list-product.rule.ts'
import { readProducts } from './listing/read-products.ts'
import { rebuildProductJson } from './listing/refresh-product-json.ts'
import { deletedProductRoutes } from './listing/similar-to-deleted.routes.ts'
import { sitemapRoutes } from './listing/sitemap.routes.ts'
import { priceSheetRoutes } from './price-sheet/price-sheet.admin.ts'
import { carryOutSchedules, sweepSchedules } from './prices/carry-out-schedules.ts'
import { sweepPriceChanges } from './prices/change-prices.ts'
import { priceAdminRoutes } from './prices/prices.admin.ts'
import { productAdminRoutes } from './products.admin.ts'
import { productRoutes } from './products.routes.ts'
import { searchAdminRoutes } from './search/search.admin.ts'
import { createMissRecorder, sweepMissDays } from './search/search-misses.ts'
import { stockTakeRoutes } from './stock-takes/stock-takes.admin.ts'
import { taxonomyAdminRoutes } from './taxonomy/taxonomy.admin.ts'
import { taxonomyRoutes } from './taxonomy/taxonomy.routes.ts'

export { findCare } from './care.sql.ts'
export { detachImages, findImageUsage as findCatalogueImageUses } from './image-usage.sql.ts'
export { findSaleable, findSaleableLines, presentSaleable, type Saleable } from './inventory/find-saleable.ts'
export {
  commitStock,
  countSold,
  releaseStock,
  reserveStock,
  restock,
  type StockLine,
  type StockReservation,
  type StockWant,
  uncommitStock,
} from './inventory/move-stock.ts'
export { requirePersonalization } from './inventory/require-personalization.rule.ts'
export { type ColorForSale, colorForSaleSql, findLinesOfVariants, type SaleableLine } from './inventory/saleable.sql.ts'
export { findFree } from './inventory/stock.sql.ts'
export { findItemNames } from './item-names.sql.ts'
export { listingColumns } from './listing/listing-columns.rule.ts'
export { markPictureChanged, markProductsChanged, rebuildProductJson } from './listing/refresh-product-json.ts'
export { labelOf, nameIn } from './present-product.rule.ts'
export { unitPriceNow } from './prices/unit-price.sql.ts'
export { countLowStock } from './report.sql.ts'
export type { WantedSize } from './search/amounts/read-size.rule.ts'
export { findWanted, type WantedProduct } from './search/find-wanted.ts'
export { sizesFor } from './search/fitting-sizes.rule.ts'
export { matchColors } from './search/match-color.rule.ts'
export { normalizeName } from './search/normalize-name.rule.ts'
export { type NamedPairs, readNamedPairs } from './search/product-names.ts'
export { type MessagePhrase, readPhrase } from './search/read-phrase.rule.ts'
export { readSearchContext } from './search/search-context.ts'
export { createCategory, createCollection, createTag } from './taxonomy/create-taxonomy.ts'
export { countColors } from './taxonomy/taxonomy.sql.ts'
export { type NewProduct, writeProduct } from './write-product.ts'

/** How late scheduled prices may start and end. */
const scheduleSeconds = 5

export async function openCatalogue(app: App, platform: Platform): Promise<void> {
  const rebuilt = await rebuildProductJson(platform.db)
  if (rebuilt > 0) platform.log.info({ products: rebuilt }, 'rebuilt the stored JSON of products')
  sitemapRoutes(app, platform)
  feedRoutes(app, platform)
  deletedProductRoutes(app, platform)
  const misses = createMissRecorder(platform)
  app.addHook('onClose', () => misses.flush())
  productRoutes(app, platform, misses)
  searchAdminRoutes(app, platform, misses)
  productAdminRoutes(app, platform)
  stockAdminRoutes(app, platform)
  stockTakeRoutes(app, platform)
  priceAdminRoutes(app, platform)
  priceSheetRoutes(app, platform)
  platform.jobs.repeat('delete-old-price-changes', hourSeconds, () => sweepPriceChanges(platform))
  platform.jobs.repeat('scheduled-prices', scheduleSeconds, () => carryOutSchedules(platform))
  platform.jobs.repeat('delete-old-price-schedules', hourSeconds, () => sweepSchedules(platform))
  platform.jobs.repeat('delete-old-search-misses', hourSeconds, () => sweepMissDays(platform))
  await productsCsvRoutes(app, platform)
  taxonomyRoutes(app, platform)
  taxonomyAdminRoutes(app, platform)
}

/** Products by their ids, in this order and as shoppers see them; leaves out hidden and deleted ones. Not inside a transaction. */
export async function findProducts(db: Db, ids: string[], language: Language): Promise<NamedListedProduct[]> {
  const products = await readProducts(db, ids, { language, isAdmin: false })
  return products.filter(({ published }) => published).map((product) => toNamedListed(product, language))
}
