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
/** Returns whether the order got the code. Each order has its own account and phone unless `customer` is given. */
const use = async (discountId: string, orderId: string, customer: DiscountCustomer = { userId: orderId, phone: orderId }) =>
  (await transact(shop.db, (tx) => useDiscount(tx, { discountId, orderId, customer, now: shop.clock.now() }))) === 'used'
const userA = { userId: 'usr_a', phone: null }
const used = async (id: string) => (await shop.db.select().from(schema.discounts).where(eq(schema.discounts.id, id)))[0]?.used
const uses = (id: string) => shop.db.$count(schema.discountUses, eq(schema.discountUses.discountId, id))

test('discount code: anyone who knows it may read what it does, in any case, and nothing else', async () => {
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

test('discount code: unknown, inactive, expired and not yet open codes give the same response', async () => {
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

test('discount codes: cannot be listed, and the 20th look-up of a minute is refused', async () => {
  expect((await shop.visitor().get('discounts')).status).toBeGreaterThanOrEqual(401)
  const usual = await openTestShop()
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => usual.visitor('vi', '192.0.2.1').get(`discounts/GUESS${n}`)))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
  expect(answers.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)).toHaveLength(11)
  await usual.close()
})

test('use-discount: 10 uses for 200 concurrent orders give the code to exactly 10', async () => {
  const id = await put({ code: 'MUOILAN', usageLimit: 10 })
  const got = await Promise.all(Array.from({ length: 200 }, (_, n) => use(id, `ord_${n}`)))
  expect(got.filter(Boolean)).toHaveLength(10)
  expect([await used(id), await uses(id)]).toEqual([10, 10])
})

test('use-discount: 50 concurrent orders of one customer use a once-per-customer code once, and others still can', async () => {
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

test('release-discount: a released use can be taken again, and releasing twice releases one', async () => {
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

test('use-discount: refuses a code that ended between the look-up and the order', async () => {
  const id = await put({ code: 'VUAHET', endsAt: new Date(shop.clock.now().getTime() + 60_000) })
  expect(await discountFor(shop.db, { code: 'VUAHET', subTotal: 5_000, customer: null, now: shop.clock.now() })).toMatchObject({
    kind: 'applies',
    amount: 500,
  })
  shop.clock.advance(61_000)
  expect(await use(id, 'ord_late')).toBe(false)
})

test('use-discount: a rolled back order takes no use', async () => {
  const id = await put({ code: 'HUY', usageLimit: 1 })
  const failing = transact(shop.db, async (tx) => {
    await useDiscount(tx, { discountId: id, orderId: 'ord_fail', customer: { userId: null, phone: 'k' }, now: shop.clock.now() })
    throw new Error('the payment row could not be written')
  })
  await expect(failing).rejects.toThrow()
  expect([await used(id), await uses(id)]).toEqual([0, 0])
})

test('discount code: everybody sees the listed ones that can be used now, with their conditions, newest first', async () => {
  const [past, later] = [new Date('2020-01-01T00:00:00Z'), new Date('2099-01-01T00:00:00Z')]
  const listed = { isListed: true, createdAt: shop.clock.now() }
  await put({ code: 'GIAU', createdAt: shop.clock.now() })
  await put({ code: 'KE1', ...listed, minSubtotalVnd: 200_000, maxDiscountVnd: 50_000, perCustomerLimit: 1, usageLimit: 5, endsAt: later })
  await put({ code: 'KE2', ...listed, createdAt: new Date(shop.clock.now().getTime() + 1), kind: 'free-shipping', value: 0 })
  await put({ code: 'KETAT', ...listed, active: false })
  await put({ code: 'KEQUA', ...listed, endsAt: past })
  await put({ code: 'KECHUA', ...listed, startsAt: later })
  await put({ code: 'KEHET', ...listed, usageLimit: 2, used: 2 })
  await put({ code: '#KEXOA', ...listed, deletedAt: past })
  expect((await shop.visitor().get('listed-discounts')).json).toEqual({
    data: [
      { code: 'KE2', kind: 'free-shipping', value: 0 },
      {
        code: 'KE1',
        kind: 'percent',
        value: 10,
        minSubtotal: 200_000,
        maxDiscount: 50_000,
        perCustomerLimit: 1,
        endsAt: later.toISOString(),
      },
    ],
  })
})
