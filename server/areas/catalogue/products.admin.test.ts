import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { openProductsFixture } from '../../testing/products-fixture.ts'
import { signUp } from '../../testing/users-fixture.ts'

const { checkout, admin, pictures, body, create, aProduct, read, auditOf } = await openProductsFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const issuesOf = (response: { json: { issues?: { path: string }[] } }) => response.json.issues?.map(({ path }) => path)

describe('products: a new product', () => {
  test('stores every field, and an admin reads it back as written', async () => {
    const response = await create({
      name: 'Đầm thêu sen',
      labels: { en: 'Lotus dress' },
      descriptions: { vi: 'Thêu tay', en: 'Embroidered' },
      salePrice: 250_000,
      status: 'New',
      collections: [checkout.catalogue.tet],
      tags: ['Hoa nhí', 'hoa nhi', 'Lễ'],
      colors: [{ color: 'Đỏ', labels: { en: 'Red' }, hex: '#F00', images: [pictures[0], { _id: pictures[1] }] }, { color: 'Xanh' }],
      sizes: [{ size: '2Y' }, { size: '3Y', price: 320_000, salePrice: 310_000 }],
      stock: [{ color: 'Đỏ', size: '3Y', onHand: 4 }],
      written: { facts: { fabric: { vi: 'Lanh', en: 'Linen' }, care: ['handwash'] }, seo: { title: { vi: 'Đầm sen Huế' } } },
    })
    expect([response.status, response.json.message]).toEqual([201, 'Đã tạo sản phẩm.'])
    const { product } = response.json
    expect(product).toMatchObject({
      slug: 'dam-theu-sen',
      labels: { en: 'Lotus dress' },
      descriptions: { vi: 'Thêu tay', en: 'Embroidered' },
      salePrice: 250_000,
      status: 'New',
      collections: [{ _id: checkout.catalogue.tet }],
      tags: ['Hoa nhí', 'Lễ'],
      sizes: [{ size: '2Y' }, { size: '3Y', price: 320_000, salePrice: 310_000 }],
      availability: 'In stock',
      seo: { title: 'Đầm sen Huế' },
      facts: { fabric: 'Lanh', care: ['handwash'] },
    })
    expect(product.colors.map((c: { hex: string; images: object[] }) => [c.hex, c.images.length])).toEqual([
      ['#ff0000', 2],
      ['#c9c2b8', 0],
    ])
    expect(product.stock).toHaveLength(4)
    expect(product.stock[1]).toEqual({ color: 'Đỏ', size: '3Y', onHand: 4, reserved: 0 })
    expect((await checkout.visitor('en').get('products/slug/dam-theu-sen')).json.product).toMatchObject({ name: 'Lotus dress' })
    expect((await checkout.visitor().get('products?query=lanh')).status).toBe(200)
    expect(await auditOf(product._id)).toMatchObject([{ who: admin.userId, what: 'product.create' }])
  })

  test('ignores unknown fields', async () => {
    const product = await aProduct({
      _id: 'prd_mine',
      soldCount: 999,
      rating: { average: 5, count: 9 },
      createdAt: '2000-01-01',
      version: 7,
    })
    expect(product._id).not.toBe('prd_mine')
    expect(product.rating).toEqual({ average: 0, count: 0 })
    expect(product.createdAt > '2020').toBe(true)
  })

  test.each([
    [{ name: undefined }, 400, ['name']],
    [{ name: '  ' }, 400, ['name']],
    [{ sku: undefined }, 400, ['sku']],
    [{ price: undefined }, 400, ['price']],
    [{ price: '300000' }, 400, ['price']],
    [{ price: -1 }, 400, ['price']],
    [{ price: 1.5 }, 400, ['price']],
    [{ price: 100_000_000_001 }, 400, ['price']],
    [{ salePrice: 100_000_000_001 }, 400, ['salePrice']],
    [{ sizes: [{ size: '2Y', price: 100_000_000_001 }] }, 400, ['sizes.0.price']],
    [{ category: undefined }, 400, ['category']],
    [{ category: 'cat_0' }, 400, ['category']],
    [{ colors: undefined }, 400, ['colors']],
    [{ colors: [] }, 400, ['colors']],
    [{ colors: [{ color: 'Đỏ', hex: 'red' }] }, 400, ['colors.0.hex']],
    [{ colors: [{ color: 'Đỏ', images: ['img_0'] }] }, 400, ['colors.0.images.0']],
    [{ colors: [{ color: 'Đỏ' }, { color: ' đỏ ' }] }, 400, ['colors.1.color']],
    [{ sizes: [{ size: '2Y' }, { size: '2Y' }] }, 400, ['sizes.1.size']],
    [{ salePrice: 300_000 }, 400, ['salePrice']],
    [{ sizes: [{ size: '2Y', price: 100_000, salePrice: 100_000 }] }, 400, ['sizes.0.salePrice']],
    [{ sizes: [{ size: '2Y', salePrice: 350_000 }] }, 400, ['sizes.0.salePrice']],
    [{ slug: 'Có Dấu' }, 400, ['slug']],
    [{ slug: 'sales' }, 409, ['slug']],
    [{ status: 'Hot' }, 400, ['status']],
    [{ published: 'yes' }, 400, ['published']],
    [{ stock: [{ color: 'Tím', onHand: 1 }] }, 400, ['stock']],
    [{ stock: [{ color: 'Xanh lam', onHand: -1 }] }, 400, ['stock.0.onHand']],
    [{ collections: ['cln_0'] }, 400, ['collections']],
    [{ name: 'x'.repeat(201) }, 400, ['name']],
    [{ tags: Array(41).fill('a') }, 400, ['tags']],
  ])('with %j responds %d', async (more, status, paths) => {
    const before = await checkout.db.$count(schema.products)
    const response = await create(more)
    expect([response.status, issuesOf(response)]).toEqual([status, paths])
    expect(await checkout.db.$count(schema.products)).toBe(before)
  })

  test('reports a missing value as missing, also in a field with alternatives', async () => {
    const { json } = await create({ name: undefined, category: undefined })
    expect(json.issues).toEqual(['name', 'category'].map((path) => ({ path, message: 'Vui lòng điền mục này' })))
  })

  test('has a number that no other product has, in no case and with no blanks around it', async () => {
    const { sku, _id } = await aProduct()
    const other = await create({ sku: ` ${sku.toLowerCase()}-2 ` })
    expect(other.json.product.sku).toBe(`${sku.toLowerCase()}-2`)
    const isTaken = { status: 409, json: { code: 'already_exists', issues: [{ path: 'sku' }] } }
    for (const same of [sku.toLowerCase(), `${sku} `, ` ${sku}`]) expect(await create({ sku: same })).toMatchObject(isTaken)
    expect(await admin.patch(`products/${other.json.product._id}`, { sku: sku.toLowerCase() })).toMatchObject(isTaken)
    expect((await admin.patch(`products/${_id}`, { sku: sku.toLowerCase() })).status).toBe(200)
    const raced = await Promise.all(['Đua-1', 'đua-1', 'ĐUA-1'].map((same) => create({ sku: same })))
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('gets its own number and slug', async () => {
    const { sku, slug } = await aProduct()
    expect(await create({ sku })).toMatchObject({ status: 409, json: { code: 'already_exists', issues: [{ path: 'sku' }] } })
    expect(await create({ slug })).toMatchObject({ status: 409, json: { code: 'already_exists', issues: [{ path: 'slug' }] } })
    expect((await admin.get(`products/slug-free?slug=${slug}`)).json).toEqual({ slug, free: false, suggestion: `${slug}-2` })
    expect((await admin.get(`products/slug-free?slug=${encodeURIComponent('Đầm Mới!')}`)).json).toMatchObject({
      slug: 'dam-moi',
      free: true,
    })
  })

  test('needs an admin', async () => {
    const { visitor: customer } = await signUp(checkout)
    const product = await aProduct()
    for (const [who, status] of [
      [checkout.visitor(), 401],
      [customer, 403],
    ] as const) {
      expect((await who.post('products', body())).status).toBe(status)
      expect((await who.patch(`products/${product._id}`, { price: 1 })).status).toBe(status)
      expect((await who.patch('products/bulk', { ids: [product._id], published: false })).status).toBe(status)
      expect((await who.post(`products/${product._id}/duplicate`)).status).toBe(status)
      expect((await who.delete(`products/${product._id}`)).status).toBe(status)
      expect((await who.delete('products', { ids: [product._id] })).status).toBe(status)
      expect((await who.get('products/manage')).status).toBe(status)
      expect((await who.get('products/slug-free?slug=a')).status).toBe(status)
    }
    expect((await read(product._id)).price).toBe(300_000)
  })
})

describe('products: a changed product', () => {
  test('changes field by field; the others stay', async () => {
    const product = await aProduct({
      sizes: [{ size: '2Y' }],
      tags: ['Lụa'],
      colors: [{ color: 'Đỏ', hex: '#aa0000', images: [pictures[0]] }],
      stock: [{ color: 'Đỏ', size: '2Y', onHand: 3 }],
    })
    const changed = await admin.patch(`products/${product._id}`, { name: 'Áo tơ', version: product.version })
    expect([changed.status, changed.json.message]).toEqual([200, 'Đã lưu sản phẩm.'])
    const { updatedAt, version, ...rest } = changed.json.product
    expect(rest).toEqual({ ...product, name: 'Áo tơ', updatedAt: undefined, version: undefined })
    expect(version).toBeGreaterThan(product.version)
    expect(updatedAt).not.toBe(product.updatedAt)
    expect((await checkout.visitor().get('products?query=ao%20to')).json.data.products[0]._id).toBe(product._id)
    expect((await auditOf(product._id)).map(({ what }) => what)).toContain('product.update')
  })

  test('accepts the whole body as it was read', async () => {
    const product = await aProduct({
      sizes: [{ size: '2Y', price: 5 }],
      colors: [{ color: 'Đỏ', images: [pictures[1], pictures[2]] }],
      tags: ['A'],
    })
    const again = await admin.patch(`products/${product._id}`, product)
    expect(again.status).toBe(200)
    expect({ ...again.json.product, version: 0, updatedAt: '' }).toEqual({ ...product, version: 0, updatedAt: '' })
  })

  test('refuses an admin who has not seen the last change', async () => {
    const product = await aProduct()
    const by = (price: number) => admin.patch(`products/${product._id}`, { price, version: product.version })
    const answers = await Promise.all([by(310_000), by(320_000), by(330_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { version } = await read(product._id)
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'version_conflict', version })
    expect((await admin.patch(`products/${product._id}`, { price: 340_000 })).status).toBe(200)
  })

  test('has its colours renamed by id, swapped, added and removed', async () => {
    const product = await aProduct({
      colors: [
        { color: 'Đỏ', hex: '#aa0000', images: [pictures[0]] },
        { color: 'Xanh', hex: '#0000aa' },
      ],
      stock: [{ color: 'Đỏ', onHand: 2 }],
    })
    const [red, blue] = product.colors
    const { json } = await admin.patch(`products/${product._id}`, {
      colors: [{ color: 'Vàng' }, { id: blue.id, color: 'Đỏ' }, { id: red.id, color: 'Xanh' }],
    })
    expect(
      json.product.colors.map((c: { id: string; color: string; hex: string; images: object[] }) => [c.color, c.hex, c.images.length]),
    ).toEqual([
      ['Vàng', '#c9c2b8', 0],
      ['Đỏ', '#0000aa', 0],
      ['Xanh', '#aa0000', 1],
    ])
    expect([json.product.colors[1].id, json.product.colors[2].id]).toEqual([blue.id, red.id])
    expect(json.product.stock).toEqual([
      { color: 'Vàng', onHand: 0, reserved: 0 },
      { color: 'Đỏ', onHand: 0, reserved: 0 },
      { color: 'Xanh', onHand: 2, reserved: 0 },
    ])
    const fewer = await admin.patch(`products/${product._id}`, { colors: [{ color: 'Đỏ' }] })
    expect(fewer.json.product).toMatchObject({ colors: [{ id: blue.id }], availability: 'Out of stock' })
  })

  test('updates lists with its price, and is on sale only below the price, whichever of the two changes', async () => {
    const product = await aProduct({ salePrice: 200_000, sizes: [{ size: '2Y', salePrice: 150_000 }] })
    expect(await admin.patch(`products/${product._id}`, { price: 200_000 })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'salePrice' }] },
    })
    expect((await admin.patch(`products/${product._id}`, { salePrice: null, sizes: [] })).json.product).toMatchObject({
      salePrice: 0,
      sizes: [],
    })
    const [row] = await checkout.db.select().from(schema.products).where(eq(schema.products.id, product._id))
    expect(row).toMatchObject({ effectiveVnd: 300_000, percentOff: 0 })
  })

  test('is found at its old slug after a rename, until another product takes it', async () => {
    const product = await aProduct({ slug: 'cu-1' })
    await admin.patch(`products/${product._id}`, { slug: 'moi-1' })
    const visitor = checkout.visitor()
    expect((await visitor.get('products/slug/cu-1')).json.product.slug).toBe('moi-1')
    expect((await admin.get('products/slug-free?slug=cu-1')).json.free).toBe(false)
    expect((await admin.get(`products/slug-free?slug=cu-1&except=${product._id}`)).json.free).toBe(true)
    const other = await aProduct({ slug: 'cu-1' })
    expect((await visitor.get('products/slug/cu-1')).json.product._id).toBe(other._id)
    await admin.patch(`products/${product._id}`, { slug: 'moi-2' })
    await admin.patch(`products/${product._id}`, { slug: 'moi-1' })
    expect((await visitor.get('products/slug/moi-2')).json.product.slug).toBe('moi-1')
    await admin.delete(`products/${product._id}`)
    expect((await visitor.get('products/slug/moi-2')).status).toBe(404)
  })

  test('responds 404 if it does not exist', async () => {
    expect((await admin.patch('products/prd_0', { price: 5 })).status).toBe(404)
    expect((await admin.patch('products/prd_0', { price: 'x' })).status).toBe(400)
  })
})
