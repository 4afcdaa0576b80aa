import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { addReview, reviewTexts, writeReview } from '../../testing/reviews-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

let dresses = 0
const aDress = () => checkout.put(`Đầm ${++dresses}`, 50)
const ratingOf = async (productId: string) => (await checkout.visitor().get(`products/${productId}`)).json.product.rating
const shownOf = async (productId: string) => (await checkout.visitor().get(`reviews/product/${productId}`)).json.data
const verify = (ids: string[], verified = true, by: Visitor = admin) => by.patch('reviews/verify-many', { ids, verified })

async function delivered(visitor: Visitor, productId: string): Promise<void> {
  await visitor.post('carts', { productId, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
  for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${placed.json._id}/status`, { status })
}

const said = (productId: string, more: { isShown?: boolean; rating?: number } = {}) => addReview(checkout, admin, { productId, ...more })

describe('write-review: a customer', () => {
  test('writes a review, and it awaits moderation', async () => {
    const dress = await aDress()
    const { visitor } = await signUp(checkout)
    await visitor.patch('users/update-profile', { fullName: 'Mai Lan' })
    const { status, json } = await writeReview(visitor, dress)
    expect(status).toBe(201)
    expect(json.message).toContain('Cảm ơn')
    expect(json.data.review).toMatchObject({
      productId: dress,
      author: 'Mai Lan',
      ...reviewTexts,
      verified: false,
      verifiedPurchase: false,
    })
    expect((await shownOf(dress)).total).toBe(0)
    expect(await ratingOf(dress)).toEqual({ average: 0, count: 0 })
    const { _id } = json.data.review
    expect((await checkout.visitor().get(`reviews/${_id}`)).status).toBe(404)
    expect((await visitor.get(`reviews/${_id}`)).json.data.review).toEqual(json.data.review)
    expect((await visitor.get(`reviews/product/${dress}/own`)).json.data.review).toEqual(json.data.review)
    expect((await admin.get(`reviews/product/${dress}/own`)).json.data.review).toBeNull()
  })

  test('writes one per product, also with a double click', async () => {
    const dress = await aDress()
    const { visitor } = await signUp(checkout)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => writeReview(visitor, dress)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toEqual({
      message: { code: 'review_exists', message: 'Bạn đã đánh giá sản phẩm này rồi.' },
    })
  })

  test('counts as a buyer only after the delivery of the product', async () => {
    const dress = await aDress()
    const other = await aDress()
    const { visitor } = await signUp(checkout)
    await delivered(visitor, dress)
    expect((await writeReview(visitor, dress)).json.data.review.verifiedPurchase).toBe(true)
    expect((await writeReview(visitor, other)).json.data.review.verifiedPurchase).toBe(false)
  })

  test("gets a refusal one level deeper, in the caller's language", async () => {
    const dress = await aDress()
    const { visitor } = await signUp(checkout)
    expect(await writeReview(checkout.visitor('en'), dress)).toMatchObject({
      status: 401,
      json: { message: { code: 'sign_in_required', message: 'Please log in.' } },
    })
    const { status, json } = await writeReview(visitor, dress, { rating: 6, title: ' ', comment: 7 })
    expect(status).toBe(400)
    expect(json.message).toMatchObject({ code: 'invalid_input' })
    expect(json.message.issues.map(({ path }: { path: string }) => path)).toEqual(['rating', 'title', 'comment'])
    expect((await writeReview(visitor, 'prd_none')).json.message.code).toBe('not_found')
    expect((await visitor.post('reviews', 'x')).json.message).toMatchObject({ code: 'unsupported_media_type' })
  })

  test.each([
    { rating: 0 },
    { rating: 4.5 },
    { rating: '5' },
    { fit: 'wide' },
    { title: 'x'.repeat(121) },
    { comment: 'x'.repeat(4_001) },
    { comment: 'a\u0000b' },
  ])('cannot send %j', async (more) => {
    const { visitor } = await signUp(checkout)
    expect((await writeReview(visitor, await aDress(), more)).status).toBe(400)
  })

  test('cannot review a hidden product, nor mark the review as verified', async () => {
    const hidden = await checkout.put('Đầm ẩn', 1, { published: false })
    const { visitor } = await signUp(checkout)
    expect((await writeReview(visitor, hidden)).status).toBe(404)
    const { json } = await writeReview(visitor, await aDress(), { verified: true, verifiedPurchase: true, author: 'Ai đó' })
    expect(json.data.review).toMatchObject({ verified: false, verifiedPurchase: false })
    expect(json.data.review.author).not.toBe('Ai đó')
  })

  test('may change the review: it is moderated again before it is shown', async () => {
    const dress = await aDress()
    const { visitor, id } = await said(dress)
    expect(await ratingOf(dress)).toEqual({ average: 5, count: 1 })
    const { status, json } = await visitor.patch(`reviews/${id}`, { rating: 2, fit: null })
    expect(status).toBe(200)
    expect(json.data.review).toMatchObject({ rating: 2, title: reviewTexts.title, verified: false })
    expect(json.data.review.fit).toBeUndefined()
    expect(await ratingOf(dress)).toEqual({ average: 0, count: 0 })
    await verify([id])
    expect(await ratingOf(dress)).toEqual({ average: 2, count: 1 })
    expect((await visitor.delete(`reviews/${id}`)).status).toBe(200)
    expect(await ratingOf(dress)).toEqual({ average: 0, count: 0 })
    expect((await visitor.delete(`reviews/${id}`)).status).toBe(404)
  })

  test("cannot change another customer's review", async () => {
    const dress = await aDress()
    const { id } = await said(dress)
    const { visitor: stranger } = await signUp(checkout)
    expect((await stranger.get(`reviews/${id}`)).status).toBe(200)
    for (const response of [await stranger.patch(`reviews/${id}`, { rating: 1 }), await stranger.delete(`reviews/${id}`)]) {
      expect(response.status).toBe(404)
    }
    for (const response of [
      await checkout.visitor().patch(`reviews/${id}`, { rating: 1 }),
      await checkout.visitor().delete(`reviews/${id}`),
    ]) {
      expect(response.status).toBe(401)
    }
    for (const call of ['verify-many', 'delete-many']) {
      expect((await stranger.patch(`reviews/${call}`, { ids: [id] })).status).toBe(403)
      expect((await checkout.visitor().patch(`reviews/${call}`, { ids: [id] })).status).toBe(401)
    }
    expect((await stranger.get('reviews')).status).toBe(403)
    expect(await ratingOf(dress)).toEqual({ average: 5, count: 1 })
  })
})

test('write-review: limits the reviews per account', async () => {
  const { visitor } = await signUp(checkout)
  const { visitor: other } = await signUp(checkout)
  const dress = await aDress()
  const answers = []
  for (let n = 0; n < 31; n++) answers.push(await writeReview(visitor, dress))
  expect(answers.map(({ status }) => status)).toEqual([201, ...Array<number>(29).fill(409), 429])
  expect(answers[30]?.json.message.code).toBe('too_many_requests')
  expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await writeReview(other, dress)).status).toBe(201)
})
