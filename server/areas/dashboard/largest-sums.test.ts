import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxLines, maxQuantity } from '../../../contract/cart.ts'
import { dearestPrice } from '../../../contract/products.admin.ts'
import { schema } from '../../platform/db.ts'
import { transact } from '../../platform/transact.ts'
import type { Visitor } from '../../test-shop.ts'
import { openTestTill, type TestTill } from '../checkout/test-till.ts'
import { writeSettings } from '../content/content.ts'
import { openOffice, signUp } from '../orders/test-office.ts'

let till: TestTill
let admin: Visitor
beforeAll(async () => {
  till = await openTestTill()
  admin = await openOffice(till)
})
afterAll(() => till.close())

test('the fullest cart of the dearest pieces is read, ordered and listed to the dong', async () => {
  const colors = Array.from({ length: maxLines }, (_, at) => ({ color: `Màu ${at}`, hex: '#123456' }))
  const gold = await till.shelves.put('Áo vàng ròng', { price: dearestPrice, madeToOrder: true, colors, stock: [] })
  const { visitor } = await signUp(till)
  for (const { color } of colors) await visitor.post('carts', { productId: gold, color, quantity: maxQuantity })
  const sum = dearestPrice * maxLines * maxQuantity
  expect((await visitor.get('carts')).json.data.cart.subTotal).toBe(sum)
  await transact(till.db, (tx) => writeSettings(till.platform, tx, { cod: { unconfirmedMax: 0 } }))
  const placed = await till.order(visitor, { paymentMethod: 'cod' })
  expect(placed).toMatchObject({ status: 201, json: { finalAmount: sum } })
  expect((await visitor.get('orders/user')).json.data.orders[0].finalAmount).toBe(sum)
  expect((await admin.get('orders')).json.data.orders[0].finalAmount).toBe(sum)
  expect((await admin.get('reports/summary')).json.data.figures.revenue.now).toBe(0)
  expect((await admin.post(`payments/cod/${placed.json._id}/confirm`, {})).status).toBe(200)
  expect((await admin.get('reports/summary')).json.data.figures.revenue.now).toBe(sum)
})

test('what came in for more orders than a number can count is still answered', async () => {
  const hat = await till.put('Mũ', 9)
  const { visitor, userId } = await signUp(till)
  const tooMuch = async (shopper: Visitor) => {
    const placed = await till.order(shopper, { paymentMethod: 'cod' })
    const most = Number.MAX_SAFE_INTEGER
    const change = { subtotalVnd: most, shippingVnd: 0, totalVnd: most, paymentStatus: 'paid' as const }
    await till.db.update(schema.orders).set(change).where(eq(schema.orders.id, placed.json._id))
  }
  for (const _ of [1, 2]) {
    await visitor.post('carts', { productId: hat, color: 'Xanh lam', quantity: 1 })
    await tooMuch(visitor)
    await tooMuch(await till.shopper({ [hat]: 1 }))
  }
  expect((await admin.get('reports/summary')).json.data.figures.revenue.now).toBe(Number.MAX_SAFE_INTEGER)
  const { users } = (await admin.get('users?limit=100')).json.data
  expect(users.find(({ _id }: { _id: string }) => _id === userId).spent).toBe(Number.MAX_SAFE_INTEGER)
  expect((await admin.get('users/guests')).json.data.guests[0].spent).toBe(Number.MAX_SAFE_INTEGER)
})
