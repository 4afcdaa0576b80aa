import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type SeededCatalogue, seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'

let shop: TestShop
let catalogue: SeededCatalogue
let hat: string
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  hat = await catalogue.put('Mũ len', { price: 90_000, stock: [{ color: 'Xanh lam', onHand: 500 }] })
})
afterAll(() => shop.close())

const oneHat = () => ({ productId: hat, color: 'Xanh lam', quantity: 1 })
const cartOf = async (visitor: Visitor) => (await visitor.get('carts')).json.data.cart

test("cart: shows today's prices, notes a changed price, and changes the revision with it", async () => {
  const product = await catalogue.put('Đổi giá', { nameEn: 'Changing', price: 100_000, stock: [{ color: 'Xanh lam', onHand: 9 }] })
  const guest = shop.visitor('en')
  const before = (await guest.post('carts', { productId: product, color: 'blue', quantity: 2 })).json.data.cart
  expect((await cartOf(guest)).revision).toBe(before.revision)
  await shop.db.update(schema.products).set({ priceVnd: 120_000 }).where(eq(schema.products.id, product))
  const after = await cartOf(guest)
  expect(after).toMatchObject({ subTotal: 240_000, items: [{ unitPrice: 120_000, priceWhenAdded: 100_000 }] })
  expect(after.notices).toEqual([`The price of “Changing” has changed from 100.000\u00a0₫ to 120.000\u00a0₫.`])
  expect(after.revision).not.toBe(before.revision)
  expect((await guest.get('carts', { headers: { 'accept-language': 'vi' } })).json.data.cart).toMatchObject({
    revision: after.revision,
    notices: [expect.stringContaining('Giá của')],
  })
})

test('cart: keeps and marks lines that are scarce, sold out or hidden', async () => {
  const product = await catalogue.put('Sắp hết', { price: 50_000, stock: [{ color: 'Xanh lam', onHand: 5 }] })
  const guest = shop.visitor()
  await guest.post('carts', oneHat())
  const [, { _id: itemId }] = (await guest.post('carts', { productId: product, color: 'Xanh lam', quantity: 5 })).json.data.cart.items
  const hold = (reserved: number) => shop.db.update(schema.variants).set({ reserved }).where(eq(schema.variants.productId, product))
  await hold(3)
  expect(await cartOf(guest)).toMatchObject({
    subTotal: 90_000 + 250_000,
    items: [{}, { problem: 'not_enough', available: 2 }],
    notices: ['“Sắp hết” chỉ còn 2 sản phẩm. Vui lòng giảm số lượng.'],
  })
  expect((await guest.patch('carts', { itemId, quantity: 4 })).json.data.cart.items[1]).toMatchObject({
    quantity: 4,
    problem: 'not_enough',
  })
  expect((await guest.patch('carts', { itemId, quantity: 5 })).json.code).toBe('not_enough_stock')
  await hold(5)
  expect(await cartOf(guest)).toMatchObject({ subTotal: 90_000, items: [{}, { problem: 'sold_out', available: 0, total: 0 }] })
  await shop.db.update(schema.products).set({ deletedAt: new Date() }).where(eq(schema.products.id, product))
  const gone = await cartOf(guest)
  expect(gone).toMatchObject({
    subTotal: 90_000,
    items: [{}, { problem: 'gone', name: 'Sắp hết', total: 0 }],
    notices: ['“Sắp hết” không còn bán. Vui lòng xoá khỏi giỏ hàng.'],
  })
  expect((await guest.delete('carts', { itemId })).json.data.cart).not.toHaveProperty('notices')
})

test('cart: a sum may exceed 2 billion', async () => {
  const guest = shop.visitor()
  const gold = await catalogue.put('Áo vàng', { price: 50_000_000, madeToOrder: true, leadDays: 30 })
  expect((await guest.post('carts', { productId: gold, color: 'blue', quantity: 99 })).json.data.cart.subTotal).toBe(4_950_000_000)
})
