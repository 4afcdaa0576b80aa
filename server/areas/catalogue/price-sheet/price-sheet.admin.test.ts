import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { openProductsFixture } from '../../../testing/products-fixture.ts'
import { signUp } from '../../../testing/users-fixture.ts'

const { checkout, admin, aProduct, read, auditOf } = await openProductsFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const preview = async (rows: object[]) => admin.post('products/sheet/preview', { rows })
async function change(rows: object[]) {
  const { token } = (await preview(rows)).json.data
  return admin.post('products/sheet', { rows, token })
}
const onHandOf = async (productId: string) =>
  (await checkout.db.select().from(schema.variants).where(eq(schema.variants.productId, productId))).map(({ onHand }) => onHand)

test('price sheet: is for admins', async () => {
  const { visitor, userId } = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  expect((await visitor.get('products/sheet')).status).toBe(403)
  expect((await visitor.post('products/sheet/preview', { rows: [{ sku: 'X' }] })).status).toBe(403)
  expect((await checkout.visitor().get('products/sheet')).status).toBe(401)
})

test('price sheet: lists a line for each variant', async () => {
  const product = await aProduct({
    name: 'Áo bảng tính',
    sizes: [{ size: '1Y' }, { size: '2Y', price: 320_000 }],
    stock: [{ color: 'Xanh lam', size: '2Y', onHand: 4 }],
  })
  const { lines, total } = (await admin.get('products/sheet?query=bang%20tinh')).json.data
  expect(total).toBe(1)
  expect(lines).toMatchObject([
    { sku: product.sku, name: 'Áo bảng tính', color: 'Xanh lam', size: '1Y', price: 300_000, onHand: 0 },
    { size: '2Y', price: 320_000, onHand: 4 },
  ])
})

test('price sheet: is previewed, changes prices and stock with one audit entry, and is undone', async () => {
  const [priced, counted] = [await aProduct({ price: 200_000 }), await aProduct({ stock: [{ color: 'Xanh lam', onHand: 5 }] })]
  const rows = [
    { sku: priced.sku, price: 220_000 },
    { sku: counted.sku, onHand: 9 },
  ]
  const { data } = (await preview(rows)).json
  expect(data).toMatchObject({
    products: [{ _id: priced._id, steps: [{ size: null, before: { price: 200_000 }, after: { price: 220_000 } }] }],
    stock: [{ sku: counted.sku, before: 5, after: 9 }],
    problems: [],
    unchanged: 0,
  })
  expect((await read(priced._id)).price).toBe(200_000)
  const { json } = await change(rows)
  expect(json).toMatchObject({ message: 'Đã lưu bảng giá và tồn kho.', data: { changed: 1, stock: 1 } })
  expect([(await read(priced._id)).price, await onHandOf(counted._id)]).toEqual([220_000, [9]])
  expect(await auditOf(json.data.changeId)).toMatchObject([{ what: 'product.sheet', details: { prices: 1, stock: 1 } }])
  // A unit is sold before the undo: only the difference goes back.
  const order = await checkout.ordered({ [counted._id]: 1 }, { paymentMethod: 'cod' })
  for (const status of ['processing', 'shipped']) await admin.patch(`orders/${order.id}/status`, { status })
  expect((await admin.post(`products/prices/${json.data.changeId}/undo`)).json.data).toEqual({ restored: 2, kept: 0 })
  expect([(await read(priced._id)).price, await onHandOf(counted._id)]).toEqual([200_000, [4]])
})

test('price sheet: all or none, with the problem of each row', async () => {
  const product = await aProduct({ price: 200_000 })
  const rows = [
    { sku: product.sku, price: 250_000 },
    { sku: 'không có', price: 1_000 },
  ]
  expect((await preview(rows)).json.data.problems).toEqual([{ row: 1, sku: 'không có', message: 'Không có sản phẩm mang mã này' }])
  expect((await change(rows)).status).toBe(400)
  expect((await read(product._id)).price).toBe(200_000)
})

test('price sheet: refuses what has changed since the preview, and what is no sheet', async () => {
  const product = await aProduct({ price: 200_000, stock: [{ color: 'Xanh lam', onHand: 5 }] })
  const rows = [{ sku: product.sku, onHand: 7 }]
  const { token } = (await preview(rows)).json.data
  const { lines } = (await admin.get(`products/sheet?query=${product.sku}`)).json.data
  await admin.patch(`stock/${lines[0].variantId}`, { change: 1, reason: 'sewn' })
  expect((await admin.post('products/sheet', { rows, token })).json.code).toBe('version_conflict')
  for (const bad of [[], [{ price: 1 }], [{ sku: 'a', price: -1 }], [{ sku: 'a', onHand: 1.5 }], Array(2_001).fill({ sku: 'a' })])
    expect((await preview(bad)).status).toBe(400)
})

test('price sheet: a product becomes available with its stock', async () => {
  const product = await aProduct({})
  await change([{ sku: product.sku, onHand: 3 }])
  const listed = (await checkout.visitor().get(`products/${product._id}`)).json.product
  expect(listed.availability).toBe('In stock')
})
