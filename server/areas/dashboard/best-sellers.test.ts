import { afterAll, expect, test } from 'vitest'
import { nextPhone, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

const checkout = await openCheckoutFixture()
afterAll(() => checkout.close())

test('best sellers: lines that are not in the catalogue are no product', async () => {
  const admin = await signInAdmin(checkout)
  const customItems = [{ name: 'Sửa lai', quantity: 9, amount: 10_000 }]
  const address = { ...testAddress, phone: nextPhone() }
  const order = { items: [], customItems, address, paymentMethod: 'cod', source: 'zalo' }
  expect((await admin.post('orders/for-customer', order)).status).toBe(201)
  expect((await admin.get('reports/summary?parts=bestSellers')).json.data.bestSellers).toEqual([])
})
