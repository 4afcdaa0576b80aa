import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { drawImage } from '../../testing/image-fixture.ts'
import { writeReview } from '../../testing/reviews-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { multipartOf } from '../../testing/upload-fixture.ts'
import { signInAdmin, signUp, testPassword } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let photo: Buffer
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  photo = await (await drawImage(1_000, 800, 3))
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' } })
    .toBuffer()
})
afterAll(() => checkout.close())

let dresses = 0
const verify = (id: string) => admin.patch('reviews/verify-many', { ids: [id], verified: true })
const shownOf = async (productId: string, query = '') => (await checkout.visitor().get(`reviews/product/${productId}${query}`)).json.data
const imageRow = (id: string) => checkout.db.select().from(schema.images).where(eq(schema.images.id, id))

/** A customer who has received a dress, with their review of it. */
async function buyer() {
  const { visitor, dress, ...who } = await receiver()
  const { _id: reviewId } = (await writeReview(visitor, dress)).json.data.review as { _id: string }
  return { visitor, dress, reviewId, ...who }
}

async function receiver() {
  const dress = await checkout.put(`Đầm ảnh ${++dresses}`, 50)
  const { visitor, userId, email } = await signUp(checkout)
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
  for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${placed.json._id}/status`, { status })
  return { dress, visitor, userId, email }
}

async function add(visitor: Visitor, reviewId: string, content: Buffer = photo) {
  const { body, headers } = multipartOf([{ name: 'anh.jpg', content }], 'photo')
  return visitor.post(`reviews/${reviewId}/photos`, body, { headers })
}

async function withPhoto() {
  const written = await buyer()
  const sent = await add(written.visitor, written.reviewId)
  const photoId = sent.json.data.review.photos[0]._id as string
  return { ...written, sent, photoId, url: `/api/reviews/${written.reviewId}/photos/${photoId}/800.webp` }
}

test('review-photos: a photo loses its camera data, and only its author and staff see it before the review is approved', async () => {
  const { dress, visitor, reviewId, sent, url } = await withPhoto()
  expect(sent.status).toBe(201)
  expect(sent.json.data.review).toMatchObject({ verified: false, photos: [{ width: 1_000, height: 800 }] })
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const own = await checkout.app.inject({ url, headers: { cookie } })
  expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store'])
  expect((await sharp(own.rawPayload).metadata()).exif).toBeUndefined()
  const stranger = checkout.visitor()
  const other = (await signUp(checkout)).visitor
  expect([(await stranger.get(url)).status, (await other.get(url)).status, (await admin.get(url)).status]).toEqual([404, 404, 200])
  expect((await admin.get('reviews?verified=false')).json.data.reviews[0].photos).toHaveLength(1)

  await verify(reviewId)
  await checkout.platform.jobs.drain()
  const seen = await checkout.app.inject({ url })
  expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, max-age=3600',
  ])
  expect((await shownOf(dress)).reviews[0].photos).toEqual(sent.json.data.review.photos)
  expect((await stranger.get(url.replace('800.webp', '801.webp'))).status).toBe(404)
  // Neither by another review nor as a public picture.
  expect((await stranger.get(url.replace(reviewId, 'rev_none'))).status).toBe(404)
  expect((await stranger.get(url.replace(/^.*photos/, '/media'))).status).toBe(404)

  await admin.patch('reviews/verify-many', { ids: [reviewId], verified: false })
  expect((await stranger.get(url)).status).toBe(404)
})

test('review-photos: only buyers add photos, to their own review', async () => {
  const { visitor, dress } = await receiver()
  expect((await visitor.get(`reviews/product/${dress}/own`)).json.data).toEqual({ review: null, canAddPhotos: true })
  const { _id: reviewId } = (await writeReview(visitor, dress)).json.data.review
  expect((await visitor.get(`reviews/product/${dress}/own`)).json.data.canAddPhotos).toBe(true)
  const { visitor: reader } = await signUp(checkout)
  expect((await reader.get(`reviews/product/${dress}/own`)).json.data).toEqual({ review: null, canAddPhotos: false })
  const { _id: theirs } = (await writeReview(reader, dress)).json.data.review
  expect((await add(reader, theirs)).json.code).toBe('review_photos_of_buyers')
  expect((await add(reader, reviewId)).status).toBe(404)
  expect((await add(admin, reviewId)).status).toBe(404)
  expect((await add(checkout.visitor(), reviewId)).status).toBe(401)
  expect((await add(visitor, 'rev_none')).status).toBe(404)
})

test('review-photos: a review has three at most, and a file that is no photo changes nothing', async () => {
  const { visitor, reviewId } = await buyer()
  expect((await add(visitor, reviewId, Buffer.from('<html></html>'))).json).toMatchObject({
    code: 'images_refused',
    issues: [{ path: 'photo', message: expect.stringContaining('Không phải ảnh') }],
  })
  expect((await add(visitor, reviewId, Buffer.alloc(0))).json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'photo' }] })
  expect((await add(visitor, reviewId, Buffer.alloc(15 * 1024 * 1024 + 1, 0xff))).status).toBe(413)
  expect((await visitor.post(`reviews/${reviewId}/photos`, {})).status).toBe(415)
  const sent = await Promise.all([1, 2, 3, 4].map(() => add(visitor, reviewId)))
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409])
  expect((await add(visitor, reviewId)).json.code).toBe('review_photos_full')
  expect((await visitor.get(`reviews/${reviewId}`)).json.data.review.photos).toHaveLength(3)
})

test('review-photos: a further photo hides an approved review, a removed one does not', async () => {
  const { dress, visitor, reviewId, photoId } = await withPhoto()
  await verify(reviewId)
  expect((await shownOf(dress)).summary.count).toBe(1)
  expect((await add(visitor, reviewId)).json.data.review.verified).toBe(false)
  expect(await shownOf(dress)).toMatchObject({ withPhotos: 0, summary: { count: 0 } })
  await verify(reviewId)
  const removed = await visitor.delete(`reviews/${reviewId}/photos/${photoId}`)
  expect([removed.status, removed.json.data.review.photos.length, removed.json.data.review.verified]).toEqual([200, 1, true])
  expect((await shownOf(dress)).reviews[0].photos).toHaveLength(1)
  expect(await imageRow(photoId)).toEqual([])
})

test('review-photos: staff remove one and leave a trace; another customer cannot', async () => {
  const { reviewId, photoId } = await withPhoto()
  const path = `reviews/${reviewId}/photos/${photoId}`
  expect((await (await signUp(checkout)).visitor.delete(path)).status).toBe(404)
  expect((await checkout.visitor().delete(path)).status).toBe(401)
  expect((await admin.delete(path)).status).toBe(200)
  expect((await admin.delete(path)).status).toBe(404)
  const [entry] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, reviewId))
  expect(entry).toMatchObject({ what: 'review.photo-delete', who: admin.userId, details: { photoId } })
})

test('review-photos: the list filters by them and counts them', async () => {
  const { dress, reviewId } = await withPhoto()
  await verify(reviewId)
  const { visitor: reader } = await signUp(checkout)
  await verify((await writeReview(reader, dress)).json.data.review._id)
  expect(await shownOf(dress)).toMatchObject({ total: 2, withPhotos: 1 })
  const { reviews, ...counts } = await shownOf(dress, '?photos=true')
  expect(reviews.map(({ _id }: { _id: string }) => _id)).toEqual([reviewId])
  expect(counts).toMatchObject({ total: 1, totalPage: 1, withPhotos: 1, summary: { count: 2 } })
  expect((await checkout.visitor().get(`reviews/product/${dress}?photos=maybe`)).status).toBe(400)
})

test('review-photos: go with their review', async () => {
  const [first, second] = [await withPhoto(), await withPhoto()]
  expect((await first.visitor.delete(`reviews/${first.reviewId}`)).status).toBe(200)
  expect((await admin.patch('reviews/delete-many', { ids: [second.reviewId] })).status).toBe(200)
  expect([await imageRow(first.photoId), await imageRow(second.photoId)]).toEqual([[], []])
})

test('review-photos: the export lists them, and erasure deletes them while the text stays', async () => {
  const { dress, visitor, email, reviewId, photoId } = await withPhoto()
  await verify(reviewId)
  const [exported] = (await visitor.get('users/me/export')).json.reviews
  expect(exported.photos).toEqual([`/api/reviews/${reviewId}/photos/${photoId}/1000.webp`])
  expect((await visitor.get(exported.photos[0])).status).toBe(200)
  expect((await visitor.delete('users/me', { confirm: email, password: testPassword })).status).toBe(200)
  expect(await imageRow(photoId)).toEqual([])
  expect((await shownOf(dress)).reviews[0]).not.toHaveProperty('photos')
})

test('review-photos: an account sends at most 20 an hour', async () => {
  const { visitor, reviewId } = await buyer()
  const sent = []
  for (let each = 0; each < 21; each++) sent.push((await add(visitor, reviewId, Buffer.from('no photo'))).status)
  expect([sent.slice(0, 20).every((status) => status === 400), sent[20]]).toEqual([true, 429])
})
