import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm', 9)
})
afterAll(() => checkout.close())

test('tax: an order has the rate of its time in Vietnam: 8 % to the end of 2026, then 10 %', async () => {
  const moveTo = (iso: string) => checkout.clock.advance(Date.parse(iso) - checkout.clock.now().getTime())
  // A minute before midnight in Huế: the following requests take seconds.
  moveTo('2026-12-31T16:59:00Z')
  const before = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  expect(before.placed).toMatchObject({ finalAmount: 130_000, taxPercent: 8, tax: 9_630 })
  moveTo('2026-12-31T17:00:00Z')
  const after = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  expect(after.placed).toMatchObject({ finalAmount: 130_000, taxPercent: 10, tax: 11_818 })
  expect(await checkout.read(before.visitor, before.id)).toMatchObject({ taxPercent: 8, tax: 9_630 })
})
