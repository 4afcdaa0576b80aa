import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 500)
})
beforeEach(() => admin.post('admin/new-orders/seen', { all: true }))
afterAll(() => checkout.close())

const cash = { paymentMethod: 'cod' as const }
const read = async () => (await admin.get('admin/new-orders')).json.data
const place = () => checkout.ordered({ [dress]: 1 }, cash)

describe('new-orders: new orders', () => {
  test('are counted and the newest listed, until a staff member opens them', async () => {
    const ids = []
    for (let n = 0; n < 7; n++) ids.push((await place()).id)
    const { total, newest } = await read()
    expect([total, newest.length]).toEqual([7, 7])
    expect(newest[0]).toEqual({
      _id: ids[6],
      orderNumber: expect.stringMatching(/^MM/),
      finalAmount: expect.any(Number),
      orderDate: expect.any(String),
    })
    // The process receives its own events by NOTIFY, shortly after the commit.
    await expect.poll(async () => (await read()).eventId === checkout.platform.events.lastId()).toBe(true)
    const seen = await admin.post('admin/new-orders/seen', { orderIds: [ids[6], ids[5], 'ord_gone'] })
    expect(seen.json.data.total).toBe(5)
    // Shared: an order a colleague has opened is new to nobody.
    const colleague = await signInAdmin(checkout)
    expect((await colleague.get('admin/new-orders')).json.data.total).toBe(5)
    expect((await colleague.post('admin/new-orders/seen', { all: true })).json.data).toMatchObject({ total: 0, newest: [] })
  })

  test("are no longer new after a staff change or a cancellation; a gateway's change leaves them new", async () => {
    const [moved, cancelled, paid] = [await place(), await place(), await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'momo' })]
    await checkout.pay(paid.visitor, paid)
    await checkout.tell(checkout.momo.notice(checkout.lastCreate()))
    expect((await checkout.read(paid.visitor, paid.id)).status).toBe('processing')
    expect((await read()).total).toBe(3)
    await admin.patch(`orders/${moved.id}/status`, { status: 'processing' })
    await cancelled.visitor.patch(`orders/${cancelled.id}/status`, { status: 'cancelled' })
    expect((await read()).newest.map(({ _id }: { _id: string }) => _id)).toEqual([paid.id])
  })

  test('exclude orders entered by staff, and those older than two weeks', async () => {
    await admin.post('orders/for-customer', {
      address: { fullName: 'Mai', phone: '0912345678', province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '1' },
      paymentMethod: 'cod',
      source: 'phone',
      items: [{ productId: dress, color: 'Xanh lam', quantity: 1 }],
    })
    expect((await read()).total).toBe(0)
    await place()
    checkout.clock.advance(8 * dayMs)
    expect((await read()).total).toBe(1)
    checkout.clock.advance(8 * dayMs)
    expect((await read()).total).toBe(0)
  })

  test.each([[{}], [{ orderIds: [] }], [{ all: false }], [{ orderIds: Array(101).fill('a') }], [{ orderIds: [''] }], [null]])(
    'cannot be marked with %j',
    async (body) => expect((await admin.post('admin/new-orders/seen', body)).status).toBe(400),
  )

  test('need staff', async () => {
    const { visitor } = await signUp(checkout)
    for (const [who, status] of [
      [checkout.visitor(), 401],
      [visitor, 403],
    ] as const) {
      expect((await who.get('admin/new-orders')).status).toBe(status)
      expect((await who.post('admin/new-orders/seen', { all: true })).status).toBe(status)
    }
  })
})
