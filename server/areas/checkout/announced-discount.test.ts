import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signUp } from '../../testing/users-fixture.ts'

const code = 'NUAGIA'
let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm', 99, { price: 100_000 })
  await checkout.db.insert(schema.discounts).values({ id: newId('dsc'), code, kind: 'percent', value: 50 })
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

type Terms = Partial<typeof schema.discounts.$inferInsert>
const change = (terms: Terms) => checkout.db.update(schema.discounts).set(terms).where(eq(schema.discounts.code, code))
beforeEach(() => change({ kind: 'percent', value: 50, maxDiscountVnd: null, minSubtotalVnd: null }))

async function withCode(shopper?: Visitor): Promise<Visitor> {
  const visitor = shopper ?? (await checkout.shopper({ [dress]: 2 }))
  const put = await visitor.post('carts/discount', { code })
  if (put.status !== 200) throw new Error(put.text)
  return visitor
}
const refusal = { status: 409, json: { code: 'cart_changed', issues: [{ path: 'discount', message: expect.any(String) }] } }

test.each<[string, Terms, Terms, number]>([
  ['less', { value: 50 }, { value: 1 }, 228_000],
  ['more', { value: 50 }, { value: 60 }, 110_000],
  ['up to less', { value: 50 }, { maxDiscountVnd: 20_000 }, 210_000],
  ['no longer free shipping', { kind: 'free-shipping', value: 0 }, { kind: 'percent', value: 1 }, 228_000],
])(
  'cart code: one that takes off %s than the cart showed refuses the order until the cart is read again',
  async (_, before, after, finalAmount) => {
    await change(before)
    const shopper = await withCode()
    await change(after)
    expect(await checkout.order(shopper)).toMatchObject(refusal)
    expect((await shopper.get('carts')).json.data.cart.items).toHaveLength(1)
    expect(await checkout.order(shopper)).toMatchObject({ status: 201, json: { finalAmount } })
  },
)

test('cart code: one that starts to apply after the cart was read refuses the order too', async () => {
  const shopper = await withCode()
  await change({ minSubtotalVnd: 500_000 })
  expect((await shopper.get('carts')).json.data.cart.discount).toMatchObject({ amount: 0, problem: expect.any(String) })
  await change({ minSubtotalVnd: null })
  expect(await checkout.order(shopper)).toMatchObject(refusal)
  await shopper.get('carts')
  expect(await checkout.order(shopper)).toMatchObject({ status: 201, json: { finalAmount: 130_000 } })
})

test('cart code: every response with the cart counts as showing the code, and the last one is compared', async () => {
  const shopper = await withCode()
  await change({ value: 1 })
  await shopper.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  expect(await checkout.order(shopper)).toMatchObject({ status: 201, json: { finalAmount: 327_000 } })
})

test('cart code: must match the cart also where the order names it', async () => {
  const shopper = await withCode()
  await change({ value: 1 })
  expect(await checkout.order(shopper, { discountCode: ` ${code.toLowerCase()}` })).toMatchObject(refusal)
})

test('order code: one that only the order names is not compared with the cart', async () => {
  const shopper = await checkout.shopper({ [dress]: 2 })
  await shopper.get('carts')
  await change({ value: 1 })
  expect(await checkout.order(shopper, { discountCode: code })).toMatchObject({ status: 201, json: { finalAmount: 228_000 } })
})

test('cart revision: an order that names one is compared with that one only', async () => {
  const shopper = await withCode()
  const { revision } = (await shopper.get('carts')).json.data.cart
  await change({ value: 1 })
  expect(await checkout.order(shopper, { cartRevision: revision })).toMatchObject({ status: 409, json: { code: 'cart_changed' } })
  const now = (await shopper.get('carts')).json.data.cart.revision
  expect((await checkout.order(shopper, { cartRevision: now })).status).toBe(201)
})

test('cart code: terms shown to a guest count after sign-in', async () => {
  const guest = await withCode()
  await signUp({ visitor: () => guest })
  expect(await checkout.order(guest)).toMatchObject({ status: 201, json: { finalAmount: 130_000 } })
  const other = await withCode()
  await signUp({ visitor: () => other })
  await change({ value: 1 })
  expect(await checkout.order(other)).toMatchObject(refusal)
})

test('cart: reading it again writes nothing where nothing changed', async () => {
  const shopper = await withCode()
  const versions = () => checkout.db.select({ writtenBy: sql`xmin::text` }).from(schema.carts).orderBy(schema.carts.id)
  const before = await versions()
  await shopper.get('carts')
  expect(await versions()).toEqual(before)
  await change({ value: 1 })
  await shopper.get('carts')
  expect(await versions()).not.toEqual(before)
})
