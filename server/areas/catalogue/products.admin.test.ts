import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/db.ts'
import type { Visitor } from '../../test-shop.ts'
import { openTestTill, type TestTill } from '../checkout/test-till.ts'
import { draw, openDarkroom } from '../media/test-pictures.ts'
import { findErrors } from '../orders/test-books.ts'
import { openOffice, signUp } from '../orders/test-office.ts'

let till: TestTill
let office: Visitor & { userId: string }
const pictures: string[] = []
beforeAll(async () => {
  till = await openTestTill()
  office = await openOffice(till)
  const darkroom = openDarkroom(till)
  for (let n = 0; n < 3; n++) pictures.push((await darkroom.added(await draw(40, 50).png().toBuffer(), `${n}.png`))._id)
})
afterEach(async () => expect(await findErrors(till.db)).toEqual([]))
afterAll(() => till.close())

let made = 0
const body = (more: object = {}) => {
  made++
  return {
    name: `Áo dài ${made}`,
    sku: `AD-${made}`,
    price: 300_000,
    category: till.shelves.dresses,
    colors: [{ color: 'Xanh lam', hex: '#335588' }],
    ...more,
  }
}
const create = (more: object = {}) => office.post('products', body(more))
async function aProduct(more: object = {}) {
  const answer = await create(more)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.json.product
}
const read = async (id: string) => (await office.get(`products/${id}?lang=vi`)).json.product
const auditOf = (subject: string) => till.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, subject))
const issuesOf = (answer: { json: { issues?: { path: string }[] } }) => answer.json.issues?.map(({ path }) => path)

