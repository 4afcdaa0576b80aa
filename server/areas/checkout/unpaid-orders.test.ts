import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { type CashOrder, type CashOrdersFixture, countOf, nextIp, openCashOrdersFixture } from '../../testing/cash-orders-fixture.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { nextPhone, testAddress } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CashOrdersFixture
beforeAll(async () => {
  checkout = await openCashOrdersFixture()
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('open unpaid orders, of any payment method', () => {
  beforeAll(async () => {
    const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'ME MAY' }
    await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { bank }))
  })

  /** Orders with payment before delivery, with a new cookie jar at one client. */
  async function prepaid(
    productId: string,
    { ip, phone = nextPhone(), email, quantity = 1, by = 'bank' }: CashOrder & { by?: 'bank' | 'momo' },
  ) {
    const visitor = await checkout.shopper({ [productId]: quantity }, 'vi', ip)
    const placed = await checkout.order(visitor, { paymentMethod: by, address: { ...testAddress, phone }, ...(email ? { email } : {}) })
    return { ...placed, visitor }
  }

  test('of one phone or one e-mail: the fourth reserves nothing, the eleventh is refused until one is cancelled', async () => {
    const dress = await checkout.put('Một số máy, trả trước', 100)
    const phone = nextPhone()
    const placed = [
      await prepaid(dress, { ip: nextIp(), phone }),
      await prepaid(dress, { ip: nextIp(), phone, by: 'momo' }),
      await checkout.cash(dress, { ip: nextIp(), phone }),
    ]
    expect(countOf(placed, 201)).toBe(3)
    for (let turn = 0; turn < 7; turn++) {
      const more = await prepaid(dress, { ip: nextIp(), phone })
      expect([more.status, more.json.data?.order.stockState]).toEqual([201, 'unreserved'])
    }
    checkout.clock.advance(3_601_000)
    for (const refused of [await prepaid(dress, { ip: nextIp(), phone }), await checkout.cash(dress, { ip: nextIp(), phone })]) {
      expect([refused.status, refused.json.code]).toEqual([429, 'too_many_unconfirmed_orders'])
      expect(refused.json.message).toMatch(/trả tiền hoặc huỷ một đơn/)
    }
    expect(await checkout.reservedOf(dress)).toBe(3)
    await placed[0]?.visitor.patch(`orders/${placed[0].json._id}/status`, { status: 'cancelled' })
    expect((await prepaid(dress, { ip: nextIp(), phone })).status).toBe(201)
    const email = 'mot.thu.tra.truoc@example.com'
    const ofEmail = await Promise.all(Array.from({ length: 8 }, () => prepaid(dress, { ip: nextIp(), email })))
    expect([countOf(ofEmail, 201), await checkout.reservedOf(dress)]).toEqual([8, 5])
  })

  test('of one IP: none is refused, but the sixth reserves nothing, says so, and takes its units once it is paid', async () => {
    const dress = await checkout.put('Một mạng, trả trước', 200)
    const ip = nextIp()
    const placed = []
    for (let turn = 0; turn < 6; turn++)
      placed.push(await prepaid(dress, { ip, by: 'momo', ...(turn === 5 ? { email: 'sau@example.com' } : {}) }))
    const states = placed.map(({ json }) => json.data.order.stockState)
    expect(states).toEqual(['reserved', 'reserved', 'reserved', 'reserved', 'reserved', 'unreserved'])
    expect(await checkout.reservedOf(dress)).toBe(5)
    const last = placed.at(-1) as (typeof placed)[number]
    const { _id: id, finalAmount: amount, token } = last.json
    expect((await last.visitor.get(`payments/${id}/status?token=${token}`)).json.data.stockState).toBe('unreserved')
    const mails = await takeMails(checkout)
    expect(mails.some(({ text }) => text.includes('Tiệm chưa giữ hàng cho đơn này: tiền tới mà còn hàng'))).toBe(true)
    await checkout.pay(last.visitor, { id, amount, token })
    expect((await checkout.tell(checkout.momo.notice(checkout.lastCreate()))).status).toBe(204)
    expect(await checkout.read(last.visitor, id)).toMatchObject({ status: 'processing', paymentStatus: 'paid', stockState: 'committed' })
    expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 5, sold: 1 })
  })

  test('of one client with new cookies and phones each time: reserve twenty units at most', async () => {
    const products = []
    for (let at = 0; at < 4; at++) products.push(await checkout.put(`Kệ trả trước ${at}`, 12))
    const ip = nextIp()
    for (const productId of products) await prepaid(productId, { ip, quantity: 12 })
    const kept = await Promise.all(products.map(checkout.reservedOf))
    expect(kept).toEqual([12, 0, 0, 0])
  })

  test('of two buyers in one household both get their units', async () => {
    const [dress, hat] = [await checkout.put('Áo cả nhà', 6), await checkout.put('Mũ cả nhà', 5)]
    const ip = nextIp()
    expect((await prepaid(dress, { ip, quantity: 3 })).json.data.order.stockState).toBe('reserved')
    expect((await prepaid(hat, { ip, by: 'momo' })).json.data.order.stockState).toBe('reserved')
    expect((await checkout.cash(hat, { ip })).json.data.order.stockState).toBe('unreserved')
  })

  test('lose their IP once they are paid or cancelled, and paid ones are not counted', async () => {
    const dress = await checkout.put('Đã trả', 100)
    const ip = nextIp()
    const phone = nextPhone()
    for (let turn = 0; turn < 4; turn++) {
      const order = await prepaid(dress, { ip, phone, by: 'momo' })
      expect(order.status, `${turn}: ${order.text}`).toBe(201)
      expect(order.json.data.order.stockState).toBe('reserved')
      const { _id: id, finalAmount: amount, token } = order.json
      await checkout.pay(order.visitor, { id, amount, token })
      expect((await checkout.tell(checkout.momo.notice({ ...checkout.lastCreate(), transId: 7_000_000_000 + turn }))).status).toBe(204)
    }
    const left = await checkout.db.select().from(schema.orders).where(eq(schema.orders.ipKey, ip))
    expect(left).toEqual([])
  })

  test('gain no stock as an unreserved cash order that becomes a transfer, nor as an expired one with a new attempt', async () => {
    const dress = await checkout.put('Đổi cách trả', 200)
    const ip = nextIp()
    const held = []
    for (let turn = 0; turn < 5; turn++) held.push(await prepaid(dress, { ip }))
    const later = await checkout.cash(dress, { ip })
    expect(later.json.data.order.stockState).toBe('unreserved')
    const changed = await later.visitor.post(`payments/${later.json._id}/method`, { paymentMethod: 'bank' })
    expect(changed.status, changed.text).toBe(200)
    expect(await checkout.read(later.visitor, later.json._id)).toMatchObject({ paymentMethod: 'bank', stockState: 'unreserved' })
    await held[0]?.visitor.post(`payments/${held[0].json._id}/method`, { paymentMethod: 'momo' })
    expect(await checkout.read(held[0]?.visitor as never, held[0]?.json._id)).toMatchObject({
      paymentMethod: 'momo',
      stockState: 'reserved',
    })
    expect(await checkout.reservedOf(dress)).toBe(5)
  })

  test('that staff enter are not counted', async () => {
    const dress = await checkout.put('Tiệm ghi', 100)
    const phone = nextPhone()
    const admin = await signInAdmin(checkout)
    const items = [{ productId: dress, color: 'Xanh lam', quantity: 1 }]
    for (let turn = 0; turn < 3; turn++) {
      const order = { items, address: { ...testAddress, phone }, paymentMethod: 'bank', source: 'phone' }
      expect((await admin.post('orders/for-customer', order)).status).toBe(201)
    }
    expect((await prepaid(dress, { ip: nextIp(), phone })).status).toBe(201)
  })
})
