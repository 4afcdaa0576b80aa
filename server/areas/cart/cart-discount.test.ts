import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { emptyCart, lockCart, readCart, readCartWithGoods } from './cart.ts'

let shop: TestShop
let hat: string
beforeAll(async () => {
  shop = await openTestShop()
  hat = await (await seedCatalogue(shop)).put('Mũ', { price: 100_000, stock: [{ color: 'Xanh lam', onHand: 500 }] })
  const put = (code: string, more: object) =>
    shop.db.insert(schema.discounts).values({ id: newId('dsc'), code, kind: 'percent', value: 10, ...more })
  await put('MUOI', { minSubtotalVnd: 200_000 })
  await put('TO', { kind: 'amount', value: 5_000_000 })
  await put('SHIP', { kind: 'free-shipping', value: 0 })
  await put('HET', { usageLimit: 1, used: 1 })
  await put('HETHAN', { endsAt: new Date('2020-01-01') })
})
afterAll(() => shop.close())

const withHats = async (quantity: number) => {
  const guest = shop.visitor()
  const { items } = (await guest.post('carts', { productId: hat, color: 'blue', quantity })).json.data.cart
  return { guest, itemId: items[0]._id as string }
}

test('cart code: is applied in any case and can be removed', async () => {
  const { guest } = await withHats(3)
  const put = await guest.post('carts/discount', { code: ' muoi ' })
  expect(put.json).toMatchObject({
    message: 'Đã áp dụng mã giảm giá.',
    data: { cart: { subTotal: 300_000, discount: { code: 'MUOI', kind: 'percent', amount: 30_000, freeShipping: false } } },
  })
  expect((await guest.post('carts/discount', { code: 'MUOI' })).json.data.cart).toEqual(put.json.data.cart)
  const off = await guest.delete('carts/discount')
  expect(off.json.data.cart).not.toHaveProperty('discount')
  expect(off.json.data.cart.revision).not.toBe(put.json.data.cart.revision)
  expect((await guest.delete('carts/discount')).status).toBe(200)
})

test('cart code: only one per cart, and it takes off no more than the goods cost', async () => {
  const { guest } = await withHats(2)
  await guest.post('carts/discount', { code: 'MUOI' })
  expect((await guest.post('carts/discount', { code: 'TO' })).json.data.cart.discount).toEqual({
    code: 'TO',
    kind: 'amount',
    amount: 200_000,
    freeShipping: false,
  })
  expect((await guest.post('carts/discount', { code: 'SHIP' })).json.data.cart.discount).toEqual({
    code: 'SHIP',
    kind: 'free-shipping',
    amount: 0,
    freeShipping: true,
  })
})

test.each([
  ['KHONGCO', 404, 'unknown_discount'],
  ['HETHAN', 404, 'unknown_discount'],
  ['MUOI', 409, 'discount_minimum'],
  ['HET', 409, 'discount_used_up'],
  ["'; drop table carts; --", 404, 'unknown_discount'],
])('cart code: %s is refused for a cart of one hat', async (code, status, refusal) => {
  const { guest } = await withHats(1)
  expect(await guest.post('carts/discount', { code })).toMatchObject({ status, json: { code: refusal, issues: [{ path: 'code' }] } })
  expect((await guest.get('carts')).json.data.cart).not.toHaveProperty('discount')
})

test('cart code: stays on the cart below its minimum, says why, and applies again above it', async () => {
  const { guest, itemId } = await withHats(2)
  await guest.post('carts/discount', { code: 'MUOI' })
  const fewer = (await guest.patch('carts', { itemId, quantity: 1 })).json.data.cart
  expect(fewer.discount).toEqual({
    code: 'MUOI',
    kind: 'percent',
    amount: 0,
    freeShipping: false,
    problem: 'Đơn hàng chưa đạt giá trị tối thiểu của mã.',
  })
  expect((await guest.patch('carts', { itemId, quantity: 2 })).json.data.cart.discount).toMatchObject({ amount: 20_000 })
})

test("cart code: a guest's code moves to the account at sign-in", async () => {
  const { guest } = await withHats(2)
  await guest.post('carts/discount', { code: 'MUOI' })
  await guest.post('users/register', { username: 'ma', email: 'ma@x.vn', password: 'một mật khẩu dài' })
  expect((await guest.get('carts')).json.data.cart.discount).toMatchObject({ code: 'MUOI', amount: 20_000 })
})

test('cart code: 20 wrong codes a minute are rate limited, and right ones are not counted', async () => {
  const usual = await openTestShop()
  await usual.db.insert(schema.discounts).values({ id: newId('dsc'), code: 'DUNG', kind: 'percent', value: 5 })
  const product = await (await seedCatalogue(usual)).put('Mũ', { stock: [{ color: 'Xanh lam', onHand: 5 }] })
  const guest = usual.visitor()
  await guest.post('carts', { productId: product, color: 'Xanh lam', quantity: 1 })
  for (let n = 0; n < 15; n++) expect((await guest.post('carts/discount', { code: 'DUNG' })).status).toBe(200)
  const answers = []
  for (let n = 0; n < 22; n++) answers.push(await guest.post('carts/discount', { code: `SAI${n}` }))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
  expect(answers[19]?.status).toBe(429)
  await usual.close()
})

test('cart: an order locks the cart while it takes the goods and leaves it empty', async () => {
  const { guest } = await withHats(2)
  await guest.post('carts/discount', { code: 'MUOI' })
  const [newest] = await shop.db
    .select()
    .from(schema.guests)
    .orderBy(schema.guests.createdAt)
    .then((rows) => rows.slice(-1))
  const owner = { guestId: newest?.id ?? '' }
  const taken = await Promise.all(
    Array.from({ length: 5 }, () =>
      transact(shop.db, async (tx) => {
        await lockCart(tx, owner)
        const cart = await readCartWithGoods(tx, owner, 'vi')
        if (cart) await emptyCart(tx, cart)
        return cart
      }),
    ),
  )
  expect(taken.filter((cart) => cart?.lines.length)).toMatchObject([
    { discountCode: 'MUOI', lines: [{ productId: hat, size: '', quantity: 2 }] },
  ])
  expect(await readCart(shop.db, owner, 'vi', shop.clock.now())).toMatchObject({ items: [], subTotal: 0 })
  expect(await transact(shop.db, (tx) => lockCart(tx, { userId: 'usr_none' }))).toBeUndefined()
  expect(await shop.db.$count(schema.carts, eq(schema.carts.guestId, owner.guestId))).toBe(1)
})
