import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportTable } from '../../../../contract/admin/reports.ts'
import { addDays } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 50)
})
afterAll(() => checkout.close())

/** `daysAgo`: 8 is in the week before this one. */
async function buy(phone: string, daysAgo = 0, visitor = checkout.visitor()): Promise<void> {
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod', address: { ...testAddress, phone } })
  const createdAt = addDays(checkout.clock.now(), -daysAgo)
  await checkout.db.update(schema.orders).set({ createdAt }).where(eq(schema.orders.id, placed.json._id))
}
const merge = (phone: string, mainPhone: string) => admin.post('orders/buyer/merge', { phone, mainPhone })
/** The buyers of this week: new ones, and those who came back. */
async function countBuyers(): Promise<[fresh: number, returning: number]> {
  const { rows } = (await admin.get('reports/tables/customers')).json.data as ReportTable
  const countOf = (name: string) => rows.find((row) => row.name === name)?.now[0] ?? 0
  return [countOf('Khách mới'), countOf('Khách quay lại')]
}

test('customers: two phones of one buyer are one customer, who came back where either phone had bought before', async () => {
  const [first, second, third] = [nextPhone(), nextPhone(), nextPhone()]
  await buy(first)
  await buy(second)
  await buy(third)
  expect(await countBuyers()).toEqual([3, 0])
  expect((await merge(first, second)).status).toBe(200)
  expect(await countBuyers()).toEqual([2, 0])
  const old = nextPhone()
  await buy(old, 8)
  await merge(old, second)
  expect(await countBuyers()).toEqual([1, 1])
  await admin.post('orders/buyer/separate', { phone: old })
  expect(await countBuyers()).toEqual([2, 0])
})

test('customers: an account is one customer with the merged phones of its orders', async () => {
  const [fresh, returning] = await countBuyers()
  const { visitor } = await signUp(checkout)
  const [own, other, guest] = [nextPhone(), nextPhone(), nextPhone()]
  await buy(own, 0, visitor)
  await buy(other, 8, visitor)
  await buy(guest)
  expect(await countBuyers()).toEqual([fresh + 1, returning + 1])
  await merge(guest, own)
  expect(await countBuyers()).toEqual([fresh, returning + 1])
})
