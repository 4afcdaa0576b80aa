import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Awaited<ReturnType<typeof signInAdmin>>
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm giá riêng', 300)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const item = (more: object = {}) => ({ productId: dress, color: 'Xanh lam', quantity: 1, ...more })
const reduced = { amount: 77_777, reason: 'Khách quen' }
const ribbon = { name: 'Nơ cài tóc', note: 'Màu đỏ', quantity: 3, amount: 12_345 }
const address = () => ({ ...testAddress, phone: nextPhone() })
const bodyOf = (more: object = {}) => ({ items: [item()], address: address(), paymentMethod: 'cod', source: 'zalo', ...more })
const preview = async (more: object) =>
  (await admin.post('orders/for-customer/preview', { items: [item()], province: testAddress.province, ...more })).json.data
const place = (more: object) => admin.post('orders/for-customer', bodyOf(more))
async function linked(more: object) {
  const { json } = await admin.post('orders/drafts', bodyOf(more))
  const { id, token } = await linkOf(json.data.draft._id)
  return { id, token, draft: json.data.draft }
}
async function linkOf(id: string) {
  const sent = await admin.post(`orders/drafts/${id}/link`, {})
  return { id, token: new URL(sent.json.data.link).searchParams.get('token') ?? '' }
}
const offerOf = async (id: string, token: string) =>
  (await checkout.visitor().get(`order-offers/${id}?token=${token}&province=${encodeURIComponent(testAddress.province)}`)).json.data
const confirm = (id: string, token: string, total: number, more: object = {}) =>
  checkout
    .visitor()
    .post(`order-offers/${id}/confirm`, { token, expectedVersion: 1, total, paymentMethod: 'cod', address: address(), ...more })

