import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { deleteOldDrafts } from './drafts.sql.ts'

let checkout: CheckoutFixture
let admin: Awaited<ReturnType<typeof signInAdmin>>
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm nháp', 90)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const bodyOf = (quantity = 1, more = {}) => ({
  items: [{ productId: dress, color: 'Xanh lam', quantity }],
  address: { fullName: 'Lan', phone: nextPhone() },
  paymentMethod: 'cod',
  source: 'zalo',
  ...more,
})
async function linked(body = bodyOf()) {
  const { json } = await admin.post('orders/drafts', body)
  const sent = await admin.post(`orders/drafts/${json.data.draft._id}/link`, {})
  expect(sent.status).toBe(200)
  const link = new URL(sent.json.data.link)
  return { id: json.data.draft._id as string, token: link.searchParams.get('token') ?? '', link, texts: sent.json.data.texts }
}
const offerOf = (id: string, token: string, province?: string) =>
  checkout.visitor().get(`order-offers/${id}?token=${token}${province ? `&province=${encodeURIComponent(province)}` : ''}`)
const confirm = (id: string, token: string, more: object = {}) =>
  checkout.visitor().post(`order-offers/${id}/confirm`, {
    ...{ token, expectedVersion: 1, total: 130_000, paymentMethod: 'cod' },
    ...{ address: { ...testAddress, phone: nextPhone() }, ...more },
  })

describe('draft of an order', () => {
  test('is saved, listed, changed by one editor at a time, and deleted; it reserves nothing', async () => {
    const before = await stockOf(checkout.db, dress)
    const made = await admin.post('orders/drafts', { ...bodyOf(2), address: {}, items: [] })
    expect([made.status, made.json.data.draft.state]).toEqual([201, 'open'])
    const id = made.json.data.draft._id
    const change = { ...bodyOf(3), expectedVersion: 1 }
    const both = await Promise.all([admin.put(`orders/drafts/${id}`, change), admin.put(`orders/drafts/${id}`, change)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await admin.get('orders/drafts')).json.data.drafts[0]).toMatchObject({ _id: id, fullName: 'Lan', pieces: 3, total: 300_000 })
    const { draft } = (await admin.get(`orders/drafts/${id}`)).json.data
    expect(draft).toMatchObject({ version: 2, lines: [{ name: 'Đầm nháp', isGone: false }] })
    expect(await stockOf(checkout.db, dress)).toEqual(before)
    expect((await admin.delete(`orders/drafts/${id}`)).status).toBe(200)
    expect((await admin.get(`orders/drafts/${id}`)).status).toBe(404)
    const { visitor } = await signUp(checkout)
    expect((await visitor.get('orders/drafts')).status).toBe(403)
    expect((await admin.post('orders/drafts', { ...bodyOf(), items: [{ productId: dress, color: 'Xanh lam', quantity: 0 }] })).status).toBe(
      400,
    )
  })

  test('is read as it was saved, with e-mail, code, gift and invoice', async () => {
    const gift = { message: 'Chúc bé mau lớn', wrap: false, giver: { fullName: 'Cô Hai', phone: nextPhone() } }
    const invoice = { name: 'Công ty May', taxCode: '0100109106', address: '1 Lê Lợi', email: 'ke.toan@example.vn' }
    const made = await admin.post('orders/drafts', bodyOf(1, { email: ' Lan@Example.vn ', discountCode: 'hoa10', gift, invoice }))
    expect(made.status).toBe(201)
    const { body } = (await admin.get(`orders/drafts/${made.json.data.draft._id}`)).json.data.draft
    expect(body).toMatchObject({ email: 'lan@example.vn', discountCode: 'HOA10', invoice, gift: { message: gift.message } })
    expect(body.gift.giver).toMatchObject({ fullName: 'Cô Hai' })
  })

  test('is deleted a month after its last change', async () => {
    expect((await admin.post('orders/drafts', bodyOf())).status).toBe(201)
    await deleteOldDrafts(checkout.db, new Date(checkout.clock.now().getTime() + dayMs))
    expect((await admin.get('orders/drafts')).json.data.total).toBe(0)
  })
})

