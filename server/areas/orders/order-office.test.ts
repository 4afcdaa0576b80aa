import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vietnamDay } from '../../platform/clock.ts'
import type { Visitor } from '../../test-shop.ts'
import { openTestTill, type TestTill } from '../checkout/test-till.ts'
import { findErrors } from './test-books.ts'
import { openOffice, signUp } from './test-office.ts'

let till: TestTill
let office: Visitor & { userId: string }
beforeAll(async () => {
  till = await openTestTill()
  office = await openOffice(till)
})
afterAll(async () => {
  expect(await findErrors(till.db)).toEqual([])
  await till.close()
})

const orderOf = async (id: string) => (await office.get(`orders/${id}`)).json.data.order

describe('the sewing of an order', () => {
  test('has a day, is done once, and may be taken back', async () => {
    const sewn = await till.put('Áo dài đặt may', 1, { madeToOrder: true, leadDays: 10 })
    const { id } = await till.ordered({ [sewn]: 3 }, { paymentMethod: 'cod' })
    const say = (isSewn: boolean, who: Visitor = office) => who.patch(`orders/${id}/sewing`, { isSewn })
    const { sewing, items } = await orderOf(id)
    expect(sewing).toMatchObject({ pieces: 2, isSewn: false })
    expect(items).toMatchObject([{ quantity: 3, fromStock: 1 }])
    const day = new Date(`${sewing.dueBy}T00:00:00Z`)
    expect(day.getUTCDay()).toBe(0)
    expect(sewing.dueBy >= vietnamDay(till.clock.now(), 10)).toBe(true)

    expect((await say(true)).json.code).toBe('move_not_allowed')
    await office.patch(`orders/${id}/status`, { status: 'processing' })
    expect((await say(false)).status).toBe(409)
    expect((await say(true)).json.data.order.sewing).toEqual({ ...sewing, isSewn: true })
    expect((await say(true)).status).toBe(409)
    expect((await say(false)).json.data.order.sewing.isSewn).toBe(false)
    expect((await orderOf(id)).history.slice(-2)).toMatchObject([
      { what: 'sewing', to: 'sewn', by: 'admin' },
      { what: 'sewing', to: 'sewing' },
    ])
    expect((await say(true, till.visitor())).status).toBe(401)
    expect((await say(true, (await signUp(till)).visitor)).status).toBe(403)
  })

  test('is nothing where all of it lies on the shelf', async () => {
    const dress = await till.put('Đầm có sẵn', 2)
    const { id } = await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    await office.patch(`orders/${id}/status`, { status: 'processing' })
    expect((await orderOf(id)).sewing).toBeNull()
    expect((await office.patch(`orders/${id}/sewing`, { isSewn: true })).status).toBe(409)
  })
})

describe('the office finds', () => {
  test('some orders by their ids, and those that are paid one way', async () => {
    const dress = await till.put('Đầm tìm', 9)
    const cash = await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    const wallet = await till.ordered({ [dress]: 1 })
    const ids = async (query: string) =>
      (await office.get(`orders?${query}`)).json.data.orders.map(({ _id }: { _id: string }) => _id) as string[]
    const both = `ids=${cash.id},${wallet.id}`
    expect(await ids(both)).toEqual([wallet.id, cash.id])
    expect(await ids(`${both}&method=cod`)).toEqual([cash.id])
    expect(await ids(`${both}&method=momo,bank&status=pending`)).toEqual([wallet.id])
    expect(await ids('ids=')).toEqual([])
    expect((await office.get('orders?method=gold')).status).toBe(400)
  })

  test('all parcels and all wishes of one order', async () => {
    const dress = await till.put('Đầm gửi hai lần', 9)
    const { id } = await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    const first = await office.post('shipments', { orderId: id, carrier: 'GHN' })
    await office.put(`shipments/${first.json.data.shipment._id}/status`, { status: 'cancelled' })
    const second = await office.post('shipments', { orderId: id, carrier: 'GHTK' })
    const found = (await office.get(`shipments?order=${id}`)).json
    expect(found.data.map(({ _id }: { _id: string }) => _id)).toEqual([second, first].map(({ json }) => json.data.shipment._id))
    expect((await office.get(`exchanges?order=${id}`)).json).toMatchObject({ data: [], total: 0 })
  })

  test('the money of an order, with the link its customer pays by', async () => {
    const dress = await till.put('Đầm tiền', 9)
    const wallet = await till.ordered({ [dress]: 1 })
    const waiting = (await office.get(`orders/${wallet.id}/payments`)).json.data
    expect(waiting).toMatchObject({ refundable: 0, refunds: [], payments: [{ method: 'momo', state: 'starting', transId: null }] })
    expect(waiting.link).toBe(`http://localhost:3000/checkout/payment/${wallet.id}?token=${wallet.token}`)

    const cash = await till.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    await office.patch(`orders/${cash.id}/payment`, { paymentStatus: 'paid', reference: 'Tiền mặt 12/3' })
    await office.patch(`orders/${cash.id}/status`, { status: 'cancelled' })
    const paid = (await office.get(`orders/${cash.id}/payments`)).json.data
    expect(paid).toMatchObject({
      refundable: cash.amount,
      payments: [{ state: 'paid', reference: 'Tiền mặt 12/3', amount: cash.amount }],
      refunds: [{ state: 'open', amount: cash.amount, reason: 'cancelled' }],
    })
    expect(paid.link).toContain(`/orders/${cash.id}?token=`)
    expect((await cash.visitor.get(`orders/${cash.id}/payments`)).status).toBe(401)
    expect((await office.get('orders/ord_none/payments')).status).toBe(404)
  })
})
