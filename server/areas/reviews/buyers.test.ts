import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 50)
})
afterAll(() => checkout.close())

const words = { rating: 5, title: 'Mềm lắm', comment: 'Bé mặc rất thích.' }
const move = (orderId: string, status: string) => admin.patch(`orders/${orderId}/status`, { status })
/** The public reviews, through the page cache. */
const marksOf = async (productId: string) =>
  (await checkout.visitor().get(`reviews/product/${productId}`)).json.data.reviews.map(
    (each: { verifiedPurchase: boolean }) => each.verifiedPurchase,
  )

/** A customer with an order, whose review was written before the delivery and approved by the shop. */
async function impatient(productId: string) {
  const { visitor, userId, email } = await signUp(checkout)
  await visitor.post('carts', { productId, quantity: 1, color: 'Xanh lam' })
  const orderId = (await checkout.order(visitor, { paymentMethod: 'cod' })).json._id as string
  const review = (await visitor.post('reviews', { productId, ...words })).json.data.review
  await admin.patch('reviews/verify-many', { ids: [review._id], verified: true })
  return { visitor, userId, email, orderId, review }
}

test('buyers: a review written before the delivery becomes one of a buyer, on every cached page', async () => {
  const other = await checkout.put('Đầm khác', 9)
  const { visitor, orderId, review } = await impatient(dress)
  await visitor.post('reviews', { productId: other, ...words })
  expect([review.verifiedPurchase, await marksOf(dress)]).toEqual([false, [false]])
  for (const status of ['processing', 'shipped']) await move(orderId, status)
  expect(await marksOf(dress)).toEqual([false])
  const isKept = { status: 200, headers: {}, body: Buffer.from('a'), tags: [dress], isCacheable: true }
  await checkout.platform.pageCache.render('page of the dress', async () => isKept)
  await move(orderId, 'delivered')
  expect(checkout.platform.pageCache.find('page of the dress')).toBeUndefined()
  expect(await marksOf(dress)).toEqual([true])
  expect((await visitor.get(`reviews/product/${dress}/own`)).json.data.review.verifiedPurchase).toBe(true)
  expect((await checkout.visitor().get(`reviews/${review._id}`)).json.data.review.verifiedPurchase).toBe(true)
  expect((await visitor.get(`reviews/product/${other}/own`)).json.data.review.verifiedPurchase).toBe(false)
  const { reviews } = (await admin.get('reviews')).json.data
  expect(reviews.find(({ _id }: { _id: string }) => _id === review._id).verifiedPurchase).toBe(true)
  const mended = await admin.patch(`reviews/${review._id}`, { title: 'Mềm' })
  expect(mended.json.data.review.verifiedPurchase).toBe(true)
})

test('buyers: an undelivered order makes no buyer', async () => {
  const skirt = await checkout.put('Váy', 9)
  const { orderId } = await impatient(skirt)
  await move(orderId, 'cancelled')
  expect(await marksOf(skirt)).toEqual([false])
})

test('buyers: deleting the account keeps the review marked as one of a buyer', async () => {
  const hat = await checkout.put('Mũ', 9)
  const { visitor, userId, email, orderId } = await impatient(hat)
  for (const status of ['processing', 'shipped', 'delivered']) await move(orderId, status)
  const erased = await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })
  expect(erased.status).toBe(200)
  expect(await checkout.db.$count(schema.reviews, eq(schema.reviews.userId, userId))).toBe(0)
  expect(await marksOf(hat)).toEqual([true])
})
