import { totalPages } from '../../../../contract/paging.ts'
import { productsPerSitemap, SitemapProducts, SitemapProductsQuery } from '../../../../contract/sitemap.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countSitemapProducts, findSitemapProducts } from './sitemap.sql.ts'

/** All products for sale, for the sitemap: large pages with few fields. */
export function sitemapRoutes(app: App, { db }: Platform): void {
  const schema = { tags: ['products'], querystring: SitemapProductsQuery, response: { 200: SitemapProducts } }
  app.get('/api/products/addresses', { schema }, async ({ query: { page } }) => {
    const rows = await findSitemapProducts(db, { page, limit: productsPerSitemap })
    const total = await countSitemapProducts(db)
    const products = rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
    return { data: { products, total, totalPage: totalPages(total, productsPerSitemap), currentPage: page } }
  })
}
