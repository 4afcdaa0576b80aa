import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { namesIn, type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { drawImage } from '../../../testing/image-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { addImage } from '../../media/media.ts'
import * as change from './change-taxonomy.sql.ts'

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
    await catalogue.put('Cardigan', { categoryId: made._id })
    expect(await found('áo len')).toContain('Cardigan')
    const renamed = await admin.put(`categories/${made._id}`, { name: 'Đồ đan', labels: { en: 'Knits' } })
    expect(renamed.json.data.category).toMatchObject({ name: 'Đồ đan', labels: { en: 'Knits' }, productTotal: 1 })
    expect([await found('đồ đan'), await found('knits')]).toEqual([['Cardigan'], ['Cardigan']])
    expect(await found('áo len')).not.toContain('Cardigan')
    for (const name of ['Áo len', 'ao LEN', 'Đồ đan']) {
      expect(namesIn(await shopper.get(`products/category/${part(name)}`))).toEqual(['Cardigan'])
      expect(namesIn(await shopper.get(`products?category=${part(name)}`))).toEqual(['Cardigan'])
      expect((await shopper.get(`categories/name/${part(name)}`)).json.data.category.name).toBe('Đồ đan')
    }
    const back = (await admin.post('categories', { name: 'Áo len' })).json.data.category
    expect((await shopper.get(`categories/name/${part('áo len')}`)).json.data.category._id).toBe(back._id)
    expect(namesIn(await shopper.get(`products/category/${part('áo len')}`))).toEqual([])
    expect(namesIn(await shopper.get(`products?category=${part('áo len')}`))).toEqual([])
    expect(namesIn(await shopper.get(`products?category=${part('áo len,đồ đan')}`))).toEqual(['Cardigan'])
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

describe('taxonomy: a collection', () => {
  test('is created with all fields, and read in both languages', async () => {
    const image = await addImage(shop.platform, {
      content: await drawImage(60, 40).png().toBuffer(),
      name: 'bia.png',
      alt: { vi: 'Bìa', en: 'Cover' },
    })
    if (!('_id' in image)) throw new Error('refused')
    const made = await admin.post('collections', {
      name: 'Thu dịu dàng',
      labels: { en: 'Gentle autumn' },
      description: { vi: 'Se lạnh', en: 'Cool days' },
      image: image._id,
    })
    expect([made.status, made.json.data.collection]).toEqual([
      201,
      expect.objectContaining({
        name: 'Thu dịu dàng',
        slug: 'thu-diu-dang',
        labels: { en: 'Gentle autumn' },
        descriptions: { vi: 'Se lạnh', en: 'Cool days' },
        image: expect.objectContaining({ _id: image._id, alt: 'Bìa' }),
        productTotal: 0,
      }),
    ])
    const seen = (await shop.visitor('en').get('collections/slug/thu-diu-dang')).json.data.collection
    expect(seen).toMatchObject({ label: 'Gentle autumn', description: 'Cool days' })
    expect(seen).not.toHaveProperty('descriptions')
    const { _id } = made.json.data.collection
    expect((await admin.patch(`collections/${_id}`, { image: null })).json.data.collection.image).toBeNull()
    for (const bad of [{ name: '' }, { slug: 'Có Dấu' }, { image: 'img_none' }, { products: 'x' }, { description: 5 }])
      expect([bad, (await admin.patch(`collections/${_id}`, bad)).status]).toEqual([bad, 400])
    expect((await admin.patch('collections/none', { name: 'x' })).status).toBe(404)
  })

  test('has a unique name and slug; a former slug redirects to the new one', async () => {
    const { _id } = (await admin.post('collections', { name: 'Đông ấm' })).json.data.collection
    expect((await admin.post('collections', { name: 'DONG AM' })).json.issues[0].path).toBe('name')
    expect((await admin.post('collections', { name: 'Khác', slug: 'dong-am' })).json.issues[0].path).toBe('slug')
    await admin.patch(`collections/${_id}`, { slug: 'mua-dong' })
    for (const slug of ['dong-am', 'mua-dong']) {
      expect((await shopper.get(`collections/slug/${slug}`)).json.data.collection.slug).toBe('mua-dong')
      expect((await shopper.get(`products/collection/${slug}`)).status).toBe(200)
    }
    const other = await admin.post('collections', { name: 'Đông khác', slug: 'dong-am' })
    expect((await shopper.get('collections/slug/dong-am')).json.data.collection._id).toBe(other.json.data.collection._id)
  })

  test("shows its products in the owner's order", async () => {
    const ids: string[] = []
    for (const name of ['Thứ nhất', 'Thứ nhì', 'Thứ ba']) ids.push(await catalogue.put(name))
    const hidden = await catalogue.put('Giấu', { published: false })
    const made = await admin.post('collections', { name: 'Xếp', products: [ids[1], ids[0], hidden, 'prd_none', ids[1]] })
    const { _id } = made.json.data.collection
    expect(made.json.data.collection).toMatchObject({ productCount: 2, productTotal: 3 })
    expect(namesIn(await shopper.get(`products/collection/${_id}`))).toEqual(['Thứ nhì', 'Thứ nhất'])
    const listed = (await admin.get(`collections/${_id}/products`)).json.data
    expect(listed.map(({ name, published }: { name: string; published: boolean }) => [name, published])).toEqual([
      ['Thứ nhì', true],
      ['Thứ nhất', true],
      ['Giấu', false],
    ])
    await admin.patch(`collections/${_id}`, { products: [ids[2], ids[0]] })
    expect(namesIn(await shopper.get(`products/collection/${_id}`))).toEqual(['Thứ ba', 'Thứ nhất'])
    expect(namesIn(await shopper.get(`products/collection/${_id}?sort=price-asc`))).toHaveLength(2)
    expect((await admin.delete(`collections/${_id}`)).status).toBe(200)
    expect((await shopper.get(`collections/${_id}`)).status).toBe(404)
    expect((await shopper.get(`products/${ids[0]}`)).json.product.collections).toEqual([])
  })

  test('merges concurrent additions and removals of two users', async () => {
    const ids: string[] = []
    for (const name of ['Chung một', 'Chung hai', 'Của Hoa', 'Của Lan']) ids.push(await catalogue.put(name))
    const [first, second, hoas, lans] = ids
    const read = [first, second]
    const { _id } = (await admin.post('collections', { name: 'Hai người', products: read })).json.data.collection
    await admin.patch(`collections/${_id}`, { products: [hoas, second], productsBefore: read })
    const { products } = (await admin.patch(`collections/${_id}`, { products: [second, first, lans], productsBefore: read })).json.data
    expect(products.map(({ name }: { name: string }) => name)).toEqual(['Chung hai', 'Của Lan', 'Của Hoa'])
    expect(namesIn(await shopper.get(`products/collection/${_id}`))).toEqual(['Chung hai', 'Của Lan', 'Của Hoa'])
    expect((await admin.patch(`collections/${_id}`, { name: 'Ba người' })).json.data.products).toBeUndefined()
  })

  // PGlite has one connection, so that no transaction waits for another.
  test.runIf(process.env.TEST_DATABASE_URL)('does not restore a product that is removed during a rewrite of the list', async () => {
    const ids = [await catalogue.put('Ở lại'), await catalogue.put('Đi khỏi')]
    const { _id } = (await admin.post('collections', { name: 'Đang xếp', products: ids })).json.data.collection
    const isWaitedFor = () =>
      expect
        .poll(() => shop.db.$count(sql`pg_locks`, sql`not granted`))
        .toBeGreaterThan(0)
        .then(() => 'waits')
    let leaving: Promise<unknown> | undefined
    await shop.db.transaction(async (tx) => {
      await change.lockCollection(tx, _id)
      const there = await change.findCollectionProducts(tx, _id)
      leaving = admin.patch(`products/${ids[1]}`, { collections: [] })
      expect(await Promise.race([leaving, isWaitedFor()])).toBe('waits')
      await change.putIntoCollection(
        tx,
        _id,
        there.map(({ id }) => id),
      )
    })
    expect(await leaving).toMatchObject({ status: 200 })
    expect(namesIn(await shopper.get(`products/collection/${_id}`))).toEqual(['Ở lại'])
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
