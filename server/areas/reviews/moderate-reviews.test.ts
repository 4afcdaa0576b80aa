import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { addReview } from '../../testing/reviews-fixture.ts'
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
const notesOf = async (subject: string) =>
  (await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, subject))).map(({ what, who }) => ({
    what,
    who,
  }))

const said = (productId: string, more: { isShown?: boolean; rating?: number } = {}) => addReview(checkout, admin, { productId, ...more })

describe('moderate-reviews: staff', () => {
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

  test('show no review that its author has changed since they read it', async () => {
    const product = await aDress()
    const { visitor: author } = await signUp(checkout)
    const { _id } = (await author.post('reviews', { productId: product, rating: 5, title: 'Đẹp', comment: 'Bé thích' })).json.data.review
    const other = await said(product, { isShown: false })
    const listed = (await admin.get('reviews?verified=false&limit=100')).json.data.reviews as { _id: string; version: string }[]
    const read = listed.filter((each) => [_id, other.id].includes(each._id)).map((each) => ({ _id: each._id, version: each.version }))
    await author.patch(`reviews/${_id}`, { comment: 'Mua ở tiệm khác rẻ hơn' })

    const { status, json } = await admin.patch('reviews/verify-many', { ids: [_id, other.id, 'rev_none'], read })
    expect([status, json.data.changed, json.data.stale, json.data.ids.toSorted()]).toEqual([
      200,
      [other.id],
      [_id],
      [_id, other.id].toSorted(),
    ])
    expect((await shownOf(product)).reviews.map((each: { _id: string }) => each._id)).toEqual([other.id])

    const unasked = await admin.patch('reviews/verify-many', { ids: [other.id], read })
    expect(unasked.json.data).toEqual({ ids: [other.id], changed: [], stale: [] })

    const [again] = (await admin.get('reviews?verified=false&limit=100')).json.data.reviews.filter(
      (each: { _id: string }) => each._id === _id,
    )
    const verified = await admin.patch('reviews/verify-many', { ids: [_id], read: [{ _id, version: again.version }] })
    expect(verified.json.data).toEqual({ ids: [_id], changed: [_id], stale: [] })
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