describe('prices by hand in new orders and drafts', () => {
  test('a price by hand, an own fee and a line that is not in the catalogue: preview, order and stock agree', async () => {
    const given = { items: [item({ quantity: 2, price: reduced })], customItems: [ribbon], shippingFee: 11_000 }
    const sums = await preview(given)
    expect(sums).toMatchObject({ subTotal: 192_589, shippingFee: 11_000, total: 203_589 })
    expect(sums.lines.map(({ total }: { total: number }) => total)).toEqual([155_554, 37_035])
    const before = await stockOf(checkout.db, dress)
    const { order } = (await place(given)).json.data
    expect(order).toMatchObject({ finalAmount: 203_589, tax: sums.tax, isOwnFee: true, shippingFee: 11_000 })
    expect(order.items).toMatchObject([
      { price: 77_777, quantity: 2, priceReason: 'Khách quen', fromStock: 2 },
      { product: { name: 'Nơ cài tóc' }, price: 12_345, quantity: 3, isCustom: true, note: 'Màu đỏ', fromStock: 0 },
    ])
    expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: before.reserved + 2 })
    // The order editor takes it from there: unchanged lines keep their prices.
    const lines = [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 3 },
    ]
    const edited = await admin.post(`orders/${order._id}/edit`, { expectedVersion: order.version, lines })
    expect(edited.json.data.order).toMatchObject({ finalAmount: 125_812, isOwnFee: true })
  })

  test('the pay link shows the same lines and total as the order that it places, to the dong', async () => {
    await admin.post('discounts', { code: 'LETET7', kind: 'percent', value: 7 })
    const given = { items: [item({ price: reduced }), item()], customItems: [ribbon], shippingFee: 13_579, discountCode: 'LETET7' }
    const { id, token, draft } = await linked(given)
    const offer = await offerOf(id, token)
    expect(draft).toMatchObject({ total: offer.sums.total, pieces: 5 })
    expect(offer.items).toMatchObject([
      { total: 77_777 },
      { total: 100_000 },
      { name: 'Nơ cài tóc', wishes: ['Màu đỏ'], quantity: 3, total: 37_035 },
    ])
    expect(offer.sums).toMatchObject({ subTotal: 214_812, shippingFee: 13_579 })
    expect(JSON.stringify(offer)).not.toContain('Khách quen')
    const placed = (await confirm(id, token, offer.sums.total)).json
    const { order } = (await checkout.visitor().get(`orders/${placed._id}?token=${placed.token}`)).json.data
    expect(order).toMatchObject({ finalAmount: offer.sums.total, discount: offer.sums.discount, tax: offer.sums.tax, shippingFee: 13_579 })
    expect(order.items.map(({ total }: { total: number }) => total)).toEqual([77_777, 100_000, 37_035])
    expect(JSON.stringify(order)).not.toContain('Khách quen')
    expect((await admin.get(`orders/${placed._id}`)).json.data.order.items[0]).toMatchObject({ priceReason: 'Khách quen' })
  })

  test('a draft stores what is set by hand, and one without products is enough for a link', async () => {
    const made = await admin.post('orders/drafts', bodyOf({ items: [], customItems: [ribbon], shippingFee: 0 }))
    expect(made.json.data.draft.body).toMatchObject({ customItems: [ribbon], shippingFee: 0 })
    const { id, token } = await linkOf(made.json.data.draft._id)
    expect((await confirm(id, token, 37_035)).status).toBe(201)
  })

  test('free delivery and the minimum of a code count the prices by hand; an own fee wins over both', async () => {
    await admin.post('discounts', { code: 'SHIP0', kind: 'free-shipping' })
    expect(await preview({ items: [item({ price: { amount: 500_000, reason: 'Ren tay' } })] })).toMatchObject({ shippingFee: 0 })
    expect(await preview({ customItems: [{ ...ribbon, amount: 500_000 }] })).toMatchObject({ shippingFee: 0 })
    expect(await preview({ discountCode: 'SHIP0' })).toMatchObject({ shippingFee: 0 })
    const own = await preview({ discountCode: 'SHIP0', shippingFee: 25_000 })
    expect(own).toMatchObject({ shippingFee: 25_000, total: 125_000 })
    expect((await place({ discountCode: 'SHIP0', shippingFee: 25_000 })).json.finalAmount).toBe(125_000)
    expect(await preview({ province: undefined, shippingFee: 25_000 })).toMatchObject({ shippingFee: 25_000, total: 125_000 })
  })

  test('refuses a price without a reason, a nameless line, an order of nothing, and more lines than an order can have', async () => {
    const issue = async (more: object) => (await place(more)).json.issues?.[0]?.path
    expect(await issue({ items: [item({ price: { amount: 1, reason: ' ' } })] })).toBe('items.0.price.reason')
    expect(await issue({ customItems: [{ ...ribbon, name: ' ' }] })).toBe('customItems.0.name')
    expect(await issue({ items: [], customItems: [] })).toBe('items')
    expect(await issue({ items: Array(50).fill(item()), customItems: [ribbon] })).toBe('items')
    expect((await admin.post('orders/drafts', bodyOf({ items: Array(50).fill(item()), customItems: [ribbon] }))).status).toBe(400)
    expect(await issue({ shippingFee: -1 })).toBe('shippingFee')
  })

  test('the same variant at two prices stays two lines, and shares the stock', async () => {
    const last = await checkout.put('Hai giá', 1)
    const two = [{ ...item({ productId: last }), price: reduced }, item({ productId: last })]
    expect((await place({ items: two })).json.code).toBe('order_items_changed')
    expect((await preview({ items: two })).lines[1].problem).not.toBeNull()
  })

  test('an outdated link: the shop changes a price by hand, and the customer sees it before confirming', async () => {
    const { id, token } = await linked({ items: [item({ price: reduced })], shippingFee: 0 })
    await admin.put(`orders/drafts/${id}`, {
      ...bodyOf({ items: [item({ price: { ...reduced, amount: 88_888 } })], shippingFee: 0 }),
      expectedVersion: 1,
    })
    expect((await confirm(id, token, 77_777)).json.code).toBe('offer_changed')
    expect((await confirm(id, token, 88_888, { expectedVersion: 2 })).status).toBe(201)
  })

  test('keeps the courier’s note of the draft, unless the customer writes one', async () => {
    const { id, token } = await linked({ address: { ...address(), note: 'Gọi trước khi giao' } })
    const placed = (await confirm(id, token, 130_000)).json
    expect((await admin.get(`orders/${placed._id}`)).json.data.order.shippingAddress.note).toBe('Gọi trước khi giao')
  })
})
