import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { variants } from '../../../../db/schema.ts'
import { createReadSource } from '../../../platform/database/read-source.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { createFirstAdmin } from '../../accounts/accounts.ts'
import { findProducts, reserveStock } from '../catalogue.ts'
import { getProduct, listProducts } from './list-products.ts'

let shop: TestShop
let catalogue: SeededCatalogue
let dressId: string
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  dressId = await catalogue.put('Đầm cổ lá sen', {
    nameEn: 'Lotus collar dress',
    slug: 'dam-co-la-sen',
    sku: 'MM-DA-01',
    price: 385_000,
    salePrice: 350_000,
    description: { vi: 'Cổ hai lớp', en: 'A two-layer collar' },
    facts: {
      fabric: { vi: 'Đũi', en: 'Linen' },
      care: ['handwash'],
      measurements: [{ size: '2Y', what: { vi: 'Dài', en: 'Length' }, cm: 51 }],
    },
    colors: [
      { color: 'Xanh lam', colorEn: 'Blue', hex: '#335588' },
      { color: 'Đỏ', hex: '#aa2222' },
    ],
    sizes: [{ size: '3Y' }, { size: '2Y', price: 360_000 }],
    stock: [{ color: 'xanh lam', size: '2Y', onHand: 2 }],
    tags: [{ name: 'Hoa nhí', nameEn: 'Floral' }],
    collectionIds: [catalogue.tet],
  })
})
afterAll(() => shop.close())

test('read-products: a list repeats neither the canonical name of a colour as its label nor the language of the reader', async () => {
  const read = async (language: 'vi' | 'en') => (await shop.visitor(language).get('products?limit=100')).json.data.products
  const vi = (await read('vi')).find(({ _id }: { _id: string }) => _id === dressId)
  expect(vi).not.toHaveProperty('nameLanguage')
  expect(vi.colors.map(({ label }: { label?: string }) => label)).toEqual([undefined, undefined])
  const en = (await read('en')).find(({ _id }: { _id: string }) => _id === dressId)
  expect(en).not.toHaveProperty('nameLanguage')
  expect(en.colors.map(({ label }: { label?: string }) => label)).toEqual(['Blue', undefined])
})

describe('read-products: a product', () => {
  test('is read in Vietnamese', async () => {
    const { json } = await shop.visitor('vi').get('products/slug/dam-co-la-sen')
    expect(json.product).toEqual({
      _id: dressId,
      name: 'Đầm cổ lá sen',
      nameLanguage: 'vi',
      slug: 'dam-co-la-sen',
      sku: 'MM-DA-01',
      status: 'Regular',
      price: 385_000,
      salePrice: 350_000,
      category: { _id: catalogue.dresses, name: 'Đầm', label: 'Đầm' },
      collections: [{ _id: catalogue.tet, name: 'Tết sum vầy', label: 'Tết sum vầy', slug: 'tet-sum-vay' }],
      colors: [
        { id: expect.any(String), color: 'Xanh lam', label: 'Xanh lam', hex: '#335588', imageUrl: '', images: [] },
        { id: expect.any(String), color: 'Đỏ', label: 'Đỏ', hex: '#aa2222', imageUrl: '', images: [] },
      ],
      sizes: [{ size: '3Y' }, { size: '2Y', price: 360_000 }],
      tags: ['Hoa nhí'],
      availability: 'In stock',
      variants: [
        { color: 'Xanh lam', size: '3Y', available: false },
        { color: 'Xanh lam', size: '2Y', available: true },
        { color: 'Đỏ', size: '3Y', available: false },
        { color: 'Đỏ', size: '2Y', available: false },
      ],
      description: 'Cổ hai lớp',
      facts: { fabric: 'Đũi', care: ['handwash'], measurements: [{ size: '2Y', what: 'Dài', cm: 51 }] },
      rating: { average: 0, count: 0 },
      published: true,
      createdAt: expect.stringMatching(/^2026-01-01T00:01:00.000Z$/),
    })
  })

  test('is read in English where it is translated; names in URLs and filters stay canonical', async () => {
    const { json } = await shop.visitor('en').get(`products/${dressId}`)
    expect(json.product).toMatchObject({
      name: 'Lotus collar dress',
      nameLanguage: 'en',
      category: { name: 'Đầm', label: 'Dresses' },
      collections: [{ name: 'Tết sum vầy', label: 'Tết together' }],
      colors: [
        { color: 'Xanh lam', label: 'Blue' },
        { color: 'Đỏ', label: 'Đỏ' },
      ],
      tags: ['Hoa nhí'],
      description: 'A two-layer collar',
      facts: { fabric: 'Linen', measurements: [{ what: 'Length' }] },
    })
    const inUrl = await shop.visitor('vi').get(`products/${dressId}?lang=en`)
    expect(inUrl.json.product.name).toBe('Lotus collar dress')
  })

  test('without a translation keeps its name and reports its language', async () => {
    const id = await catalogue.put('Mũ rộng vành', { description: { vi: 'Che nắng', en: '' } })
    const { json } = await shop.visitor('en').get(`products/${id}`)
    expect(json.product).toMatchObject({ name: 'Mũ rộng vành', nameLanguage: 'vi', description: 'Che nắng' })
  })

  test('that is made to order says so, with its days, whatever is in stock', async () => {
    const id = await catalogue.put('Áo dài', { madeToOrder: true, leadDays: 10, stock: [] })
    const { product } = (await shop.visitor().get(`products/${id}`)).json
    expect(product).toMatchObject({ availability: 'Made to order', leadDays: 10, variants: [{ color: 'Xanh lam', available: true }] })
  })

  test('shows its stock to admins only', async () => {
    await transact(shop.db, async (tx) => {
      const [variant] = await tx
        .select({ id: variants.id })
        .from(variants)
        .where(and(eq(variants.productId, dressId), eq(variants.onHand, 2)))
      await reserveStock(tx, [{ variantId: variant?.id ?? '', quantity: 1, madeToOrder: false }], shop.platform)
    })
    const asAdmin = await getProduct(shop.db, { id: dressId }, { language: 'vi', isAdmin: true })
    expect(asAdmin.version).toEqual(expect.any(Number))
    expect(asAdmin.stock).toContainEqual({ color: 'Xanh lam', size: '2Y', onHand: 2, reserved: 1 })
    const asShopper = (await shop.visitor().get(`products/${dressId}`)).json.product
    expect(asShopper).not.toHaveProperty('stock')
    expect(asShopper).not.toHaveProperty('version')
  })

  test('responds 404 for an unknown id or slug', async () => {
    for (const path of ['prd_0', 'slug/nothing', '__proto__', `slug/${'x'.repeat(301)}`, 'x'.repeat(65), "slug/';select pg_sleep(5)--"]) {
      expect((await shop.visitor().get(`products/${encodeURIComponent(path).replace('%2F', '/')}`)).json.code).toMatch(
        /not_found|invalid_input/,
      )
    }
  })
})

