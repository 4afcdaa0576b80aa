import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../../platform/database/transaction.ts'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { createCategory, createCollection, createTag } from '../catalogue.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  const { put, hats, tet } = catalogue
  await put('Đầm', { collectionIds: [tet], tags: [{ name: 'Đũi / lanh', nameEn: 'Linen' }], sizes: [{ size: '2Y' }, { size: '0-3M' }] })
  await put('Mũ', { categoryId: hats, tags: [{ name: 'đũi / LANH' }], colors: [{ color: 'Đỏ', colorEn: 'Red', hex: '#aa0000' }] })
  await put('Nón', { categoryId: hats, colors: [{ color: 'đỏ', colorEn: 'Red', hex: '#aa0000' }], sizes: [{ size: '2Y' }] })
  await put('Ẩn', { categoryId: hats, tags: [{ name: 'Ẩn' }], published: false })
})
afterAll(() => shop.close())

const get = async (path: string, language: 'vi' | 'en' = 'vi') => (await shop.visitor(language).get(path)).json

describe('taxonomy: categories', () => {
  test("are listed in the shop's order with the number of visible products", async () => {
    expect((await get('categories', 'en')).data).toEqual([
      { _id: catalogue.dresses, name: 'Đầm', label: 'Dresses', labels: { en: 'Dresses' }, art: 'category-dresses', productCount: 1 },
      { _id: catalogue.hats, name: 'Mũ', label: 'Hats', labels: { en: 'Hats' }, productCount: 2 },
    ])
  })

  test('are found by id and by name in any spelling', async () => {
    expect((await get(`categories/${catalogue.hats}`)).data.category.label).toBe('Mũ')
    for (const name of ['mũ', 'MU', 'mu'])
      expect((await get(`categories/name/${encodeURIComponent(name)}`)).data.category._id).toBe(catalogue.hats)
    expect((await get('categories/name/none')).code).toBe('not_found')
    expect((await get('categories/none')).code).toBe('not_found')
  })

  test('may have any name, also one that looks like a URL or a command', async () => {
    for (const name of ['sizes', 'a/b c', '100% "cotton"', "'; drop table tags;--", 'Quần áo sơ sinh '.repeat(7).trim()]) {
      const id = await transact(shop.db, (tx) => createCategory(shop.platform, tx, { name, position: 9 }))
      expect((await get(`categories/name/${encodeURIComponent(name)}`)).data.category).toMatchObject({ _id: id, name, productCount: 0 })
      expect((await shop.visitor().get(`products/category/${encodeURIComponent(name)}`)).status).toBe(200)
    }
  })
})

describe('taxonomy: collections', () => {
  test('are listed and found by id, slug and name', async () => {
    const tet = {
      _id: catalogue.tet,
      name: 'Tết sum vầy',
      label: 'Tết together',
      slug: 'tet-sum-vay',
      description: 'For the first morning of the year',
      image: null,
      productCount: 1,
    }
    expect((await get('collections', 'en')).data[0]).toEqual(tet)
    for (const path of [catalogue.tet, 'slug/tet-sum-vay', 'name/tet%20SUM%20vay']) {
      expect((await get(`collections/${path}`, 'en')).data.collection).toEqual(tet)
    }
    for (const path of ['none', 'slug/none', 'name/none']) expect((await get(`collections/${path}`)).code).toBe('not_found')
  })
})

describe('taxonomy: tags', () => {
  test('that differ only in case are one tag, found by its name with spaces and slashes', async () => {
    const { data } = await get('tags', 'en')
    expect(data).toEqual([
      { _id: expect.any(String), name: 'Ẩn', label: 'Ẩn', productCount: 0 },
      { _id: expect.any(String), name: 'Đũi / lanh', label: 'Linen', productCount: 2 },
    ])
    expect((await get(`tags/${encodeURIComponent('Đũi / lanh')}`)).data.tag).toMatchObject({ label: 'Đũi / lanh', productCount: 2 })
    expect((await get('tags/none')).code).toBe('not_found')
  })
})

describe('taxonomy: sizes and colours', () => {
  test('sizes sort by age, colours by frequency; both count visible products', async () => {
    expect(await get('products/sizes')).toEqual({
      sizes: [
        { size: '0-3M', count: 1 },
        { size: '2Y', count: 2 },
      ],
    })
    expect(await get('products/colors', 'en')).toEqual({
      colors: [
        { color: expect.stringMatching(/đỏ/i), label: 'Red', hex: '#aa0000', count: 2 },
        { color: 'Xanh lam', label: 'Blue', hex: '#335588', count: 1 },
      ],
    })
  })
})

test('taxonomy: refuse a duplicate name regardless of diacritics and case; of fifty concurrent requests one succeeds', async () => {
  const make = { category: createCategory, collection: createCollection, tag: createTag }
  for (const [kind, create] of Object.entries(make)) {
    const tries = Array.from({ length: 50 }, (_, i) =>
      transact(shop.db, (tx) => create(shop.platform, tx, { name: i % 2 ? `Vải lụa ${kind}` : `VẢI LỤA ${kind}` })),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.flatMap((o) => (o.status === 'rejected' ? [o.reason] : []))
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['already_exists']))
    expect(refused[0].issues).toEqual([{ path: expect.stringMatching(/name|slug/), key: 'already_exists' }])
  }
})
