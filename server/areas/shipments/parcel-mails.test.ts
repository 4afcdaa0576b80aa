import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { takeMails } from '../../test-mailbox.ts'
import { findErrors } from '../orders/test-books.ts'
import { signUp } from '../orders/test-office.ts'
import { openTestDesk, type TestDesk } from './test-parcels.ts'

let { till, office, dress, move, sent } = {} as TestDesk
beforeAll(async () => {
  ;({ till, office, dress, move, sent } = await openTestDesk())
})
afterEach(async () => expect(await findErrors(till.db)).toEqual([]))
afterAll(() => till.close())

describe('the customer hears', () => {
  test('that it is on its way with a link to follow it, and that it has arrived', async () => {
    await takeMails(till)
    const { order, id } = await sent(['picked_up'])
    // Those to the shop speak of the same order.
    const mails = (await takeMails(till)).filter(
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
    const [delivered] = await takeMails(till)
    expect(delivered?.subject).toContain('đã được giao')
    expect(await takeMails(till)).toEqual([])
  })

  test('once where steps were left out, and is asked for a review where it has an account', async () => {
    const { visitor } = await signUp(till)
    await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    const placed = await till.order(visitor, { paymentMethod: 'cod' })
    const { json } = await office.post('shipments', { orderId: placed.json._id, carrier: 'GHN' })
    await takeMails(till)
    await move(json.data.shipment._id, 'delivered')
    const mails = await takeMails(till)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Viết đánh giá:\nhttp:\/\/localhost:3000\/products\/[^\s]+#reviews/)
  })

  test('why it is cancelled, and of a second parcel in the place of a lost one', async () => {
    const back = await sent(['picked_up', 'returning'])
    await takeMails(till)
    await move(back.id, 'returned')
    expect((await takeMails(till)).map(({ text }) => text.includes('hoàn về cửa hàng'))).toEqual([true])
    const lost = await sent(['picked_up', 'lost_or_damaged'])
    const second = await office.post('shipments', { orderId: lost.order.id, carrier: 'GHTK', trackingCode: 'S1.2' })
    await takeMails(till)
    await move(second.json.data.shipment._id, 'in_transit')
    const mails = await takeMails(till)
    expect(mails.map(({ text }) => text.includes('https://i.ghtk.vn/S1.2'))).toEqual([true])
  })
})
