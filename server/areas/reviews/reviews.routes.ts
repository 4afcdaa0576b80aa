import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { Paging } from '../../../contract/paging.ts'
import { ProductReviews } from '../../../contract/reviews.ts'
import { Id } from '../../../contract/text.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { getProductReviews } from './read-reviews.ts'

export function reviewRoutes(app: Shop, { db }: Platform): void {
  const ofProduct = {
    tags: ['reviews'],
    params: z.object({ productId: Id }),
    querystring: Paging,
    response: { 200: ProductReviews, 400: Failure, 404: Failure },
  }
  app.get('/api/reviews/product/:productId', { schema: ofProduct }, async ({ params: { productId }, query }, reply) => {
    const data = await getProductReviews(db, productId, query)
    reply.header('surrogate-key', productId)
    return { data }
  })
}
