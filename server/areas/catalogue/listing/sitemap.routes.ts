import { SitemapProducts, SitemapProductsQuery } from '../../../../contract/pages/sitemap.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { ListTag } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listSitemapProducts } from './list-sitemap-products.ts'

/** All products for sale, for the sitemap: large pages with few fields. */
export function sitemapRoutes(app: App, { db }: Platform): void {
  const schema = { tags: ['products'], querystring: SitemapProductsQuery, response: { 200: SitemapProducts } }
  app.get('/api/products/addresses', { schema }, async ({ query: { page } }, reply) => {
    // It has the time of each product's last change.
    reply.header('surrogate-key', 'sitemap' satisfies ListTag)
    return { data: await listSitemapProducts(db, page) }
  })
}
