import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { addReview } from '../../testing/reviews-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp, testPassword } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

let dresses = 0
const aDress = () => checkout.put(`Đầm trả lời ${++dresses}`, 50)
const shownOf = async (productId: string) => (await checkout.visitor().get(`reviews/product/${productId}`)).json.data.reviews
const reply = (id: string, text: unknown, by: Visitor = admin) => by.put(`reviews/${id}/reply`, { text })
const removeReply = (id: string, by: Visitor = admin) => by.delete(`reviews/${id}/reply`)
const auditOf = async (subject: string) =>
  (await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, subject)))
    .map(({ what, details }) => ({ what, details }))
    .filter(({ what }) => what.startsWith('review.reply'))
const text = 'Tiệm cảm ơn mẹ.\nLần sau mẹ lấy rộng hơn một size nhé.'

describe('reply-to-review: staff', () => {
  test('reply in public; the author gets one mail, and cached pages of the product are invalidated', async () => {
    const dress = await aDress()
    const { id } = await addReview(checkout, admin, { productId: dress })
    await takeMails(checkout)
    const cached = { status: 200, headers: {}, body: Buffer.from('a'), tags: [dress], isCacheable: true }
    await checkout.platform.pageCache.render('page of the dress', async () => cached)
    const { status, json } = await reply(id, `  ${text} `)
    expect([status, json.message, json.data.review.reply.text]).toEqual([200, 'Đã đăng câu trả lời.', text])
    expect(checkout.platform.pageCache.find('page of the dress')).toBeUndefined()
    expect(await shownOf(dress)).toMatchObject([{ _id: id, reply: { text, at: expect.any(String) } }])
    const [mail, ...others] = await takeMails(checkout)
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Tiệm đã trả lời đánh giá của bạn về Đầm trả lời')
    expect(mail?.text).toContain('Lần sau mẹ lấy rộng hơn một size nhé.')
    expect(mail?.text).toMatch(/\/products\/\S+#reviews/)
    expect(await auditOf(id)).toEqual([{ what: 'review.reply', details: { from: null, to: text } }])
  })

  test('change a reply without another mail, and its day stays', async () => {
    const dress = await aDress()
    const { id } = await addReview(checkout, admin, { productId: dress })
    const first = (await reply(id, text)).json.data.review.reply
    await takeMails(checkout)
    checkout.clock.advance(60_000)
    const second = (await reply(id, 'Tiệm cảm ơn ạ.')).json.data.review.reply
    expect(second).toEqual({ text: 'Tiệm cảm ơn ạ.', at: first.at })
    await reply(id, 'Tiệm cảm ơn ạ.')
    expect(await takeMails(checkout)).toEqual([])
    expect(await auditOf(id)).toHaveLength(2)
  })

  test('remove a reply, also twice', async () => {
    const dress = await aDress()
    const { id } = await addReview(checkout, admin, { productId: dress })
    await reply(id, text)
    for (let time = 0; time < 2; time++) expect((await removeReply(id)).json.data.review.reply).toBeUndefined()
    expect((await shownOf(dress))[0].reply).toBeUndefined()
    expect((await auditOf(id)).map(({ what }) => what)).toEqual(['review.reply', 'review.reply-delete'])
  })

  test('cannot reply to a review that is not shown; the reply of one that its author changes waits with it', async () => {
    const dress = await aDress()
    const hidden = await addReview(checkout, admin, { productId: dress, isShown: false })
    const refused = await reply(hidden.id, text)
    expect([refused.status, refused.json.code]).toEqual([409, 'review_hidden'])
    await admin.patch('reviews/verify-many', { ids: [hidden.id], verified: true })
    await reply(hidden.id, text)
    await hidden.visitor.patch(`reviews/${hidden.id}`, { comment: 'Sửa lại' })
    expect(await shownOf(dress)).toEqual([])
    await admin.patch('reviews/verify-many', { ids: [hidden.id], verified: true })
    expect((await shownOf(dress))[0].reply.text).toBe(text)
  })

  test('get a clear refusal of an empty or long reply, and of an unknown review', async () => {
    const { id } = await addReview(checkout, admin, { productId: await aDress() })
    for (const bad of [' \n', 'x'.repeat(1_001), 5, undefined]) expect((await reply(id, bad)).status).toBe(400)
    expect((await reply('rev_none', text)).status).toBe(404)
    expect((await removeReply('rev_none')).status).toBe(404)
    expect(await auditOf(id)).toEqual([])
  })
})

test('reply-to-review: nobody else may reply, not even the author', async () => {
  const { id, visitor } = await addReview(checkout, admin, { productId: await aDress() })
  expect((await reply(id, text, visitor)).status).toBe(403)
  expect((await removeReply(id, visitor)).status).toBe(403)
  expect((await reply(id, text, checkout.visitor())).status).toBe(401)
  const { visitor: other } = await signUp(checkout)
  expect((await other.patch(`reviews/${id}`, { reply: text, comment: 'x' })).status).toBe(404)
})

test('reply-to-review: a reply is exported with the review, and removed with the name of an erased author', async () => {
  const dress = await aDress()
  const { id, visitor } = await addReview(checkout, admin, { productId: dress })
  await reply(id, 'Cảm ơn mẹ Lan!')
  expect((await visitor.get('users/me/export')).text).toContain('Cảm ơn mẹ Lan!')
  const { email } = (await visitor.get('users/me')).json.data
  expect((await visitor.delete('users/me', { confirm: email, password: testPassword })).status).toBe(200)
  const [left] = await shownOf(dress)
  expect([left.author, left.reply]).toEqual(['Khách hàng', undefined])
})
