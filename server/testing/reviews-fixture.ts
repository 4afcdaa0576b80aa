import type { CheckoutFixture } from './checkout-fixture.ts'
import type { Visitor } from './shop-fixture.ts'
import { signUp } from './users-fixture.ts'

export const reviewTexts = { rating: 5, title: 'Mềm lắm', comment: 'Bé mặc rất thích.\nCảm ơn cửa hàng!', fit: 'right' }

/** For tests: writes a review, with these fields in place of the usual ones. */
export const writeReview = (visitor: Visitor, productId: string, more: object = {}) =>
  visitor.post('reviews', { productId, ...reviewTexts, ...more })

type NewReview = { productId: string; isShown?: boolean; rating?: number }

/** For tests: a review by a new customer, verified and public by default. */
export async function addReview(checkout: CheckoutFixture, admin: Visitor, { productId, isShown = true, ...more }: NewReview) {
  const { visitor, userId } = await signUp(checkout)
  const { json } = await writeReview(visitor, productId, more)
  const id = json.data.review._id as string
  if (isShown) await admin.patch('reviews/verify-many', { ids: [id], verified: true })
  return { visitor, userId, id }
}
