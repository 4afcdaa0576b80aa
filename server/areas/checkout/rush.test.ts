import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'

let checkout: CheckoutFixture
beforeAll(async () => {
  checkout = await openCheckoutFixture()
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const shoppers = async (count: number, pieces: (index: number) => Record<string, number>) => {
  const all = []
  for (let index = 0; index < count; index++) all.push(await checkout.shopper(pieces(index)))
  return all
}
const countOf = (answers: { status: number }[], status: number) => answers.filter((response) => response.status === status).length

test('place-order: of 100 concurrent buyers of the last unit one gets it, and the others are refused with a reason', async () => {
  const dress = await checkout.put('Chiếc cuối', 1)
  const buyers = await shoppers(100, () => ({ [dress]: 1 }))
  const answers = await Promise.all(buyers.map((buyer) => checkout.order(buyer)))
  expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 99])
  expect(new Set(answers.filter(({ status }) => status === 409).map(({ json }) => json.code))).toEqual(new Set(['cart_changed']))
  expect(await stockOf(checkout.db, dress)).toEqual({ onHand: 1, reserved: 1, sold: 0 })
  expect(await checkout.db.select().from(schema.orderLines).where(eq(schema.orderLines.productId, dress))).toHaveLength(1)
})

test('place-order: 37 units and 60 buyers of one to three: no unit is sold twice and none stays unsold', async () => {
  const dress = await checkout.put('Ba mươi bảy', 37)
  const buyers = await shoppers(60, (index) => ({ [dress]: (index % 3) + 1 }))
  const late = await shoppers(3, () => ({ [dress]: 1 }))
  const answers = await Promise.all(buyers.map((buyer) => checkout.order(buyer)))
  const got = answers.reduce((sum, { status }, index) => sum + (status === 201 ? (index % 3) + 1 : 0), 0)
  expect((await stockOf(checkout.db, dress)).reserved).toBe(got)
  // A refused buyer wanted more than there was.
  answers.forEach(({ status }, index) => {
    if (status !== 201) expect((index % 3) + 1).toBeGreaterThan(37 - got)
  })
  for (const buyer of late) await checkout.order(buyer)
  expect(await stockOf(checkout.db, dress)).toMatchObject({ onHand: 37, reserved: 37 })
})

test('place-order: 100 clicks on "order" make one order', async () => {
  const dress = await checkout.put('Đầm', 50)
  const shopper = await checkout.shopper({ [dress]: 1 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => checkout.order(shopper)))
  expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 99])
  expect(new Set(answers.filter(({ status }) => status === 409).map(({ json }) => json.code))).toEqual(new Set(['cart_empty']))
  expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 1 })
})

test('coupon: one for ten orders is used by ten of many concurrent buyers', async () => {
  const dress = await checkout.put('Đầm', 99)
  await checkout.db.insert(schema.discounts).values({ id: 'dsc_ten', code: 'MUOI', kind: 'amount', value: 10_000, usageLimit: 10 })
  const buyers = await shoppers(40, () => ({ [dress]: 1 }))
  const answers = await Promise.all(
    buyers.map((buyer, index) =>
      checkout.order(buyer, {
        discountCode: 'muoi',
        address: {
          fullName: 'Mai',
          phone: `09${String(10_000_000 + index)}`,
          province: 'Thành phố Huế',
          ward: 'Phường Thuận Hóa',
          street: '1',
        },
      }),
    ),
  )
  expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([10, 30])
  expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 10 })
})

test('coupon: one for each customer is used once, from any number of carts', async () => {
  const dress = await checkout.put('Đầm', 99)
  await checkout.db.insert(schema.discounts).values({ id: 'dsc_one', code: 'MOT', kind: 'percent', value: 10, perCustomerLimit: 1 })
  const buyers = await shoppers(30, () => ({ [dress]: 1 }))
  const answers = await Promise.all(buyers.map((buyer) => checkout.order(buyer, { discountCode: 'MOT', address: testAddress })))
  expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 29])
})

test('place-order: carts with the same two variants in opposite sequence do not deadlock', async () => {
  const [left, right] = [await checkout.put('Trái', 99), await checkout.put('Phải', 99)]
  const buyers = await shoppers(60, (index) => (index % 2 ? { [left]: 1, [right]: 1 } : { [right]: 1, [left]: 1 }))
  const answers = await Promise.all(buyers.map((buyer) => checkout.order(buyer)))
  expect(countOf(answers, 201)).toBe(60)
})

test('place-order: a cart that changes during the order is charged for what the order holds', async () => {
  const [dress, hat] = [await checkout.put('Đầm', 99), await checkout.put('Mũ', 99, { price: 70_000 })]
  for (let round = 0; round < 15; round++) {
    const shopper = await checkout.shopper({ [dress]: 1, [hat]: 1 })
    const { items } = (await shopper.get('carts')).json.data.cart
    const [placed] = await Promise.all([
      checkout.order(shopper, { paymentMethod: 'cod' }),
      shopper.patch('carts', { itemId: items[0]._id, quantity: 3 }),
      shopper.delete('carts', { itemId: items[1]._id }),
    ])
    if (placed.status !== 201) continue
    const { order } = placed.json.data
    const sum = order.items.reduce((total: number, item: { price: number; quantity: number }) => total + item.price * item.quantity, 0)
    expect([order.subTotal, order.finalAmount]).toEqual([sum, sum + order.shippingFee])
  }
})

test('place-order: of 100 cash buyers behind one IP one reserves the last unit, and the others are refused with a reason', async () => {
  const dress = await checkout.put('Chiếc cuối sau một mạng', 1)
  const buyers = []
  for (let index = 0; index < 100; index++) buyers.push(await checkout.shopper({ [dress]: 1 }, 'vi', '203.0.113.8'))
  const answers = await Promise.all(buyers.map((buyer) => checkout.order(buyer, { paymentMethod: 'cod' })))
  expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 99])
  expect(answers.find(({ status }) => status === 201)?.json.data.order.stockState).toBe('reserved')
  expect(await stockOf(checkout.db, dress)).toEqual({ onHand: 1, reserved: 1, sold: 0 })
})
