import { desc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { openShipmentFixture, type ShipmentFixture } from '../../testing/shipment-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { multipartOf } from '../../testing/upload-fixture.ts'
import { signUp } from '../../testing/users-fixture.ts'
import { workbookOf } from '../../testing/xlsx-fixture.ts'

let { checkout, admin, dress, move, sent, orderStatus } = {} as ShipmentFixture
beforeAll(async () => {
  ;({ checkout, admin, dress, move, sent, orderStatus } = await openShipmentFixture())
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('file of a carrier', () => {
  const read = (content: Buffer, visitor: Visitor = admin, name = 'ghn.xlsx') => {
    const { body, headers } = multipartOf([{ name, content }], 'file')
    return visitor.post('shipments/read-file', body, { headers })
  }

  test('is read for staff as rows of cells, and refused where it is no table', async () => {
    const book = await read(
      workbookOf([
        ['Mã vận đơn', 'SĐT'],
        ['GHN1', 906_333_444],
      ]),
    )
    expect(book.json.data.rows).toEqual([
      ['Mã vận đơn', 'SĐT'],
      ['GHN1', '906333444'],
    ])
    expect((await read(Buffer.from('Mã;SĐT\nGHN1;0906333444'), admin, 'ghn.csv')).json.data.rows[1]).toEqual(['GHN1', '0906333444'])
    expect((await read(Buffer.from([0xff, 0xfe, 0x00]))).status).toBe(400)
    expect((await read(Buffer.from('GHN1,0906333444\n'.repeat(1_001)))).json.issues[0].path).toBe('file')
    expect((await admin.post('shipments/read-file', { rows: [] })).status).toBe(415)
    expect((await read(Buffer.from('a'), checkout.visitor())).status).toBe(401)
  })
})

describe('list of parcels', () => {
  test('is read by staff, page by page, at both URLs', async () => {
    await sent()
    const { id } = await sent(['out_for_delivery'])
    const all = (await admin.get('shipment?limit=2')).json
    expect([all.data.length, all.data[0]._id, all.totalPage]).toEqual([2, id, Math.ceil(all.total / 2)])
    expect((await admin.get('shipments?limit=2')).json).toEqual(all)
    const out = (await admin.get('shipments?status=out_for_delivery&limit=100')).json
    expect(new Set(out.data.map(({ status }: { status: string }) => status))).toEqual(new Set(['out_for_delivery']))
    expect((await admin.get('shipments?page=999')).json.data).toEqual([])
    for (const bad of ['limit=0', 'limit=101', 'page=0', 'status=gone']) expect((await admin.get(`shipments?${bad}`)).status).toBe(400)
  })

  test('lets a parcel be corrected only while it is under way', async () => {
    const { id } = await sent([], { trackingCode: undefined })
    const changed = await admin.patch(`shipments/${id}`, { carrier: 'ViettelPost', trackingCode: ' 103 ', fee: 30_000 })
    expect(changed.json.data.shipment).toMatchObject({ carrier: 'ViettelPost', trackingCode: '103', fee: 30_000, status: 'pending' })
    expect((await admin.patch(`shipments/${id}`, { trackingCode: '' })).json.data.shipment).toMatchObject({
      trackingCode: null,
      fee: 30_000,
    })
    expect((await admin.patch(`shipments/${id}`, { fee: null })).json.data.shipment.fee).toBe(null)
    await move(id, 'delivered')
    expect((await admin.patch(`shipments/${id}`, { trackingCode: '9' })).status).toBe(409)
  })

  test('lets a parcel be deleted only before it is sent', async () => {
    for (const [steps, status] of [
      [[], 200],
      [['cancelled'], 200],
      [['ready_to_pick'], 409],
      [['in_transit'], 409],
      [['delivered'], 409],
    ] as const) {
      const { id, order } = await sent([...steps])
      const deleted = await admin.delete(`shipments/${id}`)
      expect([steps, deleted.status]).toEqual([steps, status])
      if (status === 409) expect(deleted.json.code).toBe('shipment_not_deletable')
      else {
        expect((await admin.get(`shipments/${id}`)).status).toBe(404)
        expect(await orderStatus(order.id)).toBe('processing')
        const [kept] = await checkout.db.select().from(schema.auditEntries).orderBy(desc(schema.auditEntries.id)).limit(1)
        expect(kept).toMatchObject({ what: 'shipment.delete', subject: id, details: { trackingCode: 'GA8B9C' } })
      }
    }
  })

  test.each([
    [{ carrier: 'DHL' }],
    [{ carrier: 'GHN', trackingCode: 7 }],
    [{ carrier: 'GHN', trackingCode: 'x'.repeat(201) }],
    [{ carrier: 'GHN', trackingCode: 'a\nb' }],
    [{ carrier: 'GHN', fee: -1 }],
    [{ carrier: 'GHN', fee: '22000' }],
    [{}],
  ])('refuses %j', async (more) => {
    const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
    expect((await admin.post('shipments', { orderId: order.id, ...more })).status).toBe(400)
  })
})

describe('parcel', () => {
  test('is shown to those who may see its order, without its cost to the shop, and is not found for all others', async () => {
    const { order, id } = await sent([], { fee: 22_000 })
    const { visitor: stranger } = await signUp(checkout)
    const guest = await checkout.shopper({ [dress]: 1 })
    for (const path of [`shipments/${id}`, `shipments/order/${order.id}`]) {
      const own = (await order.visitor.get(path)).json.data.shipment
      expect(Object.keys(own).sort()).toEqual(['_id', 'carrier', 'createdAt', 'history', 'order', 'status', 'trackingCode', 'trackingUrl'])
      expect((await checkout.visitor().get(`${path}?token=${order.token}`)).status).toBe(200)
      for (const visitor of [stranger, guest, checkout.visitor()]) {
        const foreign = await visitor.get(path)
        expect([foreign.status, foreign.text]).toEqual([404, (await visitor.get(`shipments/shp_none`)).text])
        expect((await visitor.get(`${path}?token=${'x'.repeat(32)}`)).status).toBe(404)
      }
    }
  })

  test('is changed by staff only: 401 without a session, 403 for a customer, before the body is parsed', async () => {
    const { order, id } = await sent()
    const { visitor: customer } = await signUp(checkout)
    for (const [visitor, status] of [
      [checkout.visitor(), 401],
      [customer, 403],
      [order.visitor, 401],
    ] as const) {
      const answers = [
        await visitor.get('shipment'),
        await visitor.get('shipments'),
        await visitor.post('shipments', { nonsense: true }),
        await visitor.put(`shipments/${id}/status`, { status: 'delivered' }),
        await visitor.patch(`shipments/${id}`, { fee: 0 }),
        await visitor.delete(`shipments/${id}`),
      ]
      expect(answers.map((response) => response.status)).toEqual(Array(6).fill(status))
    }
    expect((await admin.get(`shipments/${id}`)).json.data.shipment.status).toBe('pending')
  })
})
