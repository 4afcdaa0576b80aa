import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'

let checkout: CheckoutFixture
beforeAll(async () => {
  checkout = await openCheckoutFixture()
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

const coupons = [
  { code: 'MOT', kind: 'percent', value: 13, maxDiscountVnd: null, off: (goods: number) => Math.floor((goods * 13) / 100) },
  { code: 'HAI', kind: 'percent', value: 50, maxDiscountVnd: 77_777, off: (goods: number) => Math.min(77_777, Math.floor(goods / 2)) },
  { code: 'BA', kind: 'amount', value: 33_333, maxDiscountVnd: null, off: (goods: number) => Math.min(33_333, goods) },
  { code: 'BON', kind: 'free-shipping', value: 0, maxDiscountVnd: null, off: () => 0 },
] as const

test('total: the order, its mail, its payment page and MoMo show the same sum', async () => {
  for (const { off: _, ...terms } of coupons) await checkout.db.insert(schema.discounts).values({ id: newId('dsc'), ...terms })
  const colors = [{ color: 'Xanh lam', hex: '#123456' }]
  const sizes = [{ size: '2Y' }, { size: '3Y', price: 215_001 }, { size: '4Y', price: 230_000, salePrice: 199_999 }]
  const stock = sizes.map(({ size }) => ({ color: 'Xanh lam', size, onHand: 99 }))
  const dress = await checkout.put('Đầm ba cỡ', 0, { price: 185_000, salePrice: 150_007, sizes, colors, stock })
  const hat = await checkout.put('Mũ', 99, { price: 41_003 })
  const prices: Record<string, number> = { '2Y': 150_007, '3Y': 215_001, '4Y': 199_999 }

  for (let round = 0; round < 15; round++) {
    const size = sizes[round % 3]?.size ?? '2Y'
    const [dresses, hats] = [1 + (round % 3), round % 2]
    const coupon = [...coupons, null][round % 5]
    const shopper = await checkout.shopper(hats ? { [hat]: hats } : {})
    await shopper.post('carts', { productId: dress, color: 'Xanh lam', size, quantity: dresses })
    const goods = (prices[size] ?? 0) * dresses + 41_003 * hats
    const email = `tong${round}@example.vn`
    const placed = await checkout.order(shopper, { email, ...(coupon ? { discountCode: coupon.code } : {}) })
    const shipping = goods >= 500_000 || coupon?.kind === 'free-shipping' ? 0 : 30_000
    const total = goods - (coupon?.off(goods) ?? 0) + shipping
    expect([placed.status, placed.json.finalAmount, placed.json.data.order.finalAmount]).toEqual([201, total, total])
    const order = { id: placed.json._id, amount: placed.json.finalAmount, token: placed.json.token }
    expect((await checkout.pay(shopper, order)).status).toBe(200)
    expect(checkout.lastCreate().amount).toBe(total)
    expect((await shopper.get(`payments/${order.id}/status`)).json.data.finalAmount).toBe(total)
    const mail = (await takeMails(checkout)).find(({ to }) => to.includes(email))
    expect(mail?.text).toContain(total.toLocaleString('vi-VN'))
  }
})
