import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { namesIn, type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'

let shop: TestShop
let catalogue: SeededCatalogue
let admin: Visitor & { userId: string }
let shopper: Visitor
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  admin = await signInAdmin(shop)
  shopper = shop.visitor()
})
afterAll(() => shop.close())

const part = encodeURIComponent
const found = async (query: string) => namesIn(await shopper.get(`products?query=${part(query)}`))
const auditOf = (subject: string) => shop.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, subject))

describe('taxonomy: a category', () => {
  test('is appended, with both names, and audited', async () => {
    const made = await admin.post('categories', { name: '  Yếm   quần ', labels: { en: 'Dungarees' } })
    expect([made.status, made.json.message]).toEqual([201, 'Đã thêm danh mục.'])
    const { category } = made.json.data
    expect(category).toEqual({
      _id: expect.any(String),
      name: 'Yếm quần',
      label: 'Yếm quần',
      labels: { en: 'Dungarees' },
      productCount: 0,
      productTotal: 0,
    })
    expect((await shopper.get('categories')).json.data.at(-1)).not.toHaveProperty('productTotal')
    expect((await shopper.get('categories')).json.data.at(-1).name).toBe('Yếm quần')
    expect(await auditOf(category._id)).toMatchObject([{ who: admin.userId, what: 'category.create' }])
  })

  test('needs a unique name, regardless of diacritics and case', async () => {
    for (const name of ['dam', 'ĐẦM', ' Đầm ']) {
      const twin = await admin.post('categories', { name })
      expect([twin.status, twin.json.code, twin.json.issues]).toEqual([409, 'already_exists', [expect.objectContaining({ path: 'name' })]])
    }
    for (const bad of [{}, { name: '' }, { name: '  ' }, { name: '..' }, { name: 'x'.repeat(81) }, { name: 5 }, { name: 'a\u0000b' }])
      expect([bad, (await admin.post('categories', bad)).status]).toEqual([bad, 400])
  })

  test('with a comma in its name matches a filter that consists of that name', async () => {
    const made = (await admin.post('categories', { name: 'Nơ, băng đô' })).json.data.category
    const band = (await admin.post('categories', { name: 'Băng đô' })).json.data.category
    await catalogue.put('Nơ lụa', { categoryId: made._id })
    await catalogue.put('Băng đô len', { categoryId: band._id })
    const listed = async (asked: string) => namesIn(await shopper.get(`products?category=${part(asked)}`))
    expect(await listed('nơ,  BĂNG ĐÔ')).toEqual(['Nơ lụa'])
    expect(await listed('Nơ,băng đô')).toEqual(['Nơ lụa'])
    expect(await listed('băng đô,Khăn')).toEqual(['Băng đô len'])
  })

  test('is found by its new name everywhere after a rename, and its old URLs redirect to it', async () => {
    const made = (await admin.post('categories', { name: 'Áo len' })).json.data.category
    await catalogue.put('Mẫu mưa ngâu', { categoryId: made._id })
    expect(await found('áo len')).toContain('Mẫu mưa ngâu')
    const renamed = await admin.put(`categories/${made._id}`, { name: 'Đồ dã ngoại', labels: { en: 'Picnic' } })
    expect(renamed.json.data.category).toMatchObject({ name: 'Đồ dã ngoại', labels: { en: 'Picnic' }, productTotal: 1 })
    expect([await found('đồ dã ngoại'), await found('picnic')]).toEqual([['Mẫu mưa ngâu'], ['Mẫu mưa ngâu']])
    expect(await found('áo len')).not.toContain('Mẫu mưa ngâu')
    for (const name of ['Áo len', 'ao LEN', 'Đồ dã ngoại']) {
      expect(namesIn(await shopper.get(`products/category/${part(name)}`))).toEqual(['Mẫu mưa ngâu'])
      expect(namesIn(await shopper.get(`products?category=${part(name)}`))).toEqual(['Mẫu mưa ngâu'])
      expect((await shopper.get(`categories/name/${part(name)}`)).json.data.category.name).toBe('Đồ dã ngoại')
    }
    const back = (await admin.post('categories', { name: 'Áo len' })).json.data.category
    expect((await shopper.get(`categories/name/${part('áo len')}`)).json.data.category._id).toBe(back._id)
    expect(namesIn(await shopper.get(`products/category/${part('áo len')}`))).toEqual([])
    expect(namesIn(await shopper.get(`products?category=${part('áo len')}`))).toEqual([])
    expect(namesIn(await shopper.get(`products?category=${part('áo len,đồ dã ngoại')}`))).toEqual(['Mẫu mưa ngâu'])
    expect((await admin.put(`categories/${made._id}`, { name: 'ao len' })).json.code).toBe('already_exists')
    expect((await admin.put(`categories/${made._id}`, { name: 'ĐỒ ĐAN' })).status).toBe(200)
  })

  test('with products reports their number, and is deleted once a target for them is given', async () => {
    const [from, to] = await Promise.all(
      ['Từ', 'Đến'].map(async (name) => (await admin.post('categories', { name })).json.data.category._id),
    )
    await catalogue.put('Một', { categoryId: from })
    await catalogue.put('Ẩn', { categoryId: from, published: false })
    const refused = await admin.delete(`categories/${from}`)
    expect([refused.status, refused.json.code, refused.json.issues[0]]).toEqual([
      409,
      'in_use',
      { path: 'moveTo', message: expect.stringContaining('2 sản phẩm') },
    ])
    expect((await admin.delete(`categories/${from}?moveTo=cat_none`)).status).toBe(400)
    expect((await admin.delete(`categories/${from}`, { moveTo: from })).status).toBe(400)
    expect((await admin.delete(`categories/${from}?moveTo=${to}`)).status).toBe(200)
    expect((await admin.get(`categories/${to}`)).json.data.category).toMatchObject({ productCount: 1, productTotal: 2 })
    expect(namesIn(await shopper.get(`products/category/${part('từ')}`))).toEqual(['Một'])
    expect((await admin.delete(`categories/${from}`)).status).toBe(404)
    const other = (await admin.post('categories', { name: 'Nơi khác' })).json.data.category._id
    expect((await admin.delete(`categories/${to}`, { moveTo: other })).status).toBe(200)
  })

  test('with only deleted products is deleted without a target', async () => {
    const { _id } = (await admin.post('categories', { name: 'Đã ngừng' })).json.data.category
    const product = await catalogue.put('Cũ', { categoryId: _id })
    await shop.db.update(schema.products).set({ deletedAt: new Date() }).where(eq(schema.products.id, product))
    expect((await admin.delete(`categories/${_id}`)).status).toBe(200)
  })

  test('is sorted by the owner', async () => {
    const ids = (await shopper.get('categories')).json.data.map(({ _id }: { _id: string }) => _id)
    expect((await admin.patch('categories/order', { ids: ids.toReversed() })).status).toBe(200)
    expect((await shopper.get('categories')).json.data.map(({ _id }: { _id: string }) => _id)).toEqual(ids.toReversed())
  })
})