describe('a product is made', () => {
  test('with everything that is said of it, and read back by an admin as it was written', async () => {
    const answer = await create({
      name: 'Đầm thêu sen',
      labels: { en: 'Lotus dress' },
      descriptions: { vi: 'Thêu tay', en: 'Embroidered' },
      salePrice: 250_000,
      status: 'New',
      collections: [till.shelves.tet],
      tags: ['Hoa nhí', 'hoa nhi', 'Lễ'],
      colors: [{ color: 'Đỏ', labels: { en: 'Red' }, hex: '#F00', images: [pictures[0], { _id: pictures[1] }] }, { color: 'Xanh' }],
      sizes: [{ size: '2Y' }, { size: '3Y', price: 320_000, salePrice: 310_000 }],
      stock: [{ color: 'Đỏ', size: '3Y', onHand: 4 }],
      written: { facts: { fabric: { vi: 'Lanh', en: 'Linen' }, care: ['handwash'] }, seo: { title: { vi: 'Đầm sen Huế' } } },
    })
    expect([answer.status, answer.json.message]).toEqual([201, 'Đã tạo sản phẩm.'])
    const { product } = answer.json
    expect(product).toMatchObject({
      slug: 'dam-theu-sen',
      labels: { en: 'Lotus dress' },
      descriptions: { vi: 'Thêu tay', en: 'Embroidered' },
      salePrice: 250_000,
      status: 'New',
      collections: [{ _id: till.shelves.tet }],
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
    expect((await till.visitor('en').get('products/slug/dam-theu-sen')).json.product).toMatchObject({ name: 'Lotus dress' })
    expect((await till.visitor().get('products?query=lanh')).status).toBe(200)
    expect(await auditOf(product._id)).toMatchObject([{ who: office.userId, what: 'product.create' }])
  })

  test('and stores nothing that is no field of it', async () => {
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
    [{ collections: ['cln_0'] }, 400, ['']],
    [{ name: 'x'.repeat(201) }, 400, ['name']],
    [{ tags: Array(41).fill('a') }, 400, ['tags']],
  ])('but not with %j: %d', async (more, status, paths) => {
    const before = await till.db.$count(schema.products)
    const answer = await create(more)
    expect([answer.status, issuesOf(answer)]).toEqual([status, paths])
    expect(await till.db.$count(schema.products)).toBe(before)
  })

  test('and what is missing is called so, also where a field takes this or that', async () => {
    const { json } = await create({ name: undefined, category: undefined })
    expect(json.issues).toEqual(['name', 'category'].map((path) => ({ path, message: 'Mục này là bắt buộc' })))
  })

  test('with a number and an address of its own', async () => {
    const { sku, slug } = await aProduct()
    expect(await create({ sku })).toMatchObject({ status: 409, json: { code: 'already_exists', issues: [{ path: 'sku' }] } })
    expect(await create({ slug })).toMatchObject({ status: 409, json: { code: 'already_exists', issues: [{ path: 'slug' }] } })
    expect((await office.get(`products/slug-free?slug=${slug}`)).json).toEqual({ slug, free: false, suggestion: `${slug}-2` })
    expect((await office.get(`products/slug-free?slug=${encodeURIComponent('Đầm Mới!')}`)).json).toMatchObject({
      slug: 'dam-moi',
      free: true,
    })
  })

  test('by an admin alone', async () => {
    const { visitor: customer } = await signUp(till)
    const product = await aProduct()
    for (const [who, status] of [
      [till.visitor(), 401],
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

describe('a product is changed', () => {
  test('field by field; what is not named stays', async () => {
    const product = await aProduct({
      sizes: [{ size: '2Y' }],
      tags: ['Lụa'],
      colors: [{ color: 'Đỏ', hex: '#aa0000', images: [pictures[0]] }],
      stock: [{ color: 'Đỏ', size: '2Y', onHand: 3 }],
    })
    const changed = await office.patch(`products/${product._id}`, { name: 'Áo tơ', version: product.version })
    expect([changed.status, changed.json.message]).toEqual([200, 'Đã lưu sản phẩm.'])
    const { updatedAt, version, ...rest } = changed.json.product
    expect(rest).toEqual({ ...product, name: 'Áo tơ', updatedAt: undefined, version: undefined })
    expect(version).toBeGreaterThan(product.version)
    expect(updatedAt).not.toBe(product.updatedAt)
    expect((await till.visitor().get('products?query=ao%20to')).json.data.products[0]._id).toBe(product._id)
    expect((await auditOf(product._id)).map(({ what }) => what)).toContain('product.update')
  })

  test('whole, as it was read', async () => {
    const product = await aProduct({
      sizes: [{ size: '2Y', price: 5 }],
      colors: [{ color: 'Đỏ', images: [pictures[1], pictures[2]] }],
      tags: ['A'],
    })
    const again = await office.patch(`products/${product._id}`, product)
    expect(again.status).toBe(200)
    expect({ ...again.json.product, version: 0, updatedAt: '' }).toEqual({ ...product, version: 0, updatedAt: '' })
  })

  test('by nobody who has not seen the last change', async () => {
    const product = await aProduct()
    const by = (price: number) => office.patch(`products/${product._id}`, { price, version: product.version })
    const answers = await Promise.all([by(310_000), by(320_000), by(330_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('version_conflict')
    expect((await office.patch(`products/${product._id}`, { price: 340_000 })).status).toBe(200)
  })

  test('in its colours: renamed by id, swapped, added and taken away', async () => {
    const product = await aProduct({
      colors: [
        { color: 'Đỏ', hex: '#aa0000', images: [pictures[0]] },
        { color: 'Xanh', hex: '#0000aa' },
      ],
      stock: [{ color: 'Đỏ', onHand: 2 }],
    })
    const [red, blue] = product.colors
    const { json } = await office.patch(`products/${product._id}`, {
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
    const fewer = await office.patch(`products/${product._id}`, { colors: [{ color: 'Đỏ' }] })
    expect(fewer.json.product).toMatchObject({ colors: [{ id: blue.id }], availability: 'Out of stock' })
  })

  test('in price: lists follow, and on sale means below the price, whichever of the two is written', async () => {
    const product = await aProduct({ salePrice: 200_000, sizes: [{ size: '2Y', salePrice: 150_000 }] })
    expect(await office.patch(`products/${product._id}`, { price: 200_000 })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'salePrice' }] },
    })
    expect((await office.patch(`products/${product._id}`, { salePrice: null, sizes: [] })).json.product).toMatchObject({
      salePrice: 0,
      sizes: [],
    })
    const [row] = await till.db.select().from(schema.products).where(eq(schema.products.id, product._id))
    expect(row).toMatchObject({ effectiveVnd: 300_000, percentOff: 0 })
  })

  test('in name, and is found at its old address until another takes it', async () => {
    const product = await aProduct({ slug: 'cu-1' })
    await office.patch(`products/${product._id}`, { slug: 'moi-1' })
    const visitor = till.visitor()
    expect((await visitor.get('products/slug/cu-1')).json.product.slug).toBe('moi-1')
    expect((await office.get('products/slug-free?slug=cu-1')).json.free).toBe(false)
    expect((await office.get(`products/slug-free?slug=cu-1&except=${product._id}`)).json.free).toBe(true)
    const other = await aProduct({ slug: 'cu-1' })
    expect((await visitor.get('products/slug/cu-1')).json.product._id).toBe(other._id)
    await office.patch(`products/${product._id}`, { slug: 'moi-2' })
    await office.patch(`products/${product._id}`, { slug: 'moi-1' })
    expect((await visitor.get('products/slug/moi-2')).json.product.slug).toBe('moi-1')
    await office.delete(`products/${product._id}`)
    expect((await visitor.get('products/slug/moi-2')).status).toBe(404)
  })

  test('only where it is', async () => {
    expect((await office.patch('products/prd_0', { price: 5 })).status).toBe(404)
    expect((await office.patch('products/prd_0', { price: 'x' })).status).toBe(400)
  })
})

describe('pieces', () => {
  test('held for an order are never counted away, nor is what they come in', async () => {
    const product = await aProduct({ stock: [{ color: 'Xanh lam', onHand: 5 }] })
    await till.ordered({ [product._id]: 3 })
    const write = (change: object) => office.patch(`products/${product._id}`, change)
    expect(await write({ stock: [{ color: 'Xanh lam', onHand: 2 }] })).toMatchObject({
      status: 409,
      json: { code: 'stock_reserved', issues: [{ path: 'stock.0.onHand', message: 'Đang giữ 3 chiếc cho đơn hàng nên không thể ít hơn' }] },
    })
    expect(await write({ colors: [{ color: 'Đỏ' }] })).toMatchObject({ status: 409, json: { issues: [{ path: 'colors' }] } })
    expect(await write({ sizes: [{ size: '2Y' }] })).toMatchObject({ status: 409, json: { issues: [{ path: 'sizes' }] } })
    expect((await write({ price: 290_000 })).json.product.stock).toEqual([{ color: 'Xanh lam', onHand: 5, reserved: 3 }])
    expect((await write({ stock: [{ color: 'xanh lam', onHand: 3 }] })).json.product).toMatchObject({
      availability: 'Out of stock',
      stock: [{ onHand: 3, reserved: 3 }],
    })
  })

  test('are counted by nobody who has not seen the last sale; a name is changed all the same', async () => {
    const product = await aProduct({ stock: [{ color: 'Xanh lam', onHand: 5 }] })
    const { id } = await till.ordered({ [product._id]: 1 }, { paymentMethod: 'cod' })
    expect((await office.patch(`orders/${id}/status`, { status: 'processing' })).status).toBe(200)
    await office.patch(`orders/${id}/status`, { status: 'shipped' })
    const { version } = product
    expect((await read(product._id)).stock[0].onHand).toBe(4)
    const stock = [{ color: 'Xanh lam', onHand: 10 }]
    expect((await office.patch(`products/${product._id}`, { stock, version })).json.code).toBe('version_conflict')
    expect((await office.patch(`products/${product._id}`, { name: 'Áo khác', version })).status).toBe(200)
    expect((await office.patch(`products/${product._id}`, { stock, version: (await read(product._id)).version })).status).toBe(200)
  })
})

describe('a deleted product', () => {
  test('is gone from the shop and the carts, while its orders keep what they say', async () => {
    const product = await aProduct({ stock: [{ color: 'Xanh lam', onHand: 5 }] })
    const { visitor, id } = await till.ordered({ [product._id]: 1 })
    const cart = await till.shopper({ [product._id]: 1 })
    expect((await office.delete(`products/${product._id}`)).json.message).toBe('Đã xoá sản phẩm.')
    expect((await till.visitor().get(`products/${product._id}`)).status).toBe(404)
    expect((await office.get(`products/${product._id}`)).status).toBe(404)
    expect((await cart.get('carts')).json.data.cart.items[0]).toMatchObject({ available: 0 })
    expect((await till.order(cart)).status).toBe(409)
    expect((await till.read(visitor, id)).items[0]?.product.name).toBe(product.name)
    expect((await office.delete(`products/${product._id}`)).status).toBe(404)
    expect((await aProduct({ sku: product.sku, slug: product.slug })).slug).toBe(product.slug)
  })

  test('goes with others, and those who were gone before are named', async () => {
    const [one, two] = [await aProduct(), await aProduct()]
    const answer = await office.delete('products', { ids: [one._id, two._id, 'prd_0'] })
    expect(answer.json).toMatchObject({ message: 'Đã xoá 2 sản phẩm.', changed: 2, failed: [{ _id: 'prd_0' }] })
    expect((await office.delete('products', { ids: [one._id] })).status).toBe(404)
    expect((await office.delete('products', { ids: [] })).status).toBe(400)
    expect((await office.delete('products', { ids: Array(101).fill('prd_0') })).status).toBe(400)
    expect(await auditOf(two._id)).toMatchObject([{}, { what: 'product.delete' }])
  })
})

test('many are changed at once, and found by what was added', async () => {
  const [one, two] = [await aProduct({ tags: ['Cũ'] }), await aProduct()]
  const change = { status: 'Sale', published: false, addTags: ['Dịp Trung thu'], addCollections: [till.shelves.summer] }
  const answer = await office.patch('products/bulk', { ids: [one._id, two._id, 'prd_0'], ...change })
  expect(answer.json).toMatchObject({ changed: 2, failed: [{ _id: 'prd_0', message: 'Không tìm thấy.' }] })
  expect(await read(one._id)).toMatchObject({
    status: 'Sale',
    published: false,
    tags: ['Cũ', 'Dịp Trung thu'],
    collections: [{ _id: till.shelves.summer }],
  })
  const found = await office.get(`products/manage?query=${encodeURIComponent('dip trung thu')}`)
  expect(found.json.data.total).toBe(2)
  expect((await office.patch('products/bulk', { ids: [one._id], addCollections: ['cln_0'] })).status).toBe(400)
})

test('a copy is hidden, empty, and has a number and an address of its own', async () => {
  const product = await aProduct({
    name: 'Áo yếm',
    labels: { en: 'Bib top' },
    sku: 'YEM-1',
    colors: [{ color: 'Đỏ', images: [pictures[0]] }],
    sizes: [{ size: '2Y', price: 5_000 }],
    stock: [{ color: 'Đỏ', size: '2Y', onHand: 4 }],
    tags: ['Lụa'],
  })
  const answer = await office.post(`products/${product._id}/duplicate`)
  expect(answer.status).toBe(201)
  expect(answer.json.product).toMatchObject({
    name: 'Áo yếm (bản sao)',
    labels: { en: 'Bib top (copy)' },
    sku: 'YEM-1-2',
    slug: 'ao-yem-ban-sao',
    published: false,
    availability: 'Out of stock',
    tags: ['Lụa'],
    sizes: [{ size: '2Y', price: 5_000 }],
    colors: [{ color: 'Đỏ', images: [{ _id: pictures[0] }] }],
  })
  expect((await office.post(`products/${product._id}/duplicate`)).json.product.sku).toBe('YEM-1-3')
  expect((await till.visitor().get('products/slug/ao-yem-ban-sao')).status).toBe(404)
})

describe('the list of the back office', () => {
  const list = async (query: string) => (await office.get(`products/manage?${query}`)).json.data
  const names = async (query: string) => (await list(query)).products.map(({ sku }: { sku: string }) => sku)

  test('shows hidden ones too, and finds and narrows them', async () => {
    const mark = `Đèn lồng ${Date.now()}`
    const more = { name: mark, category: till.shelves.hats }
    await aProduct({ ...more, sku: 'DL-A', price: 100_000, tags: ['Rước đèn'], status: 'New', stock: [{ color: 'Xanh lam', onHand: 2 }] })
    await aProduct({
      ...more,
      sku: 'DL-B',
      price: 200_000,
      published: false,
      collections: [till.shelves.tet],
      availability: 'Made to order',
    })
    const query = `query=${encodeURIComponent(mark.replace('Đèn lồng', 'den long'))}`
    expect((await names(query)).sort()).toEqual(['DL-A', 'DL-B'])
    expect(await names('query=dl-b')).toEqual(['DL-B'])
    expect(await names(`${query}&sort=price-desc`)).toEqual(['DL-B', 'DL-A'])
    for (const [filter, skus] of [
      ['published=false', ['DL-B']],
      ['published=true', ['DL-A']],
      ['status=New', ['DL-A']],
      [`category=${encodeURIComponent('mũ')}`, ['DL-A', 'DL-B']],
      [`category=${till.shelves.dresses}`, []],
      [`category=${encodeURIComponent('không có')}`, []],
      ['collection=tet-sum-vay', ['DL-B']],
      [`tag=${encodeURIComponent('ruoc den')}`, ['DL-A']],
      ['availability=In stock', ['DL-A']],
      ['availability=Made to order', ['DL-B']],
      ['min=150000', ['DL-B']],
      ['max=150000', ['DL-A']],
      ['limit=1&page=2&sort=price-asc', ['DL-B']],
    ] as const)
      expect([filter, (await names(`${query}&${filter}`)).sort()]).toEqual([filter, skus])
    expect((await list(query)).products.find(({ sku }: { sku: string }) => sku === 'DL-A')).toMatchObject({
      thumb: null,
      colors: 1,
      sizes: 0,
      stock: { onHand: 2, reserved: 0 },
      published: true,
    })
    for (const sort of ['newest', 'oldest', 'updated-desc', 'updated-asc', 'name-asc', 'name-desc', 'price-asc', 'price-desc'])
      expect((await list(`sort=${sort}`)).products.length).toBeGreaterThan(2)
    expect((await list(`query=${encodeURIComponent('%_*')}`)).total).toBe(0)
    for (const bad of ['page=0', 'limit=101', 'sort=best', 'min=x', 'published=yes'])
      expect([bad, (await office.get(`products/manage?${bad}`)).status]).toEqual([bad, 400])
  })

  test('is named whole, however many pages it has, for those who change it at once', async () => {
    const mark = `Khăn xếp ${Date.now()}`
    const more = { name: mark, labels: { en: `Turban ${made}` }, category: till.shelves.hats }
    await aProduct({ ...more, sku: 'KX-A', price: 100_000, tags: ['Lễ hội'], stock: [{ color: 'Xanh lam', onHand: 3 }] })
    await aProduct({ ...more, sku: 'KX-B', price: 300_000, published: false })
    await aProduct({ ...more, sku: 'KX-C', price: 200_000, status: 'New', collections: [till.shelves.tet] })
    const query = `query=${encodeURIComponent(mark)}`
    const matching = async (more: string) => (await office.get(`products/manage/matching?${query}&${more}`)).json.data.products
    for (const filter of [
      '',
      'published=false',
      'status=New',
      `tag=${encodeURIComponent('le hoi')}`,
      'collection=tet-sum-vay',
      `category=${till.shelves.dresses}`,
      `category=${encodeURIComponent('không có')}`,
      'availability=In stock',
      'min=150000&max=250000',
      'sort=price-desc',
      'sort=name-asc',
    ]) {
      const shown = (await list(`${query}&limit=100&${filter}`)).products
      expect([filter, await matching(filter)]).toEqual([
        filter,
        shown.map(({ _id, name, stock }: Record<string, unknown>) => ({ _id, name, stock })),
      ])
    }
    expect(await matching('page=2&limit=1')).toHaveLength(3)
    expect(await matching('sort=price-asc')).toMatchObject([{ name: mark, stock: { onHand: 3, reserved: 0 } }, {}, {}])
    expect((await office.get(`products/manage/matching?${query}&lang=en`)).json.data.products[0].name).toMatch(/^Turban/)
    expect((await office.get(`products/manage/matching?query=${encodeURIComponent('%_*')}`)).json.data.products).toEqual([])
    for (const bad of ['sort=best', 'min=x', 'published=yes', 'status=Old'])
      expect([bad, (await office.get(`products/manage/matching?${bad}`)).status]).toEqual([bad, 400])

    const [gone] = await matching('sort=price-asc')
    await office.delete(`products/${gone._id}`)
    expect(await matching('')).toHaveLength(2)
  })

  test('is named whole to admins alone', async () => {
    const clerk = await signUp(till)
    expect((await clerk.visitor.get('products/manage/matching')).status).toBe(403)
    await till.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, clerk.userId))
    await clerk.visitor.post('users/login', { email: clerk.email, password: 'mot mat khau dai' })
    expect((await clerk.visitor.get('products/manage')).status).toBe(200)
    expect((await clerk.visitor.get('products/manage/matching')).status).toBe(403)
    expect((await till.visitor().get('products/manage/matching')).status).toBe(401)
  })
})
