import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ShipmentStatus } from '../../../contract/orders/shipments.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { openShipmentFixture, type ShipmentFixture, stepsTo } from '../../testing/shipment-fixture.ts'
import { shipmentMoves } from './shipment-moves.rule.ts'

let { checkout, admin, dress, move, sent, orderStatus } = {} as ShipmentFixture
beforeAll(async () => {
  ;({ checkout, admin, dress, move, sent, orderStatus } = await openShipmentFixture())
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('parcel', () => {
  test('begins a cash order that is still pending, and shows the customer where it is', async () => {
    const { order, id, created } = await sent([], { fee: 22_000 })
    expect(created).toMatchObject({
      order: { _id: order.id, orderNumber: order.placed.orderNumber, status: 'processing' },
      carrier: 'GHN',
      trackingCode: 'GA8B9C',
      trackingUrl: 'https://donhang.ghn.vn/?order_code=GA8B9C',
      status: 'pending',
      fee: 22_000,
      history: [{ to: 'pending', by: 'admin' }],
    })
    expect(created.moves).toEqual(['ready_to_pick', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled'])
    const seen = await checkout.read(order.visitor, order.id)
    expect(seen).toMatchObject({ status: 'processing' })
    expect(seen.shipment).toEqual({
      _id: id,
      carrier: 'GHN',
      trackingCode: 'GA8B9C',
      trackingUrl: 'https://donhang.ghn.vn/?order_code=GA8B9C',
      status: 'pending',
    })
    const track = new URLSearchParams({ orderNumber: order.placed.orderNumber, phone: order.placed.shippingAddress.phone })
    expect((await checkout.visitor().get(`orders/track?${track}`)).json.data.order.shipment).toEqual(seen.shipment)
  })

  test('moves its order with it to the end, with its history', async () => {
    const { order, id } = await sent()
    for (const [status, orders] of [
      ['ready_to_pick', 'processing'],
      ['picked_up', 'shipped'],
      ['in_transit', 'shipped'],
      ['out_for_delivery', 'shipped'],
      ['delivery_failed', 'shipped'],
      ['out_for_delivery', 'shipped'],
      ['delivered', 'delivered'],
    ] as const) {
      const moved = await move(id, status)
      expect([moved.status, moved.json.data.shipment.status, moved.json.data.shipment.order.status]).toEqual([200, status, orders])
    }
    const { data } = (await order.visitor.get(`shipments/${id}`)).json
    expect(data.shipment.history.map(({ to }: { to: string }) => to)).toEqual([
      'pending',
      'ready_to_pick',
      'picked_up',
      'in_transit',
      'out_for_delivery',
      'delivery_failed',
      'out_for_delivery',
      'delivered',
    ])
    expect((await checkout.read(order.visitor, order.id)).history.map(({ to }) => to)).toEqual([
      'pending',
      'processing',
      'shipped',
      'delivered',
    ])
    const noted = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, id))
    expect(noted.map(({ what }) => what)).toEqual(['shipment.create', ...Array(7).fill('shipment.status')])
  })

  test.each(ShipmentStatus.options)('that is %s moves only as its table allows', async (from) => {
    for (const to of ShipmentStatus.options) {
      const { id } = await sent(stepsTo[from])
      const moved = await move(id, to)
      const allowed = shipmentMoves[from].includes(to)
      expect([from, to, moved.status]).toEqual([from, to, allowed ? 200 : 409])
      if (!allowed) expect(moved.json.code).toBe('move_not_allowed')
    }
  })

  test('once returned, restocks its units and cancels its order', async () => {
    const before = await stockOf(checkout.db, dress)
    const { order, id } = await sent(['picked_up', 'delivery_failed', 'returning'])
    expect(await stockOf(checkout.db, dress)).toMatchObject({ onHand: before.onHand - 1 })
    await move(id, 'returned')
    expect(await orderStatus(order.id)).toBe('cancelled')
    expect(await stockOf(checkout.db, dress)).toEqual(before)
    expect((await checkout.read(order.visitor, order.id)).history.at(-1)).toMatchObject({
      from: 'shipped',
      to: 'cancelled',
      note: 'returned',
    })
  })

  test('once returned, opens a refund of what was paid', async () => {
    const { order, id } = await sent()
    await admin.patch(`orders/${order.id}/payment`, { paymentStatus: 'paid' })
    for (const status of ['picked_up', 'returning', 'returned']) await move(id, status)
    const refunds = await checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, order.id))
    expect(refunds).toMatchObject([{ amountVnd: 130_000, reason: 'cancelled', state: 'open' }])
  })

  test('once cancelled, leaves its order waiting for another', async () => {
    const { order, id } = await sent(['ready_to_pick', 'cancelled'])
    expect(await orderStatus(order.id)).toBe('processing')
    expect((await checkout.read(order.visitor, order.id)).shipment).toBe(null)
    expect((await order.visitor.get(`shipments/order/${order.id}`)).json).toEqual({ data: { shipment: null } })
    const next = await admin.post('shipments', { orderId: order.id, carrier: 'other' })
    expect([next.status, next.json.data.shipment.trackingCode]).toEqual([201, null])
    expect((await order.visitor.get(`shipments/order/${order.id}`)).json.data.shipment._id).toBe(next.json.data.shipment._id)
    expect((await admin.get(`shipments/${id}`)).json.data.shipment.status).toBe('cancelled')
  })
})
