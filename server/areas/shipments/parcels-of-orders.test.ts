import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { openShipmentFixture, type ShipmentFixture } from '../../testing/shipment-fixture.ts'

let { checkout, admin, dress, move, sent, orderStatus } = {} as ShipmentFixture
beforeAll(async () => {
  ;({ checkout, admin, dress, move, sent, orderStatus } = await openShipmentFixture())
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('lost parcel', () => {
  test('leaves its order shipped and raises an alert; the next parcel takes other units', async () => {
    const before = await stockOf(checkout.db, dress)
    const { order, id } = await sent(['picked_up', 'lost_or_damaged'])
    expect(await orderStatus(order.id)).toBe('shipped')
    const noted = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, order.id))
    expect(noted.find(({ what }) => what === 'alert.parcel-lost')).toMatchObject({
      details: { shipmentId: id, orderNumber: order.placed.orderNumber },
    })
    const [alert] = await checkout.db
      .select()
      .from(schema.mails)
      .where(like(schema.mails.key, `alert:parcel-lost:${order.id}:%`))
    expect(alert?.subject).toContain(`Kiện hàng thất lạc hoặc hư hỏng: ${order.placed.orderNumber}`)
    const second = await admin.post('shipments', { orderId: order.id, carrier: 'GHTK', trackingCode: 'S1.2' })
    expect(second.status).toBe(201)
    expect((await stockOf(checkout.db, dress)).onHand).toBe(before.onHand - 2)
    await move(second.json.data.shipment._id, 'delivered')
    expect(await orderStatus(order.id)).toBe('delivered')
  })

  test('is not restocked when its order is cancelled, but the coupon is released', async () => {
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_lost', code: 'MATHANG', kind: 'amount', value: 1_000, usageLimit: 1 })
    const before = await stockOf(checkout.db, dress)
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', discountCode: 'MATHANG' })
    const { json } = await admin.post('shipments', { orderId: order.id, carrier: 'J&T', trackingCode: '84' })
    for (const status of ['picked_up', 'lost_or_damaged']) await move(json.data.shipment._id, status)
    expect((await admin.patch(`orders/${order.id}/status`, { status: 'cancelled' })).status).toBe(200)
    expect((await stockOf(checkout.db, dress)).onHand).toBe(before.onHand - 1)
    const [coupon] = await checkout.db.select().from(schema.discounts).where(eq(schema.discounts.id, 'dsc_lost'))
    expect(coupon?.used).toBe(0)
  })

  test('gets no replacement without stock', async () => {
    const single = await checkout.put('Chiếc duy nhất', 1)
    const order = await checkout.ordered({ [single]: 1 }, { paymentMethod: 'cod' })
    const { json } = await admin.post('shipments', { orderId: order.id, carrier: 'GHN' })
    for (const status of ['picked_up', 'lost_or_damaged']) await move(json.data.shipment._id, status)
    const second = await admin.post('shipments', { orderId: order.id, carrier: 'GHN' })
    expect([second.status, second.json.code]).toEqual([409, 'out_of_stock'])
  })
})

describe('order', () => {
  test('has one live parcel, however many are created at once', async () => {
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.post('shipments', { orderId: order.id, carrier: 'GHN' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('shipment_under_way')
  })

  test('gets no parcel while it is unpaid, delivered or cancelled', async () => {
    const unpaid = await checkout.ordered({ [dress]: 1 })
    const delivered = (await sent(['delivered'])).order
    const cancelled = (await sent(['picked_up', 'returning', 'returned'])).order
    for (const { id } of [unpaid, delivered, cancelled]) {
      const refused = await admin.post('shipments', { orderId: id, carrier: 'GHN' })
      expect([refused.status, refused.json.code]).toEqual([409, 'move_not_allowed'])
    }
    expect((await admin.post('shipments', { orderId: 'ord_none', carrier: 'GHN' })).status).toBe(404)
  })

  test.each([
    ['shipped', [], 'picked_up', 200],
    ['cancelled', [], 'cancelled', 200],
    ['cancelled', ['out_for_delivery'], 'returned', 200],
    ['delivered', ['in_transit'], 'delivered', 200],
    ['delivered', ['picked_up', 'delivery_failed'], 'delivered', 200],
    ['delivered', [], 'pending', 409],
  ] as const)('moved by hand to %s takes its parcel from %j to %s (%d)', async (to, steps, parcel, status) => {
    const { order, id } = await sent([...steps])
    expect((await admin.patch(`orders/${order.id}/status`, { status: to })).status).toBe(status)
    const [row] = await checkout.db.select().from(schema.shipments).where(eq(schema.shipments.id, id))
    expect(row?.status).toBe(parcel)
  })

  test('is shipped, cancelled and moved by its carrier at once: one allowed path', async () => {
    for (let round = 0; round < 12; round++) {
      const { order, id } = await sent(['ready_to_pick'])
      const actions = [
        () => move(id, 'picked_up'),
        () => move(id, 'cancelled'),
        () => admin.patch(`orders/${order.id}/status`, { status: 'cancelled' }),
        () => move(id, 'delivered'),
      ].sort(() => Math.random() - 0.5)
      await Promise.all(actions.map((action) => action()))
      expect(await findInvariantErrors(checkout.db)).toEqual([])
    }
  })
})
