import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
