import { afterAll, beforeAll, expect, test } from 'vitest'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'

let checkout: CheckoutFixture
beforeAll(async () => {
  checkout = await openCheckoutFixture()
})
afterAll(() => checkout.close())

const ask = (query: Record<string, string>) => checkout.visitor('en').get(`shipping/quote?${new URLSearchParams(query)}`)

test('quote-shipping: returns the fee, the delivery window and the payment methods', async () => {
  const { status, json } = await ask({ province: 'Thành phố Huế', subTotal: '200000', leadDays: '7' })
  const days = { deliveryFrom: vietnamDay(checkout.clock.now(), 8), deliveryTo: vietnamDay(checkout.clock.now(), 9) }
  expect(status).toBe(200)
  expect(json.data).toEqual({
    shippingFee: 30_000,
    freeFrom: 500_000,
    days: [1, 2],
    ...days,
    methods: [{ method: 'standard', shippingFee: 30_000, ...days }],
    payment: [
      { method: 'momo', available: true },
      { method: 'cod', available: true },
    ],
  })
})

test('quote-shipping: delivery is free above a value of goods', async () => {
  expect((await ask({ province: 'Thành phố Huế', subTotal: '499999' })).json.data.shippingFee).toBe(30_000)
  expect((await ask({ province: 'Thành phố Huế', subTotal: '500000' })).json.data.shippingFee).toBe(0)
})

test('quote-shipping: leaves out MoMo outside its limits', async () => {
  const offer = async (subTotal: string) =>
    (await ask({ province: 'Thành phố Huế', subTotal })).json.data.payment.find(({ method }: { method: string }) => method === 'momo')
  expect(await offer('50000001')).toEqual({ method: 'momo', available: false, reason: expect.stringContaining('50.000.000') })
})

test.each([
  [{ province: 'Atlantis' }, 'unknown_address'],
  [{ province: 'Tỉnh Cà Mau' }, 'no_delivery'],
  [{ province: 'Thành phố Huế', subTotal: '-1' }, 'invalid_input'],
  [{ province: 'Thành phố Huế', leadDays: '1e3' }, 'invalid_input'],
])('quote-shipping: names the reason of a refusal: %j', async (query, code) => {
  const { status, json } = await ask(query as Record<string, string>)
  expect([status, json.code]).toEqual([400, code])
})
