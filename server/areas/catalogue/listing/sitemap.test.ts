import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
})
afterAll(() => shop.close())

test('sitemap: lists products for sale, and no hidden ones', async () => {
  const colors = [
    { color: 'Đỏ', hex: '#aa2222' },
    { color: 'Xanh lam', hex: '#335588' },
  ]
  await catalogue.put('Đầm cổ lá sen', { price: 385_000, colors })
  await catalogue.put('Mũ len', { price: 90_000 })
  await catalogue.put('Yếm chưa bán', { price: 90_000, published: false })
  const { status, json } = await shop.visitor().get('products/addresses')
  expect(status).toBe(200)
  expect(json.data).toMatchObject({ total: 2, totalPage: 1, currentPage: 1 })
  expect(json.data.products.map(({ slug }: { slug: string }) => slug)).toEqual(['dam-co-la-sen', 'mu-len'])
  expect(Date.parse(json.data.products[0].changedAt)).toBeGreaterThan(0)
})

test('sitemap: a page past the end is empty', async () => {
  const { json } = await shop.visitor().get('products/addresses?page=9')
  expect(json.data).toMatchObject({ products: [], total: 2, currentPage: 9 })
  expect((await shop.visitor().get('products/addresses?page=0')).status).toBe(400)
})
