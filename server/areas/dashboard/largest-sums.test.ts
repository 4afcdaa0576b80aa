import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dearestPrice } from '../../../contract/admin/products.ts'
import { maxLines, maxQuantity } from '../../../contract/cart.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'
import { writeSettings } from '../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

test('largest-sums: the largest possible cart is read, ordered and listed exactly', async () => {
  const colors = Array.from({ length: maxLines }, (_, at) => ({ color: `Màu ${at}`, hex: '#123456' }))
  const gold = await checkout.catalogue.put('Áo vàng ròng', { price: dearestPrice, madeToOrder: true, colors, stock: [] })
  const { visitor } = await signUp(checkout)
  for (const { color } of colors) await visitor.post('carts', { productId: gold, color, quantity: maxQuantity })
  const sum = dearestPrice * maxLines * maxQuantity
  expect((await visitor.get('carts')).json.data.cart.subTotal).toBe(sum)
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { cod: { unconfirmedMax: 0 } }))
  const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
  expect(placed).toMatchObject({ status: 201, json: { finalAmount: sum } })
  expect((await visitor.get('orders/user')).json.data.orders[0].finalAmount).toBe(sum)
  expect((await admin.get('orders')).json.data.orders[0].finalAmount).toBe(sum)
  expect((await admin.get('reports/summary')).json.data.figures.revenue.now).toBe(0)
  expect((await admin.post(`payments/cod/${placed.json._id}/confirm`, {})).status).toBe(200)
  expect((await admin.get('reports/summary')).json.data.figures.revenue.now).toBe(sum)
})

test('largest-sums: revenue beyond 2^53 is still reported', async () => {
  const hat = await checkout.put('Mũ', 9)
  const { visitor, userId } = await signUp(checkout)
  const tooMuch = async (shopper: Visitor) => {
    const placed = await checkout.order(shopper, { paymentMethod: 'cod' })
    const most = Number.MAX_SAFE_INTEGER
    const change = { subtotalVnd: most, shippingVnd: 0, totalVnd: most, paymentStatus: 'paid' as const }
    await checkout.db.update(schema.orders).set(change).where(eq(schema.orders.id, placed.json._id))
  }
  for (const _ of [1, 2]) {
    await visitor.post('carts', { productId: hat, color: 'Xanh lam', quantity: 1 })
    await tooMuch(visitor)
    await tooMuch(await checkout.shopper({ [hat]: 1 }))
  }
  expect((await admin.get('reports/summary')).json.data.figures.revenue.now).toBe(Number.MAX_SAFE_INTEGER)
  const { users } = (await admin.get('users?limit=100')).json.data
  expect(users.find(({ _id }: { _id: string }) => _id === userId).spent).toBe(Number.MAX_SAFE_INTEGER)
  expect((await admin.get('users/guests')).json.data.guests[0].spent).toBe(Number.MAX_SAFE_INTEGER)
})
