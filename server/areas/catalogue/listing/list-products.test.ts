import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { inProcessTransport } from '../../../platform/pages/in-process-transport.ts'
import { namesIn, type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  const { put, hats, tet, summer } = catalogue
  const red = { color: 'Đỏ', colorEn: 'Red', hex: '#aa2222' }
  const blue = { color: 'Xanh lam', colorEn: 'Blue', hex: '#335588' }
  await put('Đầm cổ lá sen', {
    nameEn: 'Lotus collar dress',
    price: 385_000,
    colors: [blue, red],
    sizes: [{ size: '2Y' }, { size: '3Y', price: 415_000, salePrice: 150_000 }],
    tags: [{ name: 'Hoa nhí', nameEn: 'Floral' }, { name: 'Thêu tay' }],
    collectionIds: [tet],
    soldCount: 5,
    status: 'Best seller',
  })
  await put('Đầm chấm nổi', {
    price: 300_000,
    salePrice: 270_000,
    colors: [red],
    tags: [{ name: 'thêu TAY' }],
    soldCount: 9,
    status: 'Sale',
  })
  await put('Mũ rộng vành', { price: 120_000, categoryId: hats, collectionIds: [summer], tags: [{ name: 'Đũi / lanh' }], stock: [] })
  await put('Mũ len', { price: 90_000, categoryId: hats, madeToOrder: true, leadDays: 7, stock: [], soldCount: 1, status: 'New' })
})
afterAll(() => shop.close())

const get = (query: string) => shop.visitor().get(`products${query}`)
const names = async (query: string) => namesIn(await get(query))

test('list-products: newest first by default', async () => {
  const { json, headers } = await get('')
  expect(namesIn({ json })).toEqual(['Mũ len', 'Mũ rộng vành', 'Đầm chấm nổi', 'Đầm cổ lá sen'])
  expect(json.data).toMatchObject({ total: 4, totalPage: 1, currentPage: 1 })
  expect(json.data).not.toHaveProperty('suggestions')
  expect(headers['content-type']).toContain('json')
  const collections = json.data.products.map((product: { collections: object[] }) => product.collections)
  expect(collections).toEqual([[], [{ slug: expect.any(String) }], [], [{ slug: 'tet-sum-vay' }]])
})

