import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../../app.ts'
import { findErrors, stockOf } from '../orders/test-books.ts'
import { anAddress, openTestTill, type TestTill } from './test-till.ts'

let till: TestTill
beforeAll(async () => {
  till = await openTestTill()
})
afterAll(async () => {
  expect(await findErrors(till.db)).toEqual([])
  await till.close()
})

const key = { 'idempotency-key': 'the-very-same-key' }

test('a client that repeats its order, a hundred times at once, has one order and always the same answer', async () => {
  const dress = await till.put('Đầm', 50)
  const shopper = await till.shopper({ [dress]: 1 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => till.order(shopper, {}, key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await stockOf(till.db, dress)).toMatchObject({ reserved: 1 })
})

test('the key of one order is not taken for another one', async () => {
  const dress = await till.put('Đầm', 50)
  const shopper = await till.shopper({ [dress]: 1 })
  const first = await till.order(shopper, {}, key)
  const other = await till.order(shopper, { note: 'khác' }, key)
  expect([other.status, other.json.code]).toEqual([422, 'idempotency_reused'])
  await shopper.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const sameBody = await till.order(shopper, {}, key)
  expect(sameBody.json._id).toBe(first.json._id)
})

test('two shoppers with the same key have an order each', async () => {
  const dress = await till.put('Đầm', 50)
  const [first, second] = await Promise.all([till.shopper({ [dress]: 1 }), till.shopper({ [dress]: 1 })])
  const answers = await Promise.all([till.order(first, {}, key), till.order(second, {}, key)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]?.json._id).not.toBe(answers[1]?.json._id)
})

test('a refused order leaves its key free: put right, it is placed with it', async () => {
  const dress = await till.put('Đầm', 50)
  const shopper = await till.shopper({ [dress]: 1 })
  expect((await till.order(shopper, { discountCode: 'KHONGCO' }, key)).status).toBe(409)
  expect((await till.order(shopper, {}, key)).status).toBe(201)
})

test('the key is known after the shop was opened anew, and in every process of it', async () => {
  const dress = await till.put('Đầm', 50)
  const shopper = await till.shopper({ [dress]: 1 })
  const first = await till.order(shopper, { address: anAddress }, key)
  const { config, database } = till.platform
  const again = await openShop({
    config,
    database: { ...database, close: async () => undefined },
    web: { handleWeb: async () => new Response(), keptAddress: () => null },
    gateway: { fetch: till.momo.fetch },
  })
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { address, ...rest } = JSON.parse(JSON.stringify({ address: (await till.read(shopper, first.json._id)).shippingAddress }))
  const { fullName, province, ward, street } = address
  const body = { address: { fullName, phone: '0912345678', province, ward, street }, paymentMethod: 'momo', ...rest }
  const answer = await again.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { cookie, ...key, 'accept-language': 'vi' },
    payload: body,
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual(first.json)
  await again.close()
})

test.each(['', 'with blanks in it', 'ký-tự-có-dấu', 'x'.repeat(129)])('a key that is none is refused: %j', async (wrong) => {
  const dress = await till.put('Đầm', 50)
  const answer = await till.order(await till.shopper({ [dress]: 1 }), {}, { 'idempotency-key': wrong })
  expect([answer.status, answer.json.code]).toEqual([400, 'invalid_input'])
})
