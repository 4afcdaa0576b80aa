import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/db.ts'
import type { Visitor } from '../../test-shop.ts'
import { openTestTill, type TestTill } from '../checkout/test-till.ts'
import { openOffice, signUp } from '../orders/test-office.ts'

let till: TestTill
let office: Visitor
let dress: string
beforeAll(async () => {
  till = await openTestTill()
  office = await openOffice(till)
  dress = await till.put('Đầm', 50)
})
afterAll(() => till.close())

const words = { rating: 5, title: 'Mềm lắm', comment: 'Bé mặc rất thích.' }
const move = (orderId: string, status: string) => office.patch(`orders/${orderId}/status`, { status })
/** What everybody reads, by way of what is kept. */
const marksOf = async (productId: string) =>
  (await till.visitor().get(`reviews/product/${productId}`)).json.data.reviews.map(
    (each: { verifiedPurchase: boolean }) => each.verifiedPurchase,
  )

/** Somebody who has ordered, and said what they think before it came; the shop has read it. */
async function impatient(productId: string) {
  const { visitor, userId, email } = await signUp(till)
  await visitor.post('carts', { productId, quantity: 1, color: 'Xanh lam' })
  const orderId = (await till.order(visitor, { paymentMethod: 'cod' })).json._id as string
  const review = (await visitor.post('reviews', { productId, ...words })).json.data.review
  await office.patch('reviews/verify-many', { ids: [review._id], verified: true })
  return { visitor, userId, email, orderId, review }
}

test('who wrote before it came is a buyer once it has, on every page that was kept', async () => {
  const other = await till.put('Đầm khác', 9)
  const { visitor, orderId, review } = await impatient(dress)
  await visitor.post('reviews', { productId: other, ...words })
  expect([review.verifiedPurchase, await marksOf(dress)]).toEqual([false, [false]])
  for (const status of ['processing', 'shipped']) await move(orderId, status)
  expect(await marksOf(dress)).toEqual([false])
  const isKept = { status: 200, headers: {}, body: Buffer.from('a'), tags: [dress], keep: true }
  await till.platform.pageCache.render('page of the dress', async () => isKept)
  await move(orderId, 'delivered')
  expect(till.platform.pageCache.find('page of the dress')).toBeUndefined()
  expect(await marksOf(dress)).toEqual([true])
  expect((await visitor.get(`reviews/product/${dress}/own`)).json.data.review.verifiedPurchase).toBe(true)
  expect((await till.visitor().get(`reviews/${review._id}`)).json.data.review.verifiedPurchase).toBe(true)
  expect((await visitor.get(`reviews/product/${other}/own`)).json.data.review.verifiedPurchase).toBe(false)
  const { reviews } = (await office.get('reviews')).json.data
  expect(reviews.find(({ _id }: { _id: string }) => _id === review._id).verifiedPurchase).toBe(true)
  const mended = await office.patch(`reviews/${review._id}`, { title: 'Mềm' })
  expect(mended.json.data.review.verifiedPurchase).toBe(true)
})

test('an order that never came makes no buyer', async () => {
  const skirt = await till.put('Váy', 9)
  const { orderId } = await impatient(skirt)
  await move(orderId, 'cancelled')
  expect(await marksOf(skirt)).toEqual([false])
})

test('whoever deletes their account has been a buyer all the same', async () => {
  const hat = await till.put('Mũ', 9)
  const { visitor, userId, email, orderId } = await impatient(hat)
  for (const status of ['processing', 'shipped', 'delivered']) await move(orderId, status)
  const erased = await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })
  expect(erased.status).toBe(200)
  expect(await till.db.$count(schema.reviews, eq(schema.reviews.userId, userId))).toBe(0)
  expect(await marksOf(hat)).toEqual([true])
})
