import { eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'

let checkout: CheckoutFixture
let last: string
const window = 31 * minuteMs

beforeEach(async () => {
  checkout = await openCheckoutFixture()
  last = await checkout.put('Chiếc cuối', 1)
})
afterEach(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

async function atMomo(asked = {}) {
  const order = await checkout.ordered({ [last]: 1 }, asked)
  await checkout.pay(order.visitor, order)
  const { orderId, requestId, amount } = checkout.lastCreate()
  return {
    ...order,
    notice: checkout.momo.notice({ orderId, requestId, amount, transId: Number(`9${requestId.replace(/\D/g, '').slice(0, 9)}`) }),
  }
}
const expire = async () => {
  checkout.clock.advance(window)
  await checkout.areas.payments.expire()
}
const refundsOf = (orderId: string) => checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, orderId))
const alerts = async () =>
  (await checkout.db.select().from(schema.auditEntries)).filter(({ what }) => what.startsWith('alert.')).map(({ what }) => what)

describe('order after its due date', () => {
  test('releases its units and stays payable; a day later it is cancelled', async () => {
    const { visitor, id } = await atMomo()
    await checkout.areas.payments.expire()
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 1 })
    await expire()
    await checkout.areas.payments.expire()
    expect(await checkout.read(visitor, id)).toMatchObject({ status: 'pending', paymentStatus: 'expired' })
    expect(await stockOf(checkout.db, last)).toEqual({ onHand: 1, reserved: 0, sold: 0 })
    expect((await visitor.get(`payments/${id}/status`)).json.data).toMatchObject({ canPayAgain: true, paymentStatus: 'expired' })

    checkout.clock.advance(dayMs)
    await checkout.areas.payments.expire()
    const ended = await checkout.read(visitor, id)
    expect(ended).toMatchObject({ status: 'cancelled', paymentStatus: 'expired' })
    expect(ended.history.at(-1)).toMatchObject({ what: 'status', from: 'pending', to: 'cancelled', by: 'system' })
    const closed = await visitor.post('payments/checkout', { orderId: id })
    expect([closed.status, closed.json.code]).toEqual([409, 'order_closed'])
  })

  test('is paid again: its units are reserved again, with a new due date', async () => {
    const order = await atMomo()
    await expire()
    expect((await checkout.pay(order.visitor, order)).status).toBe(200)
    const again = await checkout.read(order.visitor, order.id)
    expect(again).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' })
    expect(Date.parse(again.paymentDueDate ?? '')).toBeGreaterThan(checkout.clock.now().getTime() + 29 * minuteMs)
    expect(await stockOf(checkout.db, last)).toMatchObject({ reserved: 1 })
    const { orderId, requestId, amount } = checkout.lastCreate()
    await checkout.tell(checkout.momo.notice({ orderId, requestId, amount }))
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
  })

  test('cannot be paid again once its last unit is sold', async () => {
    const order = await atMomo()
    await expire()
    await checkout.ordered({ [last]: 1 })
    const refused = await checkout.pay(order.visitor, order)
    expect([refused.status, refused.json.code]).toEqual([409, 'out_of_stock'])
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'pending', paymentStatus: 'expired' })
  })

  test('does not expire where the money arrived a moment before', async () => {
    const { visitor, id, notice } = await atMomo()
    await checkout.momo.sandbox.pay(notice.orderId)
    await expire()
    expect(await checkout.read(visitor, id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(await stockOf(checkout.db, last)).toEqual({ onHand: 0, reserved: 0, sold: 1 })
  })

  test('releases its coupon, and takes it again when it is paid', async () => {
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_once', code: 'MOTLAN', kind: 'amount', value: 10_000, usageLimit: 1 })
    const order = await atMomo({ discountCode: 'MOTLAN' })
    const used = async () => (await checkout.db.select().from(schema.discounts))[0]?.used
    expect([order.placed.discount, await used()]).toEqual([10_000, 1])
    await expire()
    expect(await used()).toBe(0)
    await checkout.tell(order.notice)
    expect([(await checkout.read(order.visitor, order.id)).status, await used()]).toEqual(['processing', 1])
  })
})

