import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
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
const words = { rating: 5, title: 'Mềm lắm', comment: 'Bé mặc rất thích.\nCảm ơn cửa hàng!', fit: 'right' }
const write = (visitor: Visitor, productId: string, more: object = {}) => visitor.post('reviews', { productId, ...words, ...more })
const ratingOf = async (productId: string) => (await checkout.visitor().get(`products/${productId}`)).json.product.rating
const shownOf = async (productId: string) => (await checkout.visitor().get(`reviews/product/${productId}`)).json.data
const verify = (ids: string[], verified = true, by: Visitor = admin) => by.patch('reviews/verify-many', { ids, verified })
const notesOf = async (subject: string) =>
  (await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, subject))).map(({ what, who }) => ({
    what,
    who,
  }))

async function delivered(visitor: Visitor, productId: string): Promise<void> {
  await visitor.post('carts', { productId, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
  for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${placed.json._id}/status`, { status })
}

/** A review by a new customer, verified and public by default. */
async function said(productId: string, { isShown = true, ...more }: { isShown?: boolean; rating?: number } = {}) {
  const { visitor, userId } = await signUp(checkout)
  const { json } = await write(visitor, productId, more)
  const id = json.data.review._id as string
  if (isShown) await verify([id])
  return { visitor, userId, id }
}

describe('write-review: a customer', () => {
  test('writes a review, and it awaits moderation', async () => {
    const dress = await aDress()
    const { visitor } = await signUp(checkout)
    await visitor.patch('users/update-profile', { fullName: 'Mai Lan' })
    const { status, json } = await write(visitor, dress)
    expect(status).toBe(201)
    expect(json.message).toContain('Cảm ơn')
    expect(json.data.review).toMatchObject({ productId: dress, author: 'Mai Lan', ...words, verified: false, verifiedPurchase: false })
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
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => write(visitor, dress)))
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
    expect((await write(visitor, dress)).json.data.review.verifiedPurchase).toBe(true)
    expect((await write(visitor, other)).json.data.review.verifiedPurchase).toBe(false)
  })

  test("gets a refusal one level deeper, in the caller's language", async () => {
    const dress = await aDress()
    const { visitor } = await signUp(checkout)
    expect(await write(checkout.visitor('en'), dress)).toMatchObject({
      status: 401,
      json: { message: { code: 'sign_in_required', message: 'Please log in.' } },
    })
    const { status, json } = await write(visitor, dress, { rating: 6, title: ' ', comment: 7 })
    expect(status).toBe(400)
    expect(json.message).toMatchObject({ code: 'invalid_input' })
    expect(json.message.issues.map(({ path }: { path: string }) => path)).toEqual(['rating', 'title', 'comment'])
    expect((await write(visitor, 'prd_none')).json.message.code).toBe('not_found')
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
    expect((await write(visitor, await aDress(), more)).status).toBe(400)
  })

  test('cannot review a hidden product, nor mark the review as verified', async () => {
    const hidden = await checkout.put('Đầm ẩn', 1, { published: false })
    const { visitor } = await signUp(checkout)
    expect((await write(visitor, hidden)).status).toBe(404)
    const { json } = await write(visitor, await aDress(), { verified: true, verifiedPurchase: true, author: 'Ai đó' })
    expect(json.data.review).toMatchObject({ verified: false, verifiedPurchase: false })
    expect(json.data.review.author).not.toBe('Ai đó')
  })

  test('may change the review: it is moderated again before it is shown', async () => {
    const dress = await aDress()
    const { visitor, id } = await said(dress)
    expect(await ratingOf(dress)).toEqual({ average: 5, count: 1 })
    const { status, json } = await visitor.patch(`reviews/${id}`, { rating: 2, fit: null })
    expect(status).toBe(200)
    expect(json.data.review).toMatchObject({ rating: 2, title: words.title, verified: false })
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

describe('write-review: staff', () => {
  test('show and hide many at once; averages, pages and the audit log follow', async () => {
    const [dress, skirt] = [await aDress(), await aDress()]
    const waiting = [
      await said(dress, { isShown: false, rating: 5 }),
      await said(dress, { isShown: false, rating: 2 }),
      await said(skirt, { isShown: false, rating: 4 }),
    ]
    const ids = waiting.map(({ id }) => id)
    const keep = () =>
      checkout.platform.pageCache.render('page of the dress', async () => ({
        status: 200,
        headers: {},
        body: Buffer.from('a'),
        tags: [dress],
        isCacheable: true,
      }))
    await keep()
    const { status, json } = await verify([...ids, 'rev_none'])
    expect(status).toBe(200)
    expect([...json.data.ids].sort()).toEqual([...ids].sort())
    expect([...json.data.changed].sort()).toEqual([...ids].sort())
    expect(checkout.platform.pageCache.find('page of the dress')).toBeUndefined()
    expect(await ratingOf(dress)).toEqual({ average: 3.5, count: 2 })
    expect(await ratingOf(skirt)).toEqual({ average: 4, count: 1 })
    expect((await shownOf(dress)).summary).toMatchObject({ average: 3.5, count: 2 })
    // Already shown: there is nothing to undo.
    expect((await verify(ids)).json.data.changed).toEqual([])
    expect(await notesOf(ids[0] as string)).toEqual([{ what: 'review.verify', who: admin.userId }])

    await verify([ids[0] as string], false)
    expect(await ratingOf(dress)).toEqual({ average: 2, count: 1 })
    const gone = await admin.patch('reviews/delete-many', { ids })
    expect([...gone.json.data.ids].sort()).toEqual([...ids].sort())
    expect(await ratingOf(dress)).toEqual({ average: 0, count: 0 })
    expect((await notesOf(ids[0] as string)).map(({ what }) => what)).toEqual(['review.verify', 'review.hide', 'review.delete'])
  })

  test('leave the right average when two verify at once', async () => {
    const dress = await aDress()
    const ids = []
    for (const rating of [1, 2, 3, 4, 5]) ids.push((await said(dress, { isShown: false, rating })).id)
    await Promise.all(ids.map((id) => verify([id])))
    expect(await ratingOf(dress)).toEqual({ average: 3, count: 5 })
  })

  test('read unread reviews first, and search them without diacritics', async () => {
    const skirt = await checkout.put('Chân váy đũi', 5)
    const first = await said(skirt, { rating: 3 })
    const second = await said(skirt, { isShown: false, rating: 4 })
    const third = await said(skirt, { isShown: false, rating: 4 })
    const idsOf = async (query: string) =>
      (await admin.get(`reviews?query=chan+vay&${query}`)).json.data.reviews.map(({ _id }: { _id: string }) => _id)
    expect(await idsOf('')).toEqual([third.id, second.id, first.id])
    expect(await idsOf('verified=true')).toEqual([first.id])
    expect(await idsOf('verified=false&limit=1&page=2')).toEqual([second.id])
    expect(await idsOf('rating=3')).toEqual([first.id])
    const { data } = (await admin.get('reviews?query=chan+vay+mem&limit=2')).json
    expect(data).toMatchObject({ total: 3, totalPage: 2, currentPage: 1 })
    expect(data.reviews[0].product).toMatchObject({ _id: skirt, name: 'Chân váy đũi', isShown: true })
    expect((await admin.get('reviews?query=%25')).json.data.total).toBe(0)
    expect((await admin.get('reviews?verified=maybe')).status).toBe(400)
  })

  test("see the product's name in their language, and find it by either name", async () => {
    const jacket = await checkout.put('Áo khoác chần', 5)
    const read = async (language: string) =>
      (await admin.get('reviews?query=khoac', { headers: { 'accept-language': language } })).json.data.reviews[0].product
    await said(jacket)
    expect(await read('en')).toMatchObject({ name: 'Áo khoác chần', nameLanguage: 'vi' })
    await checkout.db.update(schema.products).set({ nameEn: 'Quilted jacket' }).where(eq(schema.products.id, jacket))
    expect(await read('en')).toMatchObject({ name: 'Quilted jacket', nameLanguage: 'en' })
    expect(await read('vi')).toMatchObject({ name: 'Áo khoác chần', nameLanguage: 'vi' })
    expect((await admin.get('reviews?query=quilted')).json.data.total).toBe(1)
  })

  test("moderate reviews too, and may delete a customer's", async () => {
    const { visitor: staff, userId, email } = await signUp(checkout)
    await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
    await staff.post('users/login', { email, password: 'mot mat khau dai' })
    const dress = await aDress()
    const { id } = await said(dress, { isShown: false })
    expect((await staff.get(`reviews/${id}`)).json.data.review._id).toBe(id)
    expect((await verify([id], true, staff)).status).toBe(200)
    expect((await staff.delete(`reviews/${id}`)).status).toBe(200)
    expect((await notesOf(id)).map(({ what }) => what)).toEqual(['review.verify', 'review.delete'])
    expect(await ratingOf(dress)).toEqual({ average: 0, count: 0 })
  })

  test('correct a text without hiding it', async () => {
    const { id } = await said(await aDress())
    const { json } = await admin.patch(`reviews/${id}`, { comment: 'Bé mặc rất thích.' })
    expect(json.data.review).toMatchObject({ comment: 'Bé mặc rất thích.', verified: true })
    expect((await notesOf(id)).map(({ what }) => what)).toEqual(['review.verify', 'review.update'])
  })
})

test('write-review: limits the reviews per account', async () => {
  const { visitor } = await signUp(checkout)
  const { visitor: other } = await signUp(checkout)
  const dress = await aDress()
  const answers = []
  for (let n = 0; n < 31; n++) answers.push(await write(visitor, dress))
  expect(answers.map(({ status }) => status)).toEqual([201, ...Array<number>(29).fill(409), 429])
  expect(answers[30]?.json.message.code).toBe('too_many_requests')
  expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await write(other, dress)).status).toBe(201)
})
