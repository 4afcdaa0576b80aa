import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesIn, type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'

let shop: TestShop
let shelves: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  shelves = await seedCatalogue(shop)
  const { put, hats } = shelves
  await put('Dặm hoa', { soldCount: 90, categoryId: hats })
  await put('Đầm hoa nhí', { nameEn: 'Floral dress', sku: 'MM-DA-01', soldCount: 5 })
  await put('Đầm cổ lá sen thêu hoa', { nameEn: 'Lotus collar dress', sku: 'MM-DA-02', soldCount: 50 })
  await put('Bộ đầm hoa và mũ', { nameEn: 'Dress and hat', sku: 'MM-BO-01', soldCount: 70 })
  await put('Áo yếm đũi', { nameEn: 'Linen bib', sku: 'MM-AO-01', categoryId: hats, tags: [{ name: 'Ngày hè', nameEn: 'Hot days' }] })
  await put('Bao tay 100% cotton', { nameEn: 'Mittens', sku: 'MM-BT-01', categoryId: hats, tags: [{ name: 'Đăng ten' }] })
})
afterAll(() => shop.close())

const search = (query: string, more = '') => shop.visitor().get(`products?query=${encodeURIComponent(query)}${more}`)
const names = async (query: string, more = '') => namesIn(await search(query, more))

describe('searching', () => {
  test('finds the same products with and without marks, in any case and however the keyboard composes', async () => {
    const found = (await names('dam hoa')).toSorted()
    expect(found).toHaveLength(4)
    for (const typed of ['đầm hoa', 'DAM HOA', 'ĐẦM HOA', 'đầm hoa'.normalize('NFD'), '  dam   hoa ', 'hoa đầm', 'dam, hoa!']) {
      expect((await names(typed)).toSorted()).toEqual(found)
    }
  })

  test('puts the very accents first, then names that begin so, then what sells best', async () => {
    expect(await names('đầm hoa')).toEqual(['Đầm hoa nhí', 'Bộ đầm hoa và mũ', 'Đầm cổ lá sen thêu hoa', 'Dặm hoa'])
    expect(await names('dặm hoa')).toEqual(['Dặm hoa', 'Đầm hoa nhí', 'Bộ đầm hoa và mũ', 'Đầm cổ lá sen thêu hoa'])
    expect((await names('dam hoa')).slice(0, 2)).toEqual(['Dặm hoa', 'Đầm hoa nhí'])
  })

  test('keeps to the order that was asked for', async () => {
    expect((await names('dam hoa', '&sort=newest'))[0]).toBe('Bộ đầm hoa và mũ')
  })

  test('finds by number, English name, category and tag, and by the beginning of a word being typed', async () => {
    expect(await names('mm-da-02')).toEqual(['Đầm cổ lá sen thêu hoa'])
    expect(await names('MM-DA-02')).toEqual(['Đầm cổ lá sen thêu hoa'])
    expect(await names('lotus coll')).toEqual(['Đầm cổ lá sen thêu hoa'])
    expect(await names('ngay he')).toEqual(['Áo yếm đũi'])
    expect(await names('mũ', '&limit=100')).toHaveLength(4)
    expect(await names('y')).toEqual(['Áo yếm đũi'])
  })

  test('a short word is looked for where words begin: "áo" is not "bao"', async () => {
    expect(await names('áo')).toEqual(['Áo yếm đũi'])
  })

  test.each([
    ['damm hoa', 'Đầm hoa nhí'],
    ['đầm hao', 'Đầm hoa nhí'],
    ['yemm dui', 'Áo yếm đũi'],
    ['lotsu dress', 'Đầm cổ lá sen thêu hoa'],
  ])('forgives a slip of the finger: %s', async (typed, expected) => {
    const found = await names(typed)
    expect(found).toContain(expected)
  })

  test('can be narrowed and paged like any list', async () => {
    const { json } = await search('dam hoa', '&category=dam&limit=2&page=2')
    expect(json.data).toMatchObject({ total: 3, totalPage: 2, currentPage: 2 })
    expect(namesIn({ json })).toHaveLength(1)
    expect(namesIn(await search('dam hoa', '&limit=2&page=9'))).toEqual([])
    expect((await search('dam hoa', '&limit=2&page=9')).json.data.total).toBe(4)
  })

  test('finds nothing rather than everything where nothing was really typed', async () => {
    for (const typed of ['%', '_', '%%%', '\\', '́', '🎉👶🏽', '   ', "'", '---']) {
      const { status, json } = await search(typed)
      expect([status, json.data.products, json.data.suggestions]).toEqual([200, [], []])
    }
  })

  test('takes whatever a visitor types without failing', async () => {
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

describe('suggestions', () => {
  test('complete what is being typed with at most five names, in the language of the reader', async () => {
    const { suggestions } = (await search('đ')).json.data
    expect(suggestions).toContain('Đầm')
    expect(suggestions).toContain('Đăng ten')
    expect(suggestions).toHaveLength(5)
    const english = await shop.visitor('en').get('products?query=dre')
    expect(english.json.data.suggestions).toEqual(['Dresses', 'Dress and hat', 'Lotus collar dress', 'Floral dress'])
  })

  test('of a tag lead to products that have it', async () => {
    expect((await search('ngày')).json.data.suggestions).toEqual(['Ngày hè', 'Áo yếm đũi'])
  })
})
