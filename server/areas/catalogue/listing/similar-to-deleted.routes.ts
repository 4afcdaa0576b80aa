import { z } from 'zod'
import { ProductList, RelatedQuery } from '../../../../contract/catalogue.ts'
import { publicRead } from '../../../platform/http/public-read.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { asResult } from '../products.routes.ts'
import { listSimilarToDeleted } from './list-products.ts'

/** Products similar to one that is no longer sold, for visitors of an old link. An empty list if no deleted product had it. */
export function deletedProductRoutes(app: App, platform: Platform): void {
  const params = z.object({ slug: z.string().min(1).max(300) })
  const schema = { tags: ['products'], params, querystring: RelatedQuery, response: { 200: ProductList } }
  publicRead(app, platform, '/api/products/instead-of/:slug', schema, async ({ params: { slug }, query, reader }, source) =>
    asResult(await listSimilarToDeleted(source, slug, { ...reader, isAdmin: false }, query.limit)),
  )
}
