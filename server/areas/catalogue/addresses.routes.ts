import { totalPages } from '../../../contract/paging.ts'
import { ProductAddresses, ProductAddressQuery, productsPerSitemap } from '../../../contract/sitemap.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { countAddresses, findAddresses } from './addresses.sql.ts'

/** Where all that is for sale lies, for the sitemap: many at once, and little of each. */
export function addressRoutes(app: Shop, { db }: Platform): void {
  const schema = { tags: ['products'], querystring: ProductAddressQuery, response: { 200: ProductAddresses } }
  app.get('/api/products/addresses', { schema }, async ({ query: { page } }) => {
    const rows = await findAddresses(db, { page, limit: productsPerSitemap })
    const total = await countAddresses(db)
    const products = rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
    return { data: { products, total, totalPage: totalPages(total, productsPerSitemap), currentPage: page } }
  })
}
