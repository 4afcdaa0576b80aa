import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { openProductsFixture } from '../../testing/products-fixture.ts'

const { checkout, admin, pictures, aProduct, read, auditOf } = await openProductsFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

describe('change-products: stock', () => {
  test('of an order is never counted away, nor is its variant', async () => {
    const product = await aProduct({ stock: [{ color: 'Xanh lam', onHand: 5 }] })
    await checkout.ordered({ [product._id]: 3 })
    const write = (change: object) => admin.patch(`products/${product._id}`, change)
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

  test('is not counted by an admin who has not seen the last sale; a new name is saved all the same', async () => {
    const product = await aProduct({ stock: [{ color: 'Xanh lam', onHand: 5 }] })
    const { id } = await checkout.ordered({ [product._id]: 1 }, { paymentMethod: 'cod' })
    expect((await admin.patch(`orders/${id}/status`, { status: 'processing' })).status).toBe(200)
    await admin.patch(`orders/${id}/status`, { status: 'shipped' })
    const { version } = product
    expect((await read(product._id)).stock[0].onHand).toBe(4)
    const stock = [{ color: 'Xanh lam', onHand: 10 }]
    const refused = await admin.patch(`products/${product._id}`, { stock, version })
    expect(refused.json).toMatchObject({ code: 'version_conflict', version: (await read(product._id)).version })
    expect((await admin.patch(`products/${product._id}`, { name: 'Áo khác', version })).status).toBe(200)
    expect((await admin.patch(`products/${product._id}`, { stock, version: (await read(product._id)).version })).status).toBe(200)
  })
})

describe('change-products: a deleted product', () => {
  test('is gone from the shop and the carts, while its orders keep their text', async () => {
    const product = await aProduct({ stock: [{ color: 'Xanh lam', onHand: 5 }] })
    const { visitor, id } = await checkout.ordered({ [product._id]: 1 })
    const cart = await checkout.shopper({ [product._id]: 1 })
    expect((await admin.delete(`products/${product._id}`)).json.message).toBe('Đã xoá sản phẩm.')
    expect((await checkout.visitor().get(`products/${product._id}`)).status).toBe(404)
    expect((await admin.get(`products/${product._id}`)).status).toBe(404)
    expect((await cart.get('carts')).json.data.cart.items[0]).toMatchObject({ available: 0 })
    expect((await checkout.order(cart)).status).toBe(409)
    expect((await checkout.read(visitor, id)).items[0]?.product.name).toBe(product.name)
    expect((await admin.delete(`products/${product._id}`)).status).toBe(404)
    expect((await aProduct({ sku: product.sku, slug: product.slug })).slug).toBe(product.slug)
  })

  test('is listed for thirty days and can be restored as it was', async () => {
    const [_id = ''] = pictures
    const product = await aProduct({ colors: [{ color: 'Xanh lam', images: [_id] }], stock: [{ color: 'Xanh lam', onHand: 5 }] })
    await admin.delete(`products/${product._id}`)
    const bin = await admin.get('products/manage/deleted')
    expect(bin.json.data.products[0]).toMatchObject({ _id: product._id, sku: product.sku, price: product.price, thumb: { _id } })
    const response = await admin.post('products/restore', { ids: [product._id, 'prd_0'] })
    expect(response.json).toMatchObject({ message: 'Đã khôi phục 1 sản phẩm.', changed: 1, failed: [{ _id: 'prd_0' }] })
    const { version, updatedAt, ...restored } = await read(product._id)
    expect(restored).toMatchObject({ slug: product.slug, stock: [{ color: 'Xanh lam', onHand: 5 }] })
    expect((await checkout.visitor().get(`products/${product._id}`)).status).toBe(200)
    expect(await auditOf(product._id)).toMatchObject([{}, { what: 'product.delete' }, { what: 'product.restore' }])
    expect((await admin.post('products/restore', { ids: [product._id] })).status).toBe(404)
  })

  test('gets another URL if its own is in use, and stays deleted if its SKU is', async () => {
    const product = await aProduct()
    await admin.delete(`products/${product._id}`)
    const successor = await aProduct({ slug: product.slug })
    await admin.post('products/restore', { ids: [product._id] })
    expect((await read(product._id)).slug).toBe(`${product.slug}-2`)
    expect((await read(successor._id)).slug).toBe(product.slug)
    await admin.delete(`products/${product._id}`)
    await aProduct({ sku: product.sku })
    const refused = await admin.post('products/restore', { ids: [product._id] })
    expect(refused.json).toMatchObject({ changed: 0, failed: [{ message: 'Mã này đã có ở sản phẩm khác' }] })
  })

  test('is seen and restored by admins only', async () => {
    expect((await checkout.visitor().get('products/manage/deleted')).status).toBe(401)
    expect((await checkout.visitor().post('products/restore', { ids: ['prd_0'] })).status).toBe(401)
  })

  test('is deleted with others, and those deleted before are reported', async () => {
    const [one, two] = [await aProduct(), await aProduct()]
    const response = await admin.delete('products', { ids: [one._id, two._id, 'prd_0'] })
    expect(response.json).toMatchObject({ message: 'Đã xoá 2 sản phẩm.', changed: 2, failed: [{ _id: 'prd_0' }] })
    expect((await admin.delete('products', { ids: [one._id] })).status).toBe(404)
    expect((await admin.delete('products', { ids: [] })).status).toBe(400)
    expect((await admin.delete('products', { ids: Array(101).fill('prd_0') })).status).toBe(400)
    expect(await auditOf(two._id)).toMatchObject([{}, { what: 'product.delete' }])
  })
})

test('change-products: changes many at once, and finds them by the added tag', async () => {
  const [one, two] = [await aProduct({ tags: ['Cũ'] }), await aProduct()]
  const change = { status: 'Sale', published: false, addTags: ['Dịp Trung thu'], addCollections: [checkout.catalogue.summer] }
  const response = await admin.patch('products/bulk', { ids: [one._id, two._id, 'prd_0'], ...change })
  expect(response.json).toMatchObject({ changed: 2, failed: [{ _id: 'prd_0', message: 'Không tìm thấy.' }] })
  expect(await read(one._id)).toMatchObject({
    status: 'Sale',
    published: false,
    tags: ['Cũ', 'Dịp Trung thu'],
    collections: [{ _id: checkout.catalogue.summer }],
  })
  const found = await admin.get(`products/manage?query=${encodeURIComponent('dip trung thu')}`)
  expect(found.json.data.total).toBe(2)
  expect((await admin.patch('products/bulk', { ids: [one._id], addCollections: ['cln_0'] })).status).toBe(400)
})

test('change-products: a copy is hidden, without stock, and has its own number and slug', async () => {
  const product = await aProduct({
    name: 'Áo yếm',
    labels: { en: 'Bib top' },
    sku: 'YEM-1',
    colors: [{ color: 'Đỏ', images: [pictures[0]] }],
    sizes: [{ size: '2Y', price: 5_000 }],
    stock: [{ color: 'Đỏ', size: '2Y', onHand: 4 }],
    tags: ['Lụa'],
  })
  const response = await admin.post(`products/${product._id}/duplicate`)
  expect(response.status).toBe(201)
  expect(response.json.product).toMatchObject({
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
  expect((await admin.post(`products/${product._id}/duplicate`)).json.product.sku).toBe('YEM-1-3')
  expect((await checkout.visitor().get('products/slug/ao-yem-ban-sao')).status).toBe(404)
})

test('change-products: the picture of a category is the first of its best seller, also after a change', async () => {
  const pictureOf = async (id: string) => {
    const { data } = (await checkout.visitor().get('categories/pictures')).json
    return data.find(({ category }: { category: string }) => category === id)?.picture._id
  }
  const colors = (...images: (string | undefined)[]) => [{ color: 'Đỏ', images }]
  const product = await aProduct({ category: checkout.catalogue.hats, colors: colors(pictures[0], pictures[1]) })
  expect(await pictureOf(checkout.catalogue.hats)).toBe(pictures[0])
  await admin.patch(`products/${product._id}`, { colors: colors(pictures[2]) })
  expect(await pictureOf(checkout.catalogue.hats)).toBe(pictures[2])
  await admin.patch(`products/${product._id}`, { published: false })
  expect(await pictureOf(checkout.catalogue.hats)).toBeUndefined()
})
