import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 99)
})
afterAll(() => checkout.close())

/** Vietnamese letters composed (NFC), as most keyboards type them, and decomposed, as some do. */
const spellings = (code: string) => ({ kept: code.normalize('NFC').toUpperCase(), apart: code.normalize('NFD') })
const named = (code: string) => `discounts/${encodeURIComponent(code)}`

test.each(['tết-ấm', 'ế'.repeat(40)])('discount code: has one spelling, however its diacritics are typed: %s', async (code) => {
  const { kept, apart } = spellings(code)
  expect((await admin.post('discounts', { code: apart, kind: 'percent', value: 10 })).json.data.discount.code).toBe(kept)
  expect((await admin.post('discounts', { code: kept, kind: 'percent', value: 10 })).json.code).toBe('already_exists')
  for (const reader of [admin, checkout.visitor()]) expect((await reader.get(named(apart))).json.data.discount.code).toBe(kept)
  expect((await admin.patch(named(apart), { code: { value: 20 } })).json.data.discount.value).toBe(20)
  const shopper = await checkout.shopper({ [dress]: 1 })
  expect((await shopper.post('carts/discount', { code: apart })).json.data.cart.discount).toMatchObject({ code: kept, amount: 20_000 })
  expect((await checkout.order(await checkout.shopper({ [dress]: 1 }), { discountCode: apart })).json.data.order.discount).toBe(20_000)
  expect((await admin.patch(named(apart), { code: `${apart.slice(0, -3)}x` })).json.data.discount.code).toMatch(/X$/)
  expect((await admin.patch(named(`${apart.slice(0, -3)}x`), { code: apart })).json.data.discount.code).toBe(kept)
  expect((await admin.delete(named(apart))).status).toBe(200)
})

test('discount code: refuses an invalid spelling', async () => {
  const make = async (code: unknown) => (await admin.post('discounts', { code, kind: 'percent', value: 10 })).json.issues?.[0]
  expect(await make('')).toEqual({ path: 'code', message: 'Cần ít nhất 2 ký tự' })
  expect(await make('a')).toEqual({ path: 'code', message: 'Cần ít nhất 2 ký tự' })
  expect(await make('ế'.repeat(41))).toEqual({ path: 'code', message: 'Dài nhất 40 ký tự' })
  expect(await make('hai từ')).toMatchObject({ path: 'code' })
  expect(await make('\u0301\u0301')).toMatchObject({ path: 'code' })
})
