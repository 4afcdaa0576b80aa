import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { openShipmentFixture, type ShipmentFixture } from '../../testing/shipment-fixture.ts'
import { signUp } from '../../testing/users-fixture.ts'

let { checkout, admin, dress, move, sent } = {} as ShipmentFixture
beforeAll(async () => {
  ;({ checkout, admin, dress, move, sent } = await openShipmentFixture())
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('parcel mails', () => {
  test('say that it is shipped, with a tracking link, and that it is delivered', async () => {
    await takeMails(checkout)
    const { order, id } = await sent(['picked_up'])
    // Mails to the shop name the same order.
    const mails = (await takeMails(checkout)).filter(
      ({ text, subject }) => text.includes(order.placed.orderNumber) && !subject.includes('Đơn mới'),
    )
    const [received, shipped] = mails
    expect([received?.subject, shipped?.subject]).toEqual([
      `Mẹ May: Đã nhận đơn hàng ${order.placed.orderNumber}`,
      `Mẹ May: Đơn hàng ${order.placed.orderNumber} đang trên đường đến bạn`,
    ])
    expect(shipped?.text).toContain('GHN')
    expect(shipped?.text).toContain('https://donhang.ghn.vn/?order_code=GA8B9C')
    expect(shipped?.text).toContain('tiền mặt khi nhận hàng')
    await move(id, 'delivered')
    const [delivered] = await takeMails(checkout)
    expect(delivered?.subject).toContain('đã được giao')
    expect(await takeMails(checkout)).toEqual([])
  })

  test('are sent once where steps were left out, and ask for a review where there is an account', async () => {
    const { visitor } = await signUp(checkout)
    await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
    const { json } = await admin.post('shipments', { orderId: placed.json._id, carrier: 'GHN' })
    await takeMails(checkout)
    await move(json.data.shipment._id, 'delivered')
    const mails = await takeMails(checkout)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Viết đánh giá:\nhttp:\/\/localhost:3000\/products\/[^\s]+#write-review/)
  })

  test('say why it is cancelled, and announce a second parcel that replaces a lost one', async () => {
    const back = await sent(['picked_up', 'returning'])
    await takeMails(checkout)
    await move(back.id, 'returned')
    expect((await takeMails(checkout)).map(({ text }) => text.includes('hoàn về tiệm'))).toEqual([true])
    const lost = await sent(['picked_up', 'lost_or_damaged'])
    const second = await admin.post('shipments', { orderId: lost.order.id, carrier: 'GHTK', trackingCode: 'S1.2' })
    await takeMails(checkout)
    await move(second.json.data.shipment._id, 'in_transit')
    const mails = await takeMails(checkout)
    expect(mails.map(({ text }) => text.includes('https://i.ghtk.vn/S1.2'))).toEqual([true])
  })
})