describe('read-products: a hidden or deleted product', () => {
  test('is invisible to shoppers, and an admin still finds a hidden one', async () => {
    const id = await catalogue.put('Váy bí mật', {
      slug: 'vay-bi-mat',
      published: false,
      soldCount: 99,
      colors: [{ color: 'Tím than', hex: '#221144' }],
      sizes: [{ size: '13Y' }],
      tags: [{ name: 'Sắp ra mắt' }],
      collectionIds: [catalogue.summer],
    })
    const anybody = shop.visitor()
    for (const one of [`products/${id}`, 'products/slug/vay-bi-mat', `products/related/${id}`]) {
      expect((await anybody.get(one)).status).toBe(404)
    }
    const lists = [
      '',
      '?query=bi%20mat',
      '?query=bii%20maat',
      '?tags=S%E1%BA%AFp%20ra%20m%E1%BA%AFt',
      '/collection/mua-he-vai-dui',
      '/category/dam',
    ]
    for (const path of [...lists, '/popular?limit=100', `/related/${dressId}?limit=100`, '/sizes', '/colors']) {
      expect((await anybody.get(`products${path}`)).text).not.toMatch(/bí mật|13Y|Tím than/)
    }
    expect((await anybody.get('products?query=sap')).json.data.suggestions).toEqual([])
    expect(await findProducts(shop.db, [id], 'vi')).toEqual([])
    expect((await getProduct(shop.db, { slug: 'vay-bi-mat' }, { language: 'vi', isAdmin: true })).published).toBe(false)
  })

  test('is shown to a signed-in admin with its stock, and to nobody else', async () => {
    const id = await catalogue.put('Chưa đăng', { slug: 'chua-dang', published: false })
    await createFirstAdmin(shop.platform)
    const admin = shop.visitor()
    await admin.post('users/login', { email: shop.config.admin.email, password: shop.config.admin.password })
    for (const path of [`products/${id}`, 'products/slug/chua-dang']) {
      const { json, headers } = await admin.get(path)
      expect(json.product).toMatchObject({
        published: false,
        version: expect.any(Number),
        stock: [{ color: 'Xanh lam', onHand: 1, reserved: 0 }],
      })
      expect(headers['cache-control']).toBe('no-store')
      expect((await shop.visitor().get(path)).status).toBe(404)
    }
  })

  test('frees its slug once it is deleted', async () => {
    const id = await catalogue.put('Khăn', { slug: 'khan', sku: 'MM-KH' })
    const { products } = await import('../../../../db/schema.ts')
    const { eq } = await import('drizzle-orm')
    await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id))
    await expect(getProduct(shop.db, { id }, { language: 'vi', isAdmin: true })).rejects.toThrow('Not found')
    const source = shop.platform.readReplicas.primary
    expect((await listProducts(source, { page: 1, limit: 100 }, { language: 'vi', isAdmin: true })).ids).not.toContain(id)
    await catalogue.put('Khăn mới', { slug: 'khan', sku: 'MM-KH' })
    expect((await shop.visitor().get('products/slug/khan')).json.product.name).toBe('Khăn mới')
  })
})

test('read-products: a public list of any length is one statement', async () => {
  for (const limit of [1, 4]) {
    let count = 0
    const query: typeof shop.database.query = (statement) => {
      count++
      return shop.database.query(statement)
    }
    await listProducts(createReadSource({ ...shop.database, query }), { page: 1, limit }, { language: 'vi', isAdmin: false })
    expect(count).toBe(1)
  }
})
