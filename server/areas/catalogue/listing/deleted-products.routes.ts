import { z } from 'zod'
import { ProductList, RelatedQuery } from '../../../../contract/catalogue.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendJson } from '../products.routes.ts'
import { listSimilarToDeleted } from './list-products.ts'

/** Products similar to one that is no longer sold, for visitors of an old link. 404 if there never was one. */
export function deletedProductRoutes(app: App, { database }: Platform): void {
  const params = z.object({ slug: z.string().min(1).max(300) })
  const schema = { tags: ['products'], params, querystring: RelatedQuery, response: { 200: ProductList } }
  app.get('/api/products/instead-of/:slug', { schema }, async ({ params, query, raw }, reply) => {
    const reader = { language: languageOf(raw, true), isAdmin: false }
    return sendJson(reply, await listSimilarToDeleted(database, params.slug, reader, query.limit))
  })
}
