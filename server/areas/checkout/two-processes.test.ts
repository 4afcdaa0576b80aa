import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop } from '../../app.ts'
import { type Database, schema } from '../../platform/database/client.ts'
import { openPostgres } from '../../platform/database/postgres.ts'
import { findInvariantErrors, stockOf } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'

let checkout: CheckoutFixture
let other: Process
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  other = await openOther(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(async () => {
  await other.close()
  await checkout.close()
})

type Process = Awaited<ReturnType<typeof openShop>>

async function openOther({ platform: { config, database }, clock, momo }: CheckoutFixture): Promise<Process> {
  return openShop({
    config,
    database: await sameDatabase(database),
    clock,
    gateway: { fetch: momo.fetch },
    web: { handleWeb: async () => new Response(), cacheableUrl: () => null },
  })
}

/** The same database as another process opens it: on PostgreSQL with its own connections. */
async function sameDatabase(database: Database): Promise<Database> {
  if (database.engine === 'postgres') return openPostgres((database.driver as { url: string }).url, 10)
  return { ...database, close: async () => undefined }
}

/** Sends the visitor's request to the other process. */
async function atOther(visitor: Visitor, url: string, payload: object, headers: Record<string, string> = {}) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await other.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: visitor.ip,
    headers: { 'accept-language': 'vi', cookie, ...headers },
  })
  return { status: response.statusCode, text: response.body, json: JSON.parse(response.body) }
}
/** Orders at the two processes in turn. */
const order = (turn: number, visitor: Visitor, asked: object = {}, headers: Record<string, string> = {}) =>
  turn % 2
    ? checkout.order(visitor, asked, headers)
    : atOther(visitor, '/api/orders', { address: { ...testAddress, phone: nextPhone() }, paymentMethod: 'momo', ...asked }, headers)
const shoppers = async (count: number, productId: string) => {
  const all = []
  for (let index = 0; index < count; index++) all.push(await checkout.shopper({ [productId]: 1 }))
  return all
}
const countOf = (answers: { status: number }[], status: number) => answers.filter((response) => response.status === status).length

test('two processes: the last unit is sold once', async () => {
  for (let round = 0; round < 3; round++) {
    const dress = await checkout.put(`Chiếc cuối ${round}`, 1)
    const answers = await Promise.all((await shoppers(30, dress)).map((buyer, turn) => order(turn, buyer)))
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 29])
    expect(await stockOf(checkout.db, dress)).toEqual({ onHand: 1, reserved: 1, sold: 0 })
    expect(await checkout.db.$count(schema.orderLines, eq(schema.orderLines.productId, dress))).toBe(1)
  }
})

test('two processes: clicks on "order" make one order; with a key all of them get the same response', async () => {
  const dress = await checkout.put('Đầm', 50)
  const [plain, careful] = await shoppers(2, dress)
  if (!plain || !careful) throw new Error('nobody came')
  const clicks = await Promise.all(Array.from({ length: 60 }, (_, turn) => order(turn, plain)))
  expect([countOf(clicks, 201), countOf(clicks, 409)]).toEqual([1, 59])
  const key = { 'idempotency-key': 'one-key-two-processes' }
  const repeats = await Promise.all(Array.from({ length: 60 }, (_, turn) => order(turn, careful, { address: testAddress }, key)))
  expect([countOf(repeats, 201), new Set(repeats.map(({ text }) => text)).size]).toEqual([60, 1])
  expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 2 })
})

test('two processes: a coupon for ten orders is used ten times, and one for one order once', async () => {
  const dress = await checkout.put('Đầm', 99)
  await checkout.db.insert(schema.discounts).values([
    { id: 'dsc_ten', code: 'MUOI', kind: 'amount', value: 10_000, usageLimit: 10 },
    { id: 'dsc_one', code: 'MOT', kind: 'percent', value: 10, perCustomerLimit: 1 },
  ])
  const many = await Promise.all(
    (await shoppers(24, dress)).map((buyer, turn) =>
      order(turn, buyer, { discountCode: 'MUOI', address: { ...testAddress, phone: `09${10_000_000 + turn}` } }),
    ),
  )
  expect([countOf(many, 201), countOf(many, 409)]).toEqual([10, 14])
  const same = await Promise.all(
    (await shoppers(12, dress)).map((buyer, turn) => order(turn, buyer, { discountCode: 'MOT', address: testAddress })),
  )
  expect([countOf(same, 201), countOf(same, 409)]).toEqual([1, 11])
  expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 11 })
})

test('two processes: an account accepts ten wrong passwords from one IP in all', async () => {
  const usual = await openCheckoutFixture()
  const second = await openOther(usual)
  const password = 'một mật khẩu dài'
  await usual.visitor().post('users/register', { username: 'mai', email: 'mai@x.vn', password })
  const atSecond = async (payload: object) => {
    const response = await second.app.inject({ method: 'POST', url: '/api/users/login', payload })
    return { status: response.statusCode }
  }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => {
      const wrong = { email: 'mai@x.vn', password: `sai ${turn}` }
      return turn % 2 ? usual.visitor('vi', '127.0.0.1').post('users/login', wrong) : atSecond(wrong)
    }),
  )
  expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 30])
  expect((await atSecond({ email: 'mai@x.vn', password })).status).toBe(429)
  await second.close()
  await usual.close()
})

test('two processes: unconfirmed cash orders of one phone, and of one IP, are counted together', async () => {
  const dress = await checkout.put('Một máy, hai cửa', 200)
  const address = { ...testAddress, phone: nextPhone() }
  const ofPhone = await shoppers(12, dress)
  const phoned = await Promise.all(ofPhone.map((visitor, turn) => order(turn, visitor, { paymentMethod: 'cod', address })))
  expect([countOf(phoned, 201), countOf(phoned, 429)]).toEqual([10, 2])
  expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 3 })
  const ofIp = []
  for (let turn = 0; turn < 12; turn++) ofIp.push(await checkout.shopper({ [dress]: 1 }, 'vi', '203.0.113.7'))
  const placed = await Promise.all(
    ofIp.map((visitor, turn) => order(turn, visitor, { paymentMethod: 'cod', address: { ...testAddress, phone: nextPhone() } })),
  )
  expect(countOf(placed, 201)).toBe(12)
  expect(placed.filter(({ json }) => json.data.order.stockState === 'reserved')).toHaveLength(5)
  expect(await stockOf(checkout.db, dress)).toMatchObject({ reserved: 8 })
})

test('two processes: the last units are reserved once, however many orders are confirmed at once', async () => {
  const dress = await checkout.put('Bảy chiếc, hai cửa', 7)
  const orders = []
  for (let turn = 0; turn < 8; turn++) orders.push(await checkout.ordered({ [dress]: 2 }, { paymentMethod: 'cod' }))
  const answers = await Promise.all(
    orders.map(async ({ id }, turn) => {
      const [row] = await checkout.db.select({ token: schema.orders.confirmToken }).from(schema.orders).where(eq(schema.orders.id, id))
      const path = `/api/payments/cod/${id}/confirm`
      const visitor = checkout.visitor()
      return turn % 2 ? visitor.post(path, { token: row?.token }) : atOther(visitor, path, { token: row?.token })
    }),
  )
  expect(countOf(answers, 200)).toBe(3)
  expect(answers.filter(({ json }) => json.code === 'order_out_of_stock')).toHaveLength(5)
  expect(await stockOf(checkout.db, dress)).toMatchObject({ onHand: 7, reserved: 6 })
})
