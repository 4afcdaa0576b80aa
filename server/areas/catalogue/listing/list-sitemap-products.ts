import { productsPerSitemap, type SitemapProducts } from '../../../../contract/pages/sitemap.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import { countSitemapProducts, findSitemapProducts } from './sitemap.sql.ts'

/** One file of the sitemap: all products for sale in large pages. */
export async function listSitemapProducts(db: Db, page: number): Promise<SitemapProducts['data']> {
  const rows = await findSitemapProducts(db, { page, limit: productsPerSitemap })
  const total = await countSitemapProducts(db)
  const products = rows.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
  return { products, total, totalPage: totalPages(total, productsPerSitemap), currentPage: page }
}