describe('link of a draft', () => {
  test('comes with a message in each language, and the items are named in it', async () => {
    const productId = await checkout.put('Đầm hai tiếng', 5, { nameEn: 'Dress of two languages' })
    const { texts } = await linked(bodyOf(1, { items: [{ productId, color: 'Xanh lam', quantity: 1 }] }))
    expect(texts.vi).toContain('• 1 × Đầm hai tiếng (Xanh lam)')
    expect(texts.en).toContain('• 1 × Dress of two languages (Blue)')
  })

  test('shows the order and its total for a province, and places it once', async () => {
    const { id, token, link, texts } = await linked()
    expect(link.pathname).toBe(`/offers/${id}`)
    expect(token.length).toBeGreaterThan(40)
    expect(texts.vi).toContain(link.href)
    expect((await offerOf(id, token)).json.data).toMatchObject({
      address: { fullName: 'Lan' },
      sums: { shippingFee: null, total: 100_000 },
    })
    expect((await offerOf(id, token, testAddress.province)).json.data.sums).toMatchObject({ shippingFee: 30_000, total: 130_000 })
    const both = await Promise.all([confirm(id, token), confirm(id, token)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const placed = both.find(({ status }) => status === 201)?.json
    expect(both.find(({ status }) => status === 409)?.json.code).toBe('draft_used')
    const { order } = (await checkout.visitor().get(`orders/${placed._id}?token=${placed.token}`)).json.data
    expect(order).toMatchObject({
      finalAmount: 130_000,
      confirmed: true,
      stockState: 'reserved',
      history: [{ what: 'placed', by: 'guest', note: 'zalo' }],
    })
    expect((await offerOf(id, token)).json.code).toBe('draft_used')
    const [row] = await checkout.db.select().from(schema.orderDrafts).where(eq(schema.orderDrafts.id, id))
    expect(row).toMatchObject({ orderId: placed._id, body: null })
    expect((await admin.get(`orders/drafts/${id}`)).json.data.draft).toMatchObject({ state: 'ordered', orderId: placed._id })
    expect((await admin.put(`orders/drafts/${id}`, { ...bodyOf(), expectedVersion: 1 })).json.code).toBe('draft_used')
  })

  test('is refused where the order differs from what the customer has seen', async () => {
    const { id, token } = await linked()
    expect((await confirm(id, token, { total: 100_000 })).json.code).toBe('offer_changed')
    await admin.put(`orders/drafts/${id}`, { ...bodyOf(2), expectedVersion: 1 })
    expect((await confirm(id, token, { total: 130_000 })).json.code).toBe('offer_changed')
    expect((await confirm(id, token, { expectedVersion: 2, total: 230_000, paymentMethod: 'momo' })).json).toMatchObject({
      awaitsMoney: true,
    })
  })

  test('is unguessable, ends with a newer one, and after three days', async () => {
    const { id, token } = await linked()
    expect((await offerOf(id, 'x'.repeat(43))).status).toBe(404)
    expect((await confirm(id, 'x'.repeat(43))).status).toBe(404)
    const newer = await admin.post(`orders/drafts/${id}/link`, {})
    expect((await offerOf(id, token)).status).toBe(404)
    const fresh = new URL(newer.json.data.link).searchParams.get('token') ?? ''
    expect((await offerOf(id, fresh)).status).toBe(200)
    checkout.clock.advance(73 * hourMs)
    expect((await offerOf(id, fresh)).json.code).toBe('draft_expired')
    expect((await confirm(id, fresh)).json.code).toBe('draft_expired')
    const empty = await admin.post('orders/drafts', { ...bodyOf(), items: [] })
    expect((await admin.post(`orders/drafts/${empty.json.data.draft._id}/link`, {})).json.code).toBe('draft_empty')
  })

  test('is refused without enough stock, and changes nothing', async () => {
    const hat = await checkout.put('Mũ cuối', 1)
    const { id, token } = await linked({ ...bodyOf(), items: [{ productId: hat, color: 'Xanh lam', quantity: 1 }] })
    await checkout.ordered({ [hat]: 1 })
    const refused = await confirm(id, token)
    expect([refused.status, refused.json.code]).toEqual([409, 'order_items_changed'])
    expect((await offerOf(id, token)).json.data.items[0].problem).not.toBeNull()
  })

  test('is placed once, by the customer or by staff who place the draft at the same time', async () => {
    const { id, token } = await linked()
    const body = { ...bodyOf(), address: { ...testAddress, phone: nextPhone() }, draftId: id }
    const both = await Promise.all([confirm(id, token), admin.post('orders/for-customer', body)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.json.code).toBe('draft_used')
    expect((await offerOf(id, token)).json.code).toBe('draft_used')
    expect((await admin.get(`orders/drafts/${id}`)).json.data.draft).toMatchObject({
      state: 'ordered',
      orderId: both.find(({ status }) => status === 201)?.json._id,
    })
    expect((await admin.post('orders/for-customer', body)).json.code).toBe('draft_used')
    expect((await admin.post('orders/for-customer', { ...body, draftId: 'drf_gone' })).status).toBe(201)
  })

  test('mails nobody where the customer has taken out the e-mail that staff wrote', async () => {
    const { id, token } = await linked(bodyOf(1, { email: 'nham@example.vn' }))
    const placed = (await confirm(id, token, { email: '' })).json
    expect((await admin.get(`orders/${placed._id}`)).json.data.order.email).toBeNull()
    const other = await linked(bodyOf(1, { email: 'dung@example.vn' }))
    const second = (await confirm(other.id, other.token)).json
    expect((await admin.get(`orders/${second._id}`)).json.data.order.email).toBe('dung@example.vn')
  })
})
