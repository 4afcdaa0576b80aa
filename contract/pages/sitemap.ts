import { z } from 'zod'
import { Page } from '../paging.ts'

/** The products in one sitemap file, in both languages: well below the limit of 50,000 URLs. */
export const productsPerSitemap = 2_500

export const SitemapProductsQuery = z.object({ page: Page.default(1) })

/** A product in the sitemap: its URL, its last change, and one picture of each colour. */
export const SitemapProduct = z.object({
  slug: z.string(),
  changedAt: z.string(),
  pictures: z.array(z.object({ _id: z.string(), width: z.int() })),
})
export type SitemapProduct = z.infer<typeof SitemapProduct>
export const SitemapProducts = z.object({
  data: z.object({ products: z.array(SitemapProduct), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})
export type SitemapProducts = z.infer<typeof SitemapProducts>