describe('taxonomy: a tag', () => {
  test('keeps spaces, slashes and diacritics in its name, on every route', async () => {
    const name = 'Vải đũi / lanh 100%?#'
    const made = await admin.post('tags', { name, labels: { en: 'Linen' } })
    expect([made.status, made.json.data.tag]).toEqual([201, expect.objectContaining({ name, labels: { en: 'Linen' }, productTotal: 0 })])
    expect((await shopper.get(`tags/${part(name)}`)).json.data.tag.name).toBe(name)
    const renamed = await admin.patch(`tags/${part(name)}`, { name: 'Lanh / đũi' })
    expect(renamed.json.data.tag).toMatchObject({ name: 'Lanh / đũi', labels: { en: 'Linen' } })
    expect((await admin.delete(`tags/${part('lanh / ĐŨI')}`)).status).toBe(200)
    expect((await admin.delete(`tags/${part('lanh / ĐŨI')}`)).status).toBe(404)
    for (const bad of [{ name: 'a,b' }, { name: '' }, {}, { name: '//' }])
      expect([bad, (await admin.post('tags', bad)).status]).toEqual([bad, 400])
  })

  test("takes its new name to the products, and another's name only by a merge", async () => {
    await catalogue.put('Váy A', { tags: [{ name: 'Kẻ caro' }] })
    await catalogue.put('Váy B', { tags: [{ name: 'Kẻ caro' }, { name: 'Kẻ ô' }] })
    await admin.patch(`tags/${part('Kẻ caro')}`, { name: 'Ca-rô' })
    expect(await found('ca-rô')).toEqual(expect.arrayContaining(['Váy A', 'Váy B']))
    const twin = await admin.patch(`tags/${part('ca-rô')}`, { name: 'KẺ Ô' })
    expect([twin.status, twin.json.code]).toEqual([409, 'already_exists'])
    const merged = await admin.patch(`tags/${part('ca-rô')}`, { name: 'KẺ Ô', merge: true })
    expect(merged.json.data.tag).toMatchObject({ name: 'Kẻ ô', productTotal: 2 })
    expect((await shopper.get(`tags/${part('ca-rô')}`)).status).toBe(404)
    expect(await found('kẻ ô')).toEqual(expect.arrayContaining(['Váy A', 'Váy B']))
    expect(namesIn(await shopper.get(`products?tags=${part('Kẻ ô')}`)).sort()).toEqual(['Váy A', 'Váy B'])
    expect((await admin.patch(`tags/${part('không có')}`, { name: 'x' })).status).toBe(404)
  })

  test('is removed from its products when it is deleted, also in bulk', async () => {
    await catalogue.put('Nơ', { tags: [{ name: 'Bỏ đi' }, { name: 'Giữ lại' }] })
    expect((await admin.delete('tags', { names: ['bỏ ĐI', 'chưa từng có'] })).status).toBe(200)
    expect([await found('bỏ đi'), await found('giữ lại')]).toEqual([[], ['Nơ']])
    for (const bad of [{}, { names: [] }, { names: 'x' }, { names: Array(101).fill('x') }])
      expect((await admin.delete('tags', bad)).status).toBe(400)
  })
})

test('taxonomy: needs an admin', async () => {
  const calls: [string, 'post' | 'put' | 'patch' | 'delete'][] = [
    ['categories', 'post'],
    ['categories/x', 'put'],
    ['categories/order', 'patch'],
    ['categories/x', 'delete'],
    ['tags', 'post'],
    ['tags/x', 'patch'],
    ['tags/x', 'delete'],
    ['tags', 'delete'],
    ['collections', 'post'],
    ['collections/x', 'patch'],
    ['collections/x', 'delete'],
  ]
  for (const [path, method] of calls) expect([path, (await shopper[method](path, {})).status]).toEqual([path, 401])
})
