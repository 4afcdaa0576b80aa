import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

const orderOf = async (id: string) => (await admin.get(`orders/${id}`)).json.data.order

describe('sewing of an order', () => {
  test('has a due date, is done once, and can be undone', async () => {
    const sewn = await checkout.put('Áo dài đặt may', 1, { madeToOrder: true, leadDays: 10 })
    const { id } = await checkout.ordered({ [sewn]: 3 }, { paymentMethod: 'cod' })
    const say = (isSewn: boolean, who: Visitor = admin) => who.patch(`orders/${id}/sewing`, { isSewn })
    const { sewing, items } = await orderOf(id)
    expect(sewing).toMatchObject({ pieces: 2, isSewn: false })
    expect(items).toMatchObject([{ quantity: 3, fromStock: 1 }])
    expect(sewing.dueBy).toBe(vietnamDay(checkout.clock.now(), 10))

    expect((await say(true)).json.code).toBe('move_not_allowed')
    await admin.patch(`orders/${id}/status`, { status: 'processing' })
    expect((await say(false)).status).toBe(409)
    expect((await say(true)).json.data.order.sewing).toEqual({ ...sewing, isSewn: true })
    expect((await say(true)).status).toBe(409)
    expect((await say(false)).json.data.order.sewing.isSewn).toBe(false)
    expect((await orderOf(id)).history.slice(-2)).toMatchObject([
      { what: 'sewing', to: 'sewn', by: 'admin' },
      { what: 'sewing', to: 'sewing' },
    ])
    expect((await say(true, checkout.visitor())).status).toBe(401)
    expect((await say(true, (await signUp(checkout)).visitor)).status).toBe(403)
  })

  test('is absent where all units are in stock', async () => {
    const dress = await checkout.put('Đầm có sẵn', 2)
    const { id } = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    await admin.patch(`orders/${id}/status`, { status: 'processing' })
    expect((await orderOf(id)).sewing).toBeNull()
    expect((await admin.patch(`orders/${id}/sewing`, { isSewn: true })).status).toBe(409)
  })
})

describe('item names', () => {
  test('are labelled in the language of the reader, while the catalogue has what was ordered', async () => {
    const dress = await checkout.put('Đầm hai tiếng', 2)
    const { id } = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    const english = { headers: { 'accept-language': 'en' } }
    const { items } = await orderOf(id)
    expect(items[0].label).toBeUndefined()
    const { _id } = items[0].product
    const rename = (body: object) => admin.patch(`products/${_id}`, body)
    expect((await rename({ labels: { en: 'Bilingual dress' } })).status).toBe(200)
    const [read] = (await admin.get(`orders/${id}`, english)).json.data.order.items
    expect(read).toMatchObject({ product: { name: 'Đầm hai tiếng' }, label: { name: 'Bilingual dress', color: 'Blue' } })
    const listed = (await admin.get(`orders?ids=${id}`, english)).json.data.orders[0]
    expect(listed.items[0].label.name).toBe('Bilingual dress')
    expect((await rename({ name: 'Đầm tên khác' })).status).toBe(200)
    expect((await admin.get(`orders/${id}`, english)).json.data.order.items[0].label).toBeUndefined()
  })
})

describe('admin search', () => {
  test('finds orders by ids, and orders by payment method', async () => {
    const dress = await checkout.put('Đầm tìm', 9)
    const cash = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    const wallet = await checkout.ordered({ [dress]: 1 })
    const ids = async (query: string) =>
      (await admin.get(`orders?${query}`)).json.data.orders.map(({ _id }: { _id: string }) => _id) as string[]
    const both = `ids=${cash.id},${wallet.id}`
    expect(await ids(both)).toEqual([wallet.id, cash.id])
    expect(await ids(`${both}&method=cod`)).toEqual([cash.id])
    expect(await ids(`${both}&method=momo,bank&status=pending`)).toEqual([wallet.id])
    expect(await ids('ids=')).toEqual([])
    expect((await admin.get('orders?method=gold')).status).toBe(400)
  })

  test('finds all parcels and all refund requests of one order', async () => {
    const dress = await checkout.put('Đầm gửi hai lần', 9)
    const { id } = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    const first = await admin.post('shipments', { orderId: id, carrier: 'GHN' })
    await admin.put(`shipments/${first.json.data.shipment._id}/status`, { status: 'cancelled' })
    const second = await admin.post('shipments', { orderId: id, carrier: 'GHTK' })
    const found = (await admin.get(`shipments?order=${id}`)).json
    expect(found.data.map(({ _id }: { _id: string }) => _id)).toEqual([second, first].map(({ json }) => json.data.shipment._id))
    expect((await admin.get(`exchanges?order=${id}`)).json).toMatchObject({ data: [], total: 0 })
  })

  test('shows the payments of an order with the link its customer pays by', async () => {
    const dress = await checkout.put('Đầm tiền', 9)
    const wallet = await checkout.ordered({ [dress]: 1 })
    const waiting = (await admin.get(`orders/${wallet.id}/payments`)).json.data
    expect(waiting).toMatchObject({ refundable: 0, refunds: [], payments: [{ method: 'momo', state: 'starting', transId: null }] })
    expect(waiting.link).toBe(`http://localhost:3000/checkout/payment/${wallet.id}?token=${wallet.token}`)

    const cash = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    await admin.patch(`orders/${cash.id}/payment`, { paymentStatus: 'paid', reference: 'Tiền mặt 12/3' })
    await admin.patch(`orders/${cash.id}/status`, { status: 'cancelled' })
    const paid = (await admin.get(`orders/${cash.id}/payments`)).json.data
    expect(paid).toMatchObject({
      refundable: cash.amount,
      payments: [{ state: 'paid', reference: 'Tiền mặt 12/3', amount: cash.amount }],
      refunds: [{ state: 'open', amount: cash.amount, reason: 'cancelled' }],
    })
    expect(paid.link).toContain(`/orders/${cash.id}?token=`)
    expect((await cash.visitor.get(`orders/${cash.id}/payments`)).status).toBe(401)
    expect((await admin.get('orders/ord_none/payments')).status).toBe(404)
  })
})
