import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
let skirt: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm in', 99)
  skirt = await checkout.put('Váy in', 99)
})
afterAll(() => checkout.close())

const read = async (ids: string[], by: Visitor = admin) => by.get(`orders/print-details?ids=${ids.join(',')}`)
const bought = (more = {}) => checkout.ordered({ [dress]: 1, [skirt]: 1 }, { paymentMethod: 'momo', ...more })

test('print-details: the link of a guest to the order, but none for a gift', async () => {
  const [plain, gift] = [await bought(), await bought({ gift: true })]
  const { status, json } = await read([plain.id, gift.id, 'ord_none'])
  expect(status).toBe(200)
  expect(new Map(json.data.map(({ _id, link }: { _id: string; link: string }) => [_id, link]))).toEqual(
    new Map([
      [plain.id, `http://localhost:3000/orders/${plain.id}?token=${plain.token}`],
      [gift.id, null],
    ]),
  )
})

test('print-details: who sews it and how to wash it, in the language of the buyer', async () => {
  const { id } = await bought({})
  await admin.patch('settings', { makers: [{ name: 'Mệ Thảo', words: { vi: 'Mũi nào cũng thương.', en: '' } }] })
  await admin.patch(`products/${dress}`, { written: { facts: { care: ['handwash', 'line-dry'] } } })
  const [details] = (await read([id])).json.data
  expect(details).toMatchObject({
    maker: { name: 'Mệ Thảo', words: { vi: 'Mũi nào cũng thương.' } },
    care: [{ name: 'Đầm in', nameLanguage: 'vi', care: ['handwash', 'line-dry'] }],
  })
})

test('print-details: are for staff, for at most 50 orders', async () => {
  const { id } = await bought()
  const { visitor: customer } = await signUp(checkout)
  expect((await read([id], checkout.visitor())).status).toBe(401)
  expect((await read([id], customer)).status).toBe(403)
  expect((await read(Array.from({ length: 51 }, (_, at) => `ord_${at}`))).status).toBe(400)
  expect((await read([])).json.data).toEqual([])
})