describe('list-products: sorting', () => {
  test.each([
    ['newest', ['Mũ len', 'Mũ rộng vành', 'Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['price-asc', ['Mũ len', 'Mũ rộng vành', 'Đầm cổ lá sen', 'Đầm chấm nổi']],
    ['price-desc', ['Đầm chấm nổi', 'Đầm cổ lá sen', 'Mũ rộng vành', 'Mũ len']],
    ['best-selling', ['Đầm chấm nổi', 'Đầm cổ lá sen', 'Mũ len', 'Mũ rộng vành']],
    ['best-sale', ['Đầm cổ lá sen', 'Đầm chấm nổi', 'Mũ len', 'Mũ rộng vành']],
  ])('%s uses the price of the cheapest size', async (sort, expected) => {
    const listed = await names(`?sort=${sort}`)
    expect(sort === 'best-sale' ? [...listed.slice(0, 2), ...listed.slice(2).sort()] : listed).toEqual(expected)
  })

  test('refuses an unknown order', async () => {
    expect((await get('?sort=cheapest')).json.code).toBe('invalid_input')
    expect((await get('?sort=price-asc;drop')).status).toBe(400)
  })
})

describe('list-products: filters', () => {
  test.each([
    ['?min=120000&max=150000', ['Mũ rộng vành', 'Đầm cổ lá sen']],
    ['?category=mũ', ['Mũ len', 'Mũ rộng vành']],
    ['?category=MU', ['Mũ len', 'Mũ rộng vành']],
    ['?category=Khăn', []],
    ['?category=Khăn, MU', ['Mũ len', 'Mũ rộng vành']],
    ['?category=mũ,Đầm,dam', ['Mũ len', 'Mũ rộng vành', 'Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['?collection=tet-sum-vay', ['Đầm cổ lá sen']],
    ['?collection=nothing', []],
    ['?collection=nothing,nowhere', []],
    ['?collection=mua-he-vai-dui,nothing,tet-sum-vay', ['Mũ rộng vành', 'Đầm cổ lá sen']],
    ['?status=Sale', ['Đầm chấm nổi']],
    ['?status=,Sale,,Sale,', ['Đầm chấm nổi']],
    ['?status=Best seller,New', ['Mũ len', 'Đầm cổ lá sen']],
    ['?status=New,Sale,Regular', ['Mũ len', 'Mũ rộng vành', 'Đầm chấm nổi']],
    ['?availability=In stock', ['Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['?availability=Made to order', ['Mũ len']],
    ['?availability=Out of stock', ['Mũ rộng vành']],
    ['?availability=Out of stock, Made to order', ['Mũ len', 'Mũ rộng vành']],
    ['?availability=In stock,Made to order', ['Mũ len', 'Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['?availability=In stock,Out of stock', ['Mũ rộng vành', 'Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['?availability=In stock,Made to order,Out of stock', ['Mũ len', 'Mũ rộng vành', 'Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['?availability=Out of stock,Made to order&status=New,Sale', ['Mũ len']],
    ['?category=Đầm,Mũ&collection=tet-sum-vay,mua-he-vai-dui&status=Regular,Best seller&availability=Out of stock', ['Mũ rộng vành']],
    ['?status=Sale,New&category=Khăn', []],
    ['?status=Sale,New&query=mũ', ['Mũ len']],
    ['?colors=Đỏ', ['Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['?colors=đỏ,xanh lam', ['Mũ len', 'Mũ rộng vành', 'Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['?sizes=3y', ['Đầm cổ lá sen']],
    ['?tags=Thêu tay', ['Đầm chấm nổi', 'Đầm cổ lá sen']],
    ['?tags=Đũi / lanh,hoa nhí', ['Mũ rộng vành', 'Đầm cổ lá sen']],
    ['?tags=Thêu tay&colors=Xanh lam', ['Đầm cổ lá sen']],
    ['?tags=Thêu tay&colors=Đỏ&sizes=2Y,9Y&max=200000&category=Đầm', ['Đầm cổ lá sen']],
    ['?tags=Thêu tay&sizes=9Y', []],
    ['?tags=unknown', []],
  ])('%s', async (query, expected) => {
    const { json } = await get(encodeURI(query))
    expect(namesIn({ json })).toEqual(expected)
    expect(json.data.total).toBe(expected.length)
  })

  test('ignores empty form fields', async () => {
    expect(await names('?category=,&collection=%20,&status=,,&availability=,')).toHaveLength(4)
    expect(
      await names('?min=&max=&category=&collection=&status=&availability=,&tags=&colors=,&sizes=&sort=&page=&limit=&query='),
    ).toHaveLength(4)
  })

  test('reports a minimum above the maximum at its field', async () => {
    const { status, json } = await shop.visitor('en').get('products?min=200&max=100')
    expect(status).toBe(400)
    expect(json).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'min', message: 'The minimum must be below the maximum' }],
    })
    expect((await get('?min=100000&max=100000')).status).toBe(200)
  })

  test.each([
    ...['min=-1', 'min=1e3', 'max=10abc', 'min=1&min=2'],
    ...['status=sale', 'status=Sale,sale', 'availability=yes', 'availability=In stock,yes', 'availability=Sale'],
    ...[`category=${'x'.repeat(121)}`, `category=Mũ,${'x'.repeat(121)}`, `collection=${'x,'.repeat(31)}`],
  ])('refuses %s', async (query) => {
    expect((await get(encodeURI(`?${query}`))).status).toBe(400)
  })
})

describe('list-products: pages', () => {
  test('contain every product exactly once, in any order', async () => {
    for (const sort of ['newest', 'price-asc', 'price-desc', 'best-selling', 'best-sale']) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => names(`?limit=1&page=${page}&sort=${sort}`)))
      expect(new Set(pages.flat()).size).toBe(4)
    }
  })

  test('past the end are empty and still report the total', async () => {
    const { status, json } = await get('?page=1000000&limit=3')
    expect(status).toBe(200)
    expect(json.data).toEqual({ products: [], total: 4, totalPage: 2, currentPage: 1_000_000 })
  })

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=1000000000', 'limit=0', 'limit=101', 'limit=10abc', 'limit=1&limit=2'])(
    'refuse %s',
    async (query) => {
      expect((await get(`?${query}`)).status).toBe(400)
    },
  )
})

describe('list-products: a category or a collection', () => {
  test('is found by the category name in any case, with or without diacritics', async () => {
    for (const name of ['Đầm', 'đầm', 'ĐẦM', 'dam', 'đầm'.normalize('NFD')]) {
      expect(await names(`/category/${encodeURIComponent(name)}?limit=1`)).toEqual(['Đầm chấm nổi'])
    }
    expect(await names('/category/dam?colors=Xanh%20lam')).toEqual(['Đầm cổ lá sen'])
    expect(await names('/category/dam?status=Sale,New')).toEqual(['Đầm chấm nổi'])
  })

  test('stays the same when other categories or collections are requested too', async () => {
    expect(await names(encodeURI('/category/dam?category=Mũ,Đầm'))).toEqual(['Đầm chấm nổi', 'Đầm cổ lá sen'])
    expect(await names('/collection/mua-he-vai-dui?collection=tet-sum-vay,mua-he-vai-dui')).toEqual(['Mũ rộng vành'])
  })

  test('is found by the id or the slug of a collection', async () => {
    expect(await names('/collection/mua-he-vai-dui')).toEqual(['Mũ rộng vành'])
    expect(await names(`/collection/${catalogue.summer}?min=500000`)).toEqual([])
  })

  test('responds 404 for an unknown name', async () => {
    expect((await get('/category/shoes')).status).toBe(404)
    expect((await get('/category/sizes')).status).toBe(404)
    expect((await get('/collection/unknown')).json.code).toBe('not_found')
  })
})

describe('list-products: recommendations', () => {
  test('popular products are the best sellers', async () => {
    expect(await names('/popular')).toEqual(['Đầm chấm nổi', 'Đầm cổ lá sen', 'Mũ len', 'Mũ rộng vành'])
    expect(await names('/popular?limit=1')).toEqual(['Đầm chấm nổi'])
    expect((await get('/popular?limit=0')).status).toBe(400)
  })

  test('of popular products with equal sales, the better rated comes first', async () => {
    const setHat = (row: { soldCount: number; ratingCount: number; ratingSum: number }) =>
      shop.db.update(schema.products).set(row).where(eq(schema.products.name, 'Mũ rộng vành'))
    await setHat({ soldCount: 1, ratingCount: 2, ratingSum: 9 })
    // A URL of its own: a direct change of a row does not invalidate cached responses.
    expect(await names('/popular?limit=9')).toEqual(['Đầm chấm nổi', 'Đầm cổ lá sen', 'Mũ rộng vành', 'Mũ len'])
    await setHat({ soldCount: 0, ratingCount: 0, ratingSum: 0 })
  })

  test('related products share category or tags first, and never include the product itself', async () => {
    const [hat] = (await get('?sort=price-asc')).json.data.products
    expect(await names(`/related/${hat._id}`)).toEqual(['Mũ rộng vành', 'Đầm chấm nổi', 'Đầm cổ lá sen'])
    expect(await names(`/related/${hat._id}?limit=1`)).toEqual(['Mũ rộng vành'])
    expect((await get('/related/unknown')).status).toBe(404)
  })
})

test('list-products: a response has cache tags of its products, and of the stock where it depends on it', async () => {
  const meta = { tags: new Set<string>(), cookies: [], personal: false }
  const inside = inProcessTransport(shop.app, { language: 'vi', publicUrl: shop.config.publicUrl, caller: null, meta })
  const listed = (await (await inside('/api/products?limit=2')).json()) as { data: { products: { _id: string }[] } }
  expect([...meta.tags]).toEqual(listed.data.products.map(({ _id }) => _id))
  await inside(encodeURI('/api/products?availability=Out of stock'))
  expect(meta.tags).toContain('availability')
  expect((await get('')).headers).not.toHaveProperty('surrogate-key')
})

test('list-products: the OpenAPI document names every filter', async () => {
  const { paths } = (await shop.visitor().get('openapi.json')).json
  const named = paths['/api/products'].get.parameters.map(({ name }: { name: string }) => name)
  const filters = ['min', 'max', 'category', 'collection', 'status', 'availability', 'tags', 'colors', 'sizes']
  expect(named).toEqual([...filters, 'page', 'limit', 'sort', 'query', 'ids'])
})

test('list-products: ids narrow a list to these products, at most 12; unknown and hidden ones are left out', async () => {
  const idOf = (name: string) => get(`?query=${encodeURIComponent(name)}`).then(({ json }) => json.data.products[0]._id as string)
  const [hat, dress] = [await idOf('Mũ len'), await idOf('Đầm chấm nổi')]
  const hidden = await catalogue.put('Áo ẩn', { published: false })
  const { json } = await get(`?ids=${dress},${hat},prd_gone,${hidden}`)
  expect(namesIn({ json })).toEqual(['Mũ len', 'Đầm chấm nổi'])
  expect(json.data).toMatchObject({ total: 2 })
  expect(await names(`?ids=${dress},${hat}&status=Sale`)).toEqual(['Đầm chấm nổi'])
  expect(await names('?ids=prd_gone')).toEqual([])
  expect((await get('?ids=')).json.data.total).toBe(4)
  expect((await get(`?ids=${Array.from({ length: 13 }, (_, n) => `p${n}`)}`)).status).toBe(400)
})
