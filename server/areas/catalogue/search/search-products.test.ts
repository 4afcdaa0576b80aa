import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReadSource } from '../../../platform/database/read-source.ts'
import { namesIn, type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { searchProducts } from './search-products.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  const { put, hats } = catalogue
  await put('Dặm hoa', { soldCount: 90, categoryId: hats })
  await put('Đầm hoa nhí', { nameEn: 'Floral dress', sku: 'MM-DA-01', soldCount: 5 })
  await put('Đầm cổ lá sen thêu hoa', { nameEn: 'Lotus collar dress', sku: 'MM-DA-02', soldCount: 50 })
  await put('Bộ đầm hoa và mũ', { nameEn: 'Dress and hat', sku: 'MM-BO-01', soldCount: 70 })
  await put('Áo yếm đũi', { nameEn: 'Linen bib', sku: 'MM-AO-01', categoryId: hats, tags: [{ name: 'Ngày hè', nameEn: 'Hot days' }] })
  await put('Bao tay 100% cotton', { nameEn: 'Mittens', sku: 'KH-mw8a2xq', categoryId: hats, tags: [{ name: 'Đăng ten' }] })
})
afterAll(() => shop.close())

const search = (query: string, more = '') => shop.visitor().get(`products?query=${encodeURIComponent(query)}${more}`)
const names = async (query: string, more = '') => namesIn(await search(query, more))

describe('search-products: a search', () => {
  test('finds the same products with and without diacritics, in any case and Unicode form', async () => {
    const found = (await names('dam hoa')).toSorted()
    expect(found).toHaveLength(4)
    for (const typed of ['đầm hoa', 'DAM HOA', 'ĐẦM HOA', 'đầm hoa'.normalize('NFD'), '  dam   hoa ', 'hoa đầm', 'dam, hoa!']) {
      expect((await names(typed)).toSorted()).toEqual(found)
    }
  })

  test('ranks exact accents first, then names that begin with it, then best sellers', async () => {
    expect(await names('đầm hoa')).toEqual(['Đầm hoa nhí', 'Bộ đầm hoa và mũ', 'Đầm cổ lá sen thêu hoa', 'Dặm hoa'])
    expect(await names('dặm hoa')).toEqual(['Dặm hoa', 'Đầm hoa nhí', 'Bộ đầm hoa và mũ', 'Đầm cổ lá sen thêu hoa'])
    expect((await names('dam hoa')).slice(0, 2)).toEqual(['Dặm hoa', 'Đầm hoa nhí'])
  })

  test('uses the requested order', async () => {
    expect((await names('dam hoa', '&sort=newest'))[0]).toBe('Bộ đầm hoa và mũ')
  })

  test('matches number, English name, category and tag, and the beginning of a word', async () => {
    expect(await names('mm-da-02')).toEqual(['Đầm cổ lá sen thêu hoa'])
    expect(await names('MM-DA-02')).toEqual(['Đầm cổ lá sen thêu hoa'])
    expect(await names('kh-mw8a2xq')).toEqual(['Bao tay 100% cotton'])
    expect(await names('lotus coll')).toEqual(['Đầm cổ lá sen thêu hoa'])
    expect(await names('ngay he')).toEqual(['Áo yếm đũi'])
    expect(await names('mũ', '&limit=100')).toHaveLength(4)
    expect(await names('y')).toEqual(['Áo yếm đũi'])
  })

  test('matches a short word only at the beginning of words: "áo" is not "bao"', async () => {
    expect(await names('áo')).toEqual(['Áo yếm đũi'])
  })

  test.each([
    ['damm hoa', 'Đầm hoa nhí'],
    ['đầm hao', 'Đầm hoa nhí'],
    ['yemm dui', 'Áo yếm đũi'],
    ['lotsu dress', 'Đầm cổ lá sen thêu hoa'],
  ])('tolerates a typing error: %s', async (typed, expected) => {
    const found = await names(typed)
    expect(found).toContain(expected)
  })

  test('is filtered and paged like any list', async () => {
    const { json } = await search('dam hoa', '&category=dam&limit=2&page=2')
    expect(json.data).toMatchObject({ total: 3, totalPage: 2, currentPage: 2 })
    expect(namesIn({ json })).toHaveLength(1)
    expect(namesIn(await search('dam hoa', '&limit=2&page=9'))).toEqual([])
    expect((await search('dam hoa', '&limit=2&page=9')).json.data.total).toBe(4)
  })

  test('finds out with five statements that nothing matches, however long the query is', async () => {
    let count = 0
    const query: typeof shop.database.query = (statement) => {
      count++
      return shop.database.query(statement)
    }
    const source = createReadSource({ ...shop.database, query })
    const wanted = { selection: {}, sort: undefined, window: { page: 1, limit: 12 }, language: 'vi' } as const
    await searchProducts(source, 'đầm', wanted)
    for (const typed of ['zxqv', 'đầm zxqv wvut', Array.from({ length: 20 }, (_, i) => `zxqv${i}`).join(' ')]) {
      count = 0
      await searchProducts(source, typed, wanted)
      expect(count).toBeLessThanOrEqual(5)
    }
  })

  test('finds nothing if the query has no letters', async () => {
    for (const typed of ['%', '_', '%%%', '\\', '́', '🎉👶🏽', '   ', "'", '---']) {
      const { status, json } = await search(typed)
      expect([status, json.data.products, json.data.suggestions]).toEqual([200, [], []])
    }
  })

  test('accepts any text without failing', async () => {
    const odd = [
      'x'.repeat(200),
      'đ '.repeat(100),
      "' OR 1=1--",
      "';SELECT pg_sleep(5)--",
      '$1',
      '\\%',
      '100%',
      'a\u0301'.repeat(100),
      '\u202eabc',
      '<b>',
      '{"a":1}',
    ]
    for (const typed of odd) expect((await search(typed)).status).toBe(200)
    expect((await search('x'.repeat(201))).status).toBe(400)
    expect(await names('100%')).toEqual(['Bao tay 100% cotton'])
  })
})

