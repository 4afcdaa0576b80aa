import { z } from 'zod'
import { Page } from './paging.ts'

/** As many products as one file of the sitemap names, in both languages: well below the 50,000 addresses it may hold. */
export const productsPerSitemap = 2_500

export const SitemapProductsQuery = z.object({ page: Page.default(1) })

/** What a sitemap tells of a product: where it lies, when it was last changed, and one picture of each colour. */
export const SitemapProduct = z.object({
  slug: z.string(),
  changedAt: z.string(),
  pictures: z.array(z.object({ _id: z.string(), width: z.int() })),
})
export type SitemapProduct = z.infer<typeof SitemapProduct>
export const SitemapProducts = z.object({
  data: z.object({ products: z.array(SitemapProduct), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})
