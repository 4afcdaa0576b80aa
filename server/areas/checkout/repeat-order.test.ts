import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../../app.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'

let checkout: CheckoutFixture
beforeAll(async () => {
  checkout = await openCheckoutFixture()
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

const key = { 'idempotency-key': 'the-very-same-key' }

test('idempotency key: 100 concurrent requests place one order and get the same response', async () => {
  const dress = await checkout.put('Đầm', 50)
  const shopper = await checkout.shopper({ [dress]: 1 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => checkout.order(shopper, {}, key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 1 })
})

test('idempotency key: the key of one order is refused for a different one', async () => {
  const dress = await checkout.put('Đầm', 50)
  const shopper = await checkout.shopper({ [dress]: 1 })
  const first = await checkout.order(shopper, {}, key)
  const other = await checkout.order(shopper, { note: 'khác' }, key)
  expect([other.status, other.json.code]).toEqual([422, 'idempotency_reused'])
  await shopper.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const sameBody = await checkout.order(shopper, {}, key)
  expect(sameBody.json._id).toBe(first.json._id)
})

test('idempotency key: two shoppers with the same key place an order each', async () => {
  const dress = await checkout.put('Đầm', 50)
  const [first, second] = await Promise.all([checkout.shopper({ [dress]: 1 }), checkout.shopper({ [dress]: 1 })])
  const answers = await Promise.all([checkout.order(first, {}, key), checkout.order(second, {}, key)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]?.json._id).not.toBe(answers[1]?.json._id)
})

test('idempotency key: a refused order leaves its key free for the corrected one', async () => {
  const dress = await checkout.put('Đầm', 50)
  const shopper = await checkout.shopper({ [dress]: 1 })
  expect((await checkout.order(shopper, { discountCode: 'KHONGCO' }, key)).status).toBe(409)
  expect((await checkout.order(shopper, {}, key)).status).toBe(201)
})

test('idempotency key: survives a restart and is known to every process', async () => {
  const dress = await checkout.put('Đầm', 50)
  const shopper = await checkout.shopper({ [dress]: 1 })
  const first = await checkout.order(shopper, { address: testAddress }, key)
  const { config, database } = checkout.platform
  const again = await openShop({
    config,
    database: { ...database, close: async () => undefined },
    web: { handleWeb: async () => new Response(), cacheableUrl: () => null },
    gateway: { fetch: checkout.momo.fetch },
  })
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { address, ...rest } = JSON.parse(JSON.stringify({ address: (await checkout.read(shopper, first.json._id)).shippingAddress }))
  const { fullName, province, ward, street } = address
  const body = { address: { fullName, phone: '0912345678', province, ward, street }, paymentMethod: 'momo', ...rest }
  const response = await again.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { cookie, ...key, 'accept-language': 'vi' },
    payload: body,
  })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual(first.json)
  await again.close()
})

test.each(['', 'with blanks in it', 'ký-tự-có-dấu', 'x'.repeat(129)])('idempotency key: refuses an invalid one: %j', async (wrong) => {
  const dress = await checkout.put('Đầm', 50)
  const response = await checkout.order(await checkout.shopper({ [dress]: 1 }), {}, { 'idempotency-key': wrong })
  expect([response.status, response.json.code]).toEqual([400, 'invalid_input'])
})
