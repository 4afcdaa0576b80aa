import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportTableName } from '../../../../contract/admin/reports.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  const customItems = ['Sửa lai', 'Nơ cài tóc'].map((name) => ({ name, quantity: 2, amount: 10_000 }))
  const address = { ...testAddress, phone: nextPhone() }
  const order = { items: [], customItems, address, paymentMethod: 'cod', source: 'zalo', shippingFee: 0 }
  expect((await admin.post('orders/for-customer', order)).status).toBe(201)
})
afterAll(() => checkout.close())

const read = async (name: ReportTableName, language = 'vi') =>
  (await admin.get(`reports/tables/${name}`, { headers: { 'accept-language': language } })).json.data.rows

test('report tables: lines that are not in the catalogue are one row, named as such, and no product', async () => {
  expect(await read('products')).toMatchObject([{ name: 'Món ngoài danh mục', now: [4, 40_000] }])
  expect(await read('products', 'en')).toMatchObject([{ name: 'Not in the catalogue' }])
  expect(await read('categories')).toMatchObject([{ name: 'Món ngoài danh mục', now: [4, 40_000] }])
  const { bestSellers } = (await admin.get('reports/summary?parts=bestSellers')).json.data
  expect(bestSellers).toEqual([])
})
