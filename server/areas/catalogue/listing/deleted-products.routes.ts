import { z } from 'zod'
import { ProductList, RelatedQuery } from '../../../../contract/catalogue.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findDeletedProduct } from './deleted-products.sql.ts'
import { findRelatedIds } from './list-products.sql.ts'
import { readProducts } from './read-products.ts'

/** Products similar to one that is no longer sold, for visitors of an old link. 404 if there never was one. */
export function deletedProductRoutes(app: App, { db }: Platform): void {
  const params = z.object({ slug: z.string().min(1).max(300) })
  const schema = { tags: ['products'], params, querystring: RelatedQuery, response: { 200: ProductList } }
  app.get('/api/products/instead-of/:slug', { schema }, async (request) => {
    const gone = await findDeletedProduct(db, request.params.slug)
    const ids = gone ? await findRelatedIds(db, gone, request.query.limit) : []
    return { data: { products: await readProducts(db, ids, { language: languageOf(request.raw, true), isAdmin: false }) } }
  })
}
