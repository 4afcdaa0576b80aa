import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { products } from '../../../db/schema.ts'
import { type SeededCatalogue, seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
})
afterAll(() => shop.close())

async function rowOf(id: string) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  return row
}

describe('write-product: a new product', () => {
  test('is listed at the price of its cheapest size, and found by all its names', async () => {
    const id = await catalogue.put('Đầm hoa', {
      nameEn: 'Floral dress',
      sku: 'MM-DA-01',
      price: 400_000,
      sizes: [{ size: '2Y', salePrice: 300_000 }, { size: '3Y' }],
      tags: [{ name: 'Hoa nhí', nameEn: 'Florals' }],
    })
    expect(await rowOf(id)).toMatchObject({
      slug: 'dam-hoa',
      effectiveVnd: 300_000,
      percentOff: 2_500,
      inStock: true,
      searchFolded: ' dam hoa floral dress mm-da-01 dam dresses hoa nhi florals xanh lam blue ',
    })
  })

  test('without stock is sold out', async () => {
    expect((await rowOf(await catalogue.put('Mũ', { stock: [] })))?.inStock).toBe(false)
  })

  test("gets a unique slug that is not a path of the shop's pages", async () => {
    const ids = [await catalogue.put('Áo yếm'), await catalogue.put('Ao Yem!'), await catalogue.put('Sales'), await catalogue.put('🎉')]
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id))?.slug))).toEqual(['ao-yem', 'ao-yem-2', 'sales-2', 'san-pham'])
  })

  test('invalidates the whole page cache', async () => {
    const invalidate = vi.spyOn(shop.platform.pageCache, 'invalidate')
    await catalogue.put('Khăn')
    expect(invalidate).toHaveBeenCalledWith(null)
    invalidate.mockRestore()
  })
})

describe('write-product: an invalid product', () => {
  test.each([
    ['with a number another one has', { sku: 'TAKEN' }, 'already_exists', 'sku'],
    ['with a slug that another one has', { slug: 'taken' }, 'already_exists', 'slug'],
    ['in a category there is not', { categoryId: 'cat_0' }, 'invalid_input', 'category'],
    ['in a collection there is not', { collectionIds: ['col_0'] }, 'invalid_input', 'collections'],
    ['with pieces in a colour it does not come in', { stock: [{ color: 'Tím', onHand: 1 }] }, 'invalid_input', 'stock'],
    [
      'with one colour twice',
      {
        colors: [
          { color: 'Đỏ', hex: '#f00' },
          { color: 'ĐỎ', hex: '#e00' },
        ],
      },
      'already_exists',
      'colors',
    ],
  ])('%s, and nothing of it is stored', async (_why, more, code, path) => {
    if ((await shop.db.$count(products, eq(products.sku, 'TAKEN'))) === 0) await catalogue.put('Có rồi', { sku: 'TAKEN', slug: 'taken' })
    const before = await shop.db.$count(products)
    await expect(catalogue.put('Thử', { stock: [], ...more })).rejects.toMatchObject({ code, issues: [{ path }] })
    expect(await shop.db.$count(products)).toBe(before)
  })
})

test('write-product: names that look like commands are stored and found as written', async () => {
  for (const name of ["'; drop table products;--", '</script><script>alert(1)</script>', '{{7*7}} <%=7*7%>', 'Đầm\u2028hoa']) {
    const id = await catalogue.put(name, { tags: [{ name }] })
    expect((await shop.visitor().get(`products/${id}`)).json.product).toMatchObject({ name, tags: [name] })
    expect(
      (await shop.visitor().get(`products?limit=100&query=${encodeURIComponent(name)}`)).json.data.products.map(
        (p: { _id: string }) => p._id,
      ),
    ).toContain(id)
    expect((await shop.visitor().get(`products?tags=${encodeURIComponent(name)}`)).json.data.total).toBe(1)
  }
})
