import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { type DiscountCustomer, discountFor, releaseDiscount, useDiscount } from './discounts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type NewDiscount = Partial<typeof schema.discounts.$inferInsert> & { code: string }
async function put(discount: NewDiscount): Promise<string> {
  const id = newId('dsc')
  await shop.db.insert(schema.discounts).values({ id, kind: 'percent', value: 10, ...discount })
  return id
}
/** Whether the order got the code; an account and a phone of its own unless they are given. */
const use = async (discountId: string, orderId: string, customer: DiscountCustomer = { userId: orderId, phone: orderId }) =>
  (await transact(shop.db, (tx) => useDiscount(tx, { discountId, orderId, customer, now: shop.clock.now() }))) === 'used'
const userA = { userId: 'usr_a', phone: null }
const used = async (id: string) => (await shop.db.select().from(schema.discounts).where(eq(schema.discounts.id, id)))[0]?.used
const uses = (id: string) => shop.db.$count(schema.discountUses, eq(schema.discountUses.discountId, id))

test('whoever knows a code may read what it does, in any case they type it, and nothing else of it', async () => {
  await put({
    code: 'CHAOBAN',
    minSubtotalVnd: 200_000,
    maxDiscountVnd: 50_000,
    usageLimit: 5,
    perCustomerLimit: 1,
    endsAt: new Date('2099-01-01T00:00:00Z'),
  })
  for (const code of ['CHAOBAN', 'chaoban', ' ChaoBan ']) {
    expect((await shop.visitor().get(`discounts/${encodeURIComponent(code)}`)).json).toEqual({
      data: {
        discount: {
          code: 'CHAOBAN',
          kind: 'percent',
          value: 10,
          minSubtotal: 200_000,
          maxDiscount: 50_000,
          endsAt: '2099-01-01T00:00:00.000Z',
        },
      },
    })
  }
})

test('a code that never was, is off, is over or has not begun is unknown, in the same words', async () => {
  await put({ code: 'TAT', active: false })
  await put({ code: 'HETHAN', endsAt: new Date('2020-01-01') })
  await put({ code: 'CHUADEN', startsAt: new Date('2099-01-01') })
  const answers = []
  for (const code of ['KHONGCO', 'TAT', 'HETHAN', 'CHUADEN', "' or 1=1--", 'x'.repeat(300)])
    answers.push(await shop.visitor().get(`discounts/${encodeURIComponent(code)}`))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['404 {"message":"Mã giảm giá này không dùng được.","code":"unknown_discount"}']),
  )
})

test('codes cannot be listed, and the twentieth look of a minute is refused', async () => {
  expect((await shop.visitor().get('discounts')).status).toBeGreaterThanOrEqual(401)
  const usual = await openTestShop()
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => usual.visitor('vi', '192.0.2.1').get(`discounts/GUESS${n}`)))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
  expect(answers.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)).toHaveLength(11)
  await usual.close()
})

test('of two hundred orders that use a code with ten uses at once, exactly ten get it', async () => {
  const id = await put({ code: 'MUOILAN', usageLimit: 10 })
  const got = await Promise.all(Array.from({ length: 200 }, (_, n) => use(id, `ord_${n}`)))
  expect(got.filter(Boolean)).toHaveLength(10)
  expect([await used(id), await uses(id)]).toEqual([10, 10])
})

test('of fifty orders of one customer at once, one uses a code that is for once, and others still can', async () => {
  const id = await put({ code: 'MOTLAN', perCustomerLimit: 1 })
  const got = await Promise.all(Array.from({ length: 50 }, (_, n) => use(id, `one_${n}`, userA)))
  expect(got.filter(Boolean)).toHaveLength(1)
  expect([await used(id), await uses(id)]).toEqual([1, 1])
  expect(await use(id, 'one_b', { userId: 'usr_b', phone: null })).toBe(true)
  const now = shop.clock.now()
  expect(await discountFor(shop.db, { code: 'motlan', subTotal: 1_000, customer: userA, now })).toEqual({
    kind: 'refused',
    code: 'discount_used_up',
    discountKind: 'percent',
    terms: 'discount_used_up',
  })
  expect(await discountFor(shop.db, { code: 'motlan', subTotal: 1_000, customer: null, now })).toMatchObject({
    kind: 'applies',
    amount: 100,
    code: 'MOTLAN',
  })
})

test('a use given back can be taken again, and giving it back twice gives one back', async () => {
  const id = await put({ code: 'TRALAI', usageLimit: 1 })
  expect(await use(id, 'ord_x')).toBe(true)
  expect(await use(id, 'ord_x')).toBe(true)
  expect(await use(id, 'ord_y')).toBe(false)
  for (let time = 0; time < 2; time++) await transact(shop.db, (tx) => releaseDiscount(tx, 'ord_x'))
  expect([await used(id), await uses(id)]).toEqual([0, 0])
  expect(await use(id, 'ord_y')).toBe(true)
  await transact(shop.db, (tx) => releaseDiscount(tx, 'ord_never'))
  expect(await used(id)).toBe(1)
})

test('a code that ended between the look and the order is not used', async () => {
  const id = await put({ code: 'VUAHET', endsAt: new Date(shop.clock.now().getTime() + 60_000) })
  expect(await discountFor(shop.db, { code: 'VUAHET', subTotal: 5_000, customer: null, now: shop.clock.now() })).toMatchObject({
    kind: 'applies',
    amount: 500,
  })
  shop.clock.advance(61_000)
  expect(await use(id, 'ord_late')).toBe(false)
})

test('an order that is not placed after all takes no use with it', async () => {
  const id = await put({ code: 'HUY', usageLimit: 1 })
  const failing = transact(shop.db, async (tx) => {
    await useDiscount(tx, { discountId: id, orderId: 'ord_fail', customer: { userId: null, phone: 'k' }, now: shop.clock.now() })
    throw new Error('the payment row could not be written')
  })
  await expect(failing).rejects.toThrow()
  expect([await used(id), await uses(id)]).toEqual([0, 0])
})