describe('late money', () => {
  test('buys the unit while it is in stock', async () => {
    const { visitor, id, notice } = await atMomo()
    await expire()
    expect((await checkout.tell(notice)).status).toBe(204)
    expect(await checkout.read(visitor, id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(await stockOf(checkout.db, last)).toEqual({ onHand: 0, reserved: 0, sold: 1 })
    expect(await refundsOf(id)).toEqual([])
  })

  test('is refunded once where the unit is sold: no money is lost and the stock is right', async () => {
    const late = await atMomo({ email: 'muon@example.vn' })
    await expire()
    const other = await checkout.ordered({ [last]: 1 }, { paymentMethod: 'cod' })
    for (let turn = 0; turn < 3; turn++) expect((await checkout.tell(late.notice)).status).toBe(204)
    const order = await checkout.read(late.visitor, late.id)
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
    expect(order.history.filter(({ what }) => what === 'refund')).toMatchObject([{ to: 'open', note: 'paid-late' }])
    expect(await refundsOf(late.id)).toMatchObject([{ amountVnd: 130_000, state: 'open' }])
    expect(await alerts()).toEqual(['alert.paid-late'])
    expect(await stockOf(checkout.db, last)).toEqual({ onHand: 1, reserved: 1, sold: 0 })
    expect((await checkout.read(other.visitor, other.id)).status).toBe('pending')
    const mails = await checkout.db.select().from(schema.mails).where(eq(schema.mails.recipient, 'muon@example.vn'))
    expect(mails.map(({ key }) => key.split(':')[0]).sort()).toEqual(['money-goes-back', 'order-received'])
    const alertMails = await checkout.db.select().from(schema.mails).where(like(schema.mails.key, 'alert:%'))
    expect(alertMails.map(({ subject }) => subject)).toEqual([expect.stringContaining(`Tiền về sau khi đơn đã đóng: ${order.orderNumber}`)])
    expect(alertMails[0]?.text).toContain('Money came after the order had closed')
    expect(alertMails[0]?.text).toContain('130.000\u00a0₫')
    expect(alertMails[0]?.html).toContain(`/admin/orders/edit/${late.id}`)
  })

  test('is refunded where the coupon is used up', async () => {
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_once', code: 'MOTLAN', kind: 'amount', value: 10_000, usageLimit: 1 })
    const more = await checkout.put('Đầm khác', 5)
    const late = await atMomo({ discountCode: 'MOTLAN' })
    await expire()
    await checkout.ordered(
      { [more]: 1 },
      {
        discountCode: 'MOTLAN',
        address: { fullName: 'Lan', phone: '0987654321', province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '1' },
      },
    )
    await checkout.tell(late.notice)
    expect(await checkout.read(late.visitor, late.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
    expect(await refundsOf(late.id)).toHaveLength(1)
    expect(await stockOf(checkout.db, last)).toMatchObject({ onHand: 1, reserved: 0 })
  })

  test('is always refunded for a cancelled order', async () => {
    const { visitor, id, notice } = await atMomo()
    expect((await visitor.patch(`orders/${id}/status`, { status: 'cancelled' })).status).toBe(200)
    for (let turn = 0; turn < 3; turn++) await checkout.tell(notice)
    expect(await checkout.read(visitor, id)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await alerts()).toEqual(['alert.paid-after-cancellation'])
    expect(await stockOf(checkout.db, last)).toEqual({ onHand: 1, reserved: 0, sold: 0 })
  })

  test('a second time for the same order is refunded, and the order continues', async () => {
    const order = await atMomo()
    const { orderId, requestId, amount } = checkout.lastCreate()
    await checkout.tell(checkout.momo.notice({ orderId, requestId, amount, resultCode: 1006, payType: '' }))
    await checkout.pay(order.visitor, order)
    const second = checkout.lastCreate()
    await checkout.tell(checkout.momo.notice({ orderId: second.orderId, requestId: second.requestId, amount, transId: 222 }))
    for (let turn = 0; turn < 3; turn++) await checkout.tell(checkout.momo.notice({ orderId, requestId, amount, transId: 111 }))
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
    expect(await refundsOf(order.id)).toMatchObject([{ amountVnd: 130_000, reason: 'paid-twice' }])
    expect(await alerts()).toEqual(['alert.paid-twice'])
    expect(await stockOf(checkout.db, last)).toEqual({ onHand: 0, reserved: 0, sold: 1 })
  })
})

test('payment, cancellation and expiry at once: one of them happens, and money and stock agree', async () => {
  const pile = await checkout.put('Nhiều', 60)
  for (let round = 0; round < 25; round++) {
    const order = await checkout.ordered({ [pile]: 1 })
    await checkout.pay(order.visitor, order)
    const { orderId, requestId, amount } = checkout.lastCreate()
    const notice = checkout.momo.notice({ orderId, requestId, amount, transId: 5_000 + round })
    checkout.clock.advance(window)
    const actions = [
      () => checkout.tell(notice),
      () => order.visitor.patch(`orders/${order.id}/status`, { status: 'cancelled' }),
      () => checkout.areas.payments.expire(),
    ].sort(() => Math.random() - 0.5)
    await Promise.all(actions.map((action) => action()))
    const { status, paymentStatus } = await checkout.read(order.visitor, order.id)
    expect(['processing paid', 'cancelled paid']).toContain(`${status} ${paymentStatus}`)
    expect(await refundsOf(order.id)).toHaveLength(status === 'cancelled' ? 1 : 0)
    expect(await findInvariantErrors(checkout.db)).toEqual([])
  }
})