describe('search-products: suggestions', () => {
  test("complete the query with at most five names, in the reader's language", async () => {
    const { suggestions } = (await search('đ')).json.data
    expect(suggestions).toContain('Đầm')
    expect(suggestions).toContain('Đăng ten')
    expect(suggestions).toHaveLength(5)
    const english = await shop.visitor('en').get('products?query=dre')
    expect(english.json.data.suggestions).toEqual(['Dresses', 'Dress and hat', 'Lotus collar dress', 'Floral dress'])
  })

  test('of a tag lead to products with that tag', async () => {
    expect((await search('ngày')).json.data.suggestions).toEqual(['Ngày hè', 'Áo yếm đũi'])
  })
})

describe('search-products: how a query was understood', () => {
  test('filters are chips, each with the query without it', async () => {
    const { data } = (await search('Đầm hoa dưới 300k', '&lang=vi')).json
    expect(data.chips).toEqual([{ kind: 'price', label: 'Dưới 300.000\u00a0₫', without: 'Đầm hoa', isDropped: false }])
    expect(data.total).toBe(4)
    expect((await shop.visitor('en').get('products?query=dress%20under%20300k')).json.data.chips[0].label).toBe('Under 300.000\u00a0₫')
  })

  test('a filter that leaves nothing is dropped, and said so', async () => {
    const { data } = (await search('đầm hoa màu tím')).json
    expect(data.chips).toEqual([{ kind: 'color', label: 'Tím', without: 'đầm hoa', isDropped: true }])
    expect(data.total).toBe(4)
  })

  test('goods that the shop lacks find nothing, also beside known words', async () => {
    for (const typed of ['iphone', 'sữa bột', 'xe đẩy hoa', 'xịn xò', 'màu tím']) expect(await names(typed)).toEqual([])
  })

  test('clothes of another kind find nothing, nor do goods for others', async () => {
    for (const typed of ['quần áo bóng đá', 'mũ chạy điện', 'đầm cho bà ngoại', 'vải hoa theo mét']) expect(await names(typed)).toEqual([])
  })

  test('of several wishes any will do', async () => {
    const found = await names('đầm hoa nhí, áo yếm đũi')
    expect(found[0]).toBe('Đầm hoa nhí')
    expect(found).toContain('Áo yếm đũi')
  })

  test('words that only a description has find goods of the kind that is named, in both languages', async () => {
    await catalogue.put('Đầm trơn', { description: { vi: 'Thân trên lót lụa, không ngứa.', en: 'The bodice is lined in silk.' } })
    for (const typed of ['đầm không ngứa', 'đầm lót lụa', 'dress with silk lining']) expect((await names(typed))[0]).toBe('Đầm trơn')
    expect(await names('không ngứa')).toEqual(['Đầm trơn'])
    for (const typed of ['mũ không ngứa', 'iphone không ngứa', 'ngứa', 'ngứa không']) expect(await names(typed)).not.toContain('Đầm trơn')
  })

  test('a misspelled word is corrected, and said so', async () => {
    expect((await search('ddaamf hoa')).json.data.corrected).toBe('đầm hoa')
    expect((await search('đầm hao')).json.data.corrected).toBe('đầm hoa')
    expect((await search('đầm hoa')).json.data.corrected).toBeUndefined()
  })
})
