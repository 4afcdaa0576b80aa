import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs } from '../../../contract/durations.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm hoàn tác', 500)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const cash = (more: object = {}) =>
  checkout.ordered({ [dress]: 2 }, { paymentMethod: 'cod', address: { ...testAddress, phone: nextPhone() }, ...more })
const read = async (id: string) => (await admin.get(`orders/${id}`)).json.data.order
const move = async (id: string, status: string) => (await admin.patch(`orders/${id}/status`, { status })).json.data.order
const undo = (id: string, expectedVersion: number, visitor = admin) => visitor.post(`orders/${id}/status/undo`, { expectedVersion })

describe('undo-move', () => {
  test('an order that was begun is pending again, with its units reserved, as if nothing had happened', async () => {
    const { id } = await cash({ email: 'lan@example.vn' })
    const [before, stock] = [await read(id), await stockOf(checkout.db, dress)]
    await takeMails(checkout)
    const begun = await move(id, 'processing')
    expect(begun).toMatchObject({ isMoveUndoable: true, confirmed: true })
    const undone = await undo(id, begun.version)
    expect([undone.status, undone.json.message]).toEqual([200, 'Đã hoàn tác.'])
    expect(await read(id)).toEqual(before)
    expect(await stockOf(checkout.db, dress)).toEqual(stock)
    expect(await takeMails(checkout)).toEqual([])
    expect((await move(id, 'processing')).status).toBe('processing')
  })

  test('an order that the buyer had confirmed before stays confirmed', async () => {
    const { id } = await cash()
    await admin.post(`payments/cod/${id}/confirm`, {})
    checkout.clock.advance(minuteMs)
    const { version } = await move(id, 'processing')
    expect((await undo(id, version)).json.data.order).toMatchObject({ status: 'pending', confirmed: true, toConfirm: false })
  })

  test('an order on its way is back at packing, unless its customer was mailed or it has a parcel', async () => {
    const silent = await cash()
    await move(silent.id, 'processing')
    const sent = await move(silent.id, 'shipped')
    expect((await undo(silent.id, sent.version)).json.data.order).toMatchObject({ status: 'processing', stockState: 'committed' })

    const mailed = await cash({ email: 'hoa@example.vn' })
    await move(mailed.id, 'processing')
    const shipped = await move(mailed.id, 'shipped')
    expect(shipped.isMoveUndoable).toBe(false)
    expect((await undo(mailed.id, shipped.version)).json.code).toBe('move_not_allowed')

    const packed = await cash()
    await move(packed.id, 'processing')
    expect((await admin.post('shipments', { orderId: packed.id, carrier: 'other' })).status).toBe(201)
    expect((await move(packed.id, 'shipped')).isMoveUndoable).toBe(false)
  })

  test('refuses once something else has changed, twice, after ten minutes, and to others than staff', async () => {
    const { id } = await cash()
    const { version } = await move(id, 'processing')
    const { visitor } = await signUp(checkout)
    expect((await undo(id, version, visitor)).status).toBe(403)
    expect((await undo(id, version - 1)).json.code).toBe('order_changed')
    const both = await Promise.all([undo(id, version), undo(id, version)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const again = await move(id, 'processing')
    checkout.clock.advance(11 * minuteMs)
    expect((await undo(id, again.version)).json.code).toBe('move_not_allowed')
    for (const status of ['shipped', 'delivered']) expect((await move(id, status)).isMoveUndoable).toBe(status === 'shipped')
    const cancelled = await cash()
    expect((await move(cancelled.id, 'cancelled')).isMoveUndoable).toBe(false)
  })

  test('a move that first reserved the units of the order is final', async () => {
    const product = await checkout.put('Ít', 3)
    const { id, placed } = await checkout.ordered({ [product]: 3 }, { paymentMethod: 'cod' })
    expect(placed.stockState).toBe('unreserved')
    const begun = await move(id, 'processing')
    expect(begun).toMatchObject({ status: 'processing', isMoveUndoable: false })
    expect((await undo(id, begun.version)).json.code).toBe('move_not_allowed')
  })
})
