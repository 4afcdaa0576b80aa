import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  const bank = { bankName: 'Vietcombank', accountNumber: '0123456789', accountName: 'ME MAY' }
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank }))
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Ordered = Awaited<ReturnType<CheckoutFixture['ordered']>>
const change = ({ visitor, id }: Pick<Ordered, 'visitor' | 'id'>, paymentMethod: string, more = {}) =>
  visitor.post(`payments/${id}/method`, { paymentMethod, ...more })

describe('reservation of an order whose method is changed', () => {
  const rowOf = async (id: string) => (await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id)))[0]
  const ageOf = async (id: string, end: Date | null | undefined) => Number(end) - Number((await rowOf(id))?.createdAt)

  test('ends as long after the order was placed as its first one, however often it is switched', async () => {
    const last = await checkout.put('Giữ mãi', 1)
    const order = await checkout.ordered({ [last]: 1 }, { paymentMethod: 'cod' })
    for (let turn = 0; turn < 11; turn++) {
      checkout.clock.advance(2 * hourMs)
      const to = turn % 2 === 0 ? 'bank' : 'cod'
      expect((await change(order, to)).status).toBe(200)
      const row = await rowOf(order.id)
      expect(await ageOf(order.id, to === 'bank' ? row?.paymentDueAt : row?.confirmDueAt)).toBe(24 * hourMs)
    }
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 1 })
    checkout.clock.advance(2 * hourMs + 1_000)
    await checkout.areas.payments.expire()
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 0 })
    for (const to of ['cod', 'momo']) expect((await change(order, to)).json.code).toBe('order_closed')
    expect((await order.visitor.get(`payments/${order.id}/status`)).json.data.otherMethods).toEqual([])
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 0 })
  })

  test('in cash lasts as long as the settings say; after that the order changes without one', async () => {
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { reservedHours: 3 } }))
    const last = await checkout.put('Giữ ba giờ', 2)
    const [early, late] = [
      await checkout.ordered({ [last]: 1 }, { paymentMethod: 'bank' }),
      await checkout.ordered({ [last]: 1 }, { paymentMethod: 'bank' }),
    ]
    checkout.clock.advance(hourMs)
    expect((await change(early, 'cod')).json.data).toMatchObject({ stockState: 'reserved' })
    expect(await ageOf(early.id, (await rowOf(early.id))?.confirmDueAt)).toBe(3 * hourMs)
    checkout.clock.advance(3 * hourMs)
    expect((await change(late, 'cod')).json.data).toMatchObject({ paymentMethod: 'cod', stockState: 'unreserved', toConfirm: true })
    await checkout.areas.payments.expire()
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 0 })
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: {} }))
  })

  test('of a released cash order is renewed by its confirmation or by staff, not by a later change of the buyer', async () => {
    const admin = await signInAdmin(checkout)
    const last = await checkout.put('Chưa gọi được', 1)
    const order = await checkout.ordered({ [last]: 1 }, { paymentMethod: 'cod' })
    checkout.clock.advance(25 * hourMs)
    await checkout.areas.payments.expire()
    expect((await order.visitor.get(`payments/${order.id}/status`)).json.data.otherMethods).toEqual([])
    expect((await change(order, 'bank')).json.code).toBe('order_closed')
    expect((await change({ visitor: admin, id: order.id }, 'bank')).status).toBe(200)
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 1 })
    // The buyer changes the method within the time that staff gave.
    const due = (await rowOf(order.id))?.paymentDueAt
    expect((await change(order, 'momo')).status).toBe(200)
    expect((await rowOf(order.id))?.paymentDueAt).toEqual(due)
  })
})

describe('client of an order whose method is changed', () => {
  const ipOf = async (id: string) => (await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id)))[0]?.ipKey

  test('stays the one that placed it, even if another client changes the method', async () => {
    const order = await checkout.ordered({ [dress]: 1 })
    const stranger = { visitor: checkout.visitor(), id: order.id }
    for (const to of ['bank', 'momo', 'cod', 'bank']) {
      expect((await change(stranger, to, { token: order.token })).status).toBe(200)
      expect(await ipOf(order.id), to).toBe(order.visitor.ip)
    }
  })
})
