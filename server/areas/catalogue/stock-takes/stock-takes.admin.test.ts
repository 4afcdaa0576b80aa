import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let staff: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  const person = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff', fullName: 'Chị Lan' }).where(eq(schema.users.id, person.userId))
  staff = person.visitor
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const variantOf = async (productId: string) => {
  const [row] = await checkout.db.select().from(schema.variants).where(eq(schema.variants.productId, productId))
  if (!row) throw new Error('no variant')
  return row
}
const begin = async (body: object) => (await admin.post('stock-takes', body)).json.data.take
const count = (take: string, variant: string, body: object, by: Visitor = admin) => by.put(`stock-takes/${take}/counts/${variant}`, body)
const differences = async (take: string) => (await admin.get(`stock-takes/${take}/differences`)).json.data

async function stocked(name: string, onHand: number) {
  const product = await checkout.put(name, onHand, { price: 100_000 })
  const take = await begin({ scope: 'product', id: product })
  return { product, take: take._id as string, variant: (await variantOf(product)).id }
}

test('stock take: is for staff; its file for admins', async () => {
  const { take } = await stocked('Mũ quyền', 3)
  const customer = (await signUp(checkout)).visitor
  for (const [path, method] of [
    ['stock-takes', 'get'],
    [`stock-takes/${take}`, 'get'],
    [`stock-takes/${take}/post`, 'post'],
  ] as const) {
    expect((await checkout.visitor()[method](path)).status).toBe(401)
    expect((await customer[method](path)).status).toBe(403)
  }
  expect((await staff.get(`stock-takes/${take}/differences.csv`)).status).toBe(403)
  expect((await staff.get(`stock-takes/${take}`)).status).toBe(200)
})

test('stock take: begins with a scope that has something to count', async () => {
  const category = checkout.catalogue.dresses
  expect((await admin.post('stock-takes', { scope: 'shelf' })).status).toBe(400)
  expect((await admin.post('stock-takes', { scope: 'category' })).status).toBe(400)
  expect((await admin.post('stock-takes', { scope: 'product', id: 'nothing' })).json.code).toBe('nothing_to_count')
  const { product } = await stocked('Khăn thỏ bông', 3)
  const ofCategory = await begin({ scope: 'category', id: category })
  expect(ofCategory).toMatchObject({ scope: 'category', state: 'open', counted: 0, name: expect.any(String) })
  const all = await begin({ scope: 'all' })
  expect(all.cells).toBeGreaterThanOrEqual(ofCategory.cells)
  const { takes } = (await admin.get('stock-takes')).json.data
  expect(takes[0]).toMatchObject({ _id: all._id, name: null })
  const { data } = (await admin.get(`stock-takes/${all._id}?query=khan%20tho%20bong`)).json
  expect(data.products).toMatchObject([{ _id: product, cells: [{ count: null, onHand: 3 }] }])
  const { number } = data.products[0].cells[0]
  const scanned = (await admin.get(`stock-takes/${all._id}?query=${String(number).padStart(8, '0')}`)).json.data
  expect(scanned.products).toMatchObject([{ _id: product }])
})

test('stock take: stores counts, which another person sees and does not overwrite unseen', async () => {
  const { take, variant } = await stocked('Mũ hai người', 5)
  const first = await count(take, variant, { count: 4, expected: null }, staff)
  expect(first.json.data).toMatchObject({ counted: 1, cell: { count: 4, countedBy: 'Chị Lan', onHand: 5 } })
  const refused = await count(take, variant, { count: 6, expected: null })
  expect([refused.status, refused.json.code, refused.json.message]).toEqual([409, 'counted_meanwhile', 'Chị Lan vừa đếm ô này: 4.'])
  expect((await count(take, variant, { count: 4, expected: null }, staff)).status).toBe(200)
  expect((await count(take, variant, { count: 6, expected: 4 })).json.data.cell.count).toBe(6)
  const { products, take: state } = (await admin.get(`stock-takes/${take}`)).json.data
  expect([products[0].cells[0].count, state.counted]).toEqual([6, 1])
  expect((await admin.get(`stock-takes/${take}?left=true`)).json.data.products).toEqual([])
  expect((await count(take, variant, { count: null, expected: 6 })).json.data).toMatchObject({ counted: 0, cell: { count: null } })
  for (const body of [{ count: -1, expected: null }, { count: 1.5, expected: null }, { count: 1 }])
    expect((await count(take, variant, body)).status).toBe(400)
  const other = await stocked('Mũ khác', 1)
  expect((await count(take, other.variant, { count: 1, expected: null })).status).toBe(404)
})

test('stock take: writes the differences into the stock as moves, and ends', async () => {
  const { take, variant, product } = await stocked('Mũ lệch', 5)
  await count(take, variant, { count: 3, expected: null })
  const { differences: list, total } = await differences(take)
  expect(list).toMatchObject([{ name: 'Mũ lệch', onHand: 5, counted: 3, difference: -2, value: -200_000, isBlocked: false }])
  expect(total).toEqual({ count: 1, blocked: 0, missing: 2, surplus: 0, value: -200_000 })
  const { text } = await admin.get(`stock-takes/${take}/differences.csv`, { headers: { 'accept-language': 'en' } })
  expect(text).toMatch(/,5,3,-2,-200000,0\r\n$/)
  expect((await staff.post(`stock-takes/${take}/post`)).json).toMatchObject({
    message: 'Đã ghi 1 chênh lệch vào tồn kho.',
    data: { changed: 1 },
  })
  expect((await stockOf(checkout.db, product)).onHand).toBe(3)
  const { moves } = (await admin.get(`stock/${variant}/history`)).json.data
  expect(moves[0]).toMatchObject({ change: -2, after: 3, reason: 'stock-take', by: 'Chị Lan' })
  expect((await differences(take)).differences).toMatchObject([{ difference: -2, isBlocked: false }])
  for (const end of ['post', 'cancel']) expect((await admin.post(`stock-takes/${take}/${end}`)).json.code).toBe('take_ended')
  expect((await count(take, variant, { count: 9, expected: 3 })).json.code).toBe('take_ended')
})

test('stock take: units that are sold after their count stay sold, and a correction meanwhile is not made twice', async () => {
  const { take, variant, product } = await stocked('Mũ bán lúc đếm', 8)
  await count(take, variant, { count: 7, expected: null })
  const order = await checkout.ordered({ [product]: 2 }, { paymentMethod: 'cod' })
  for (const status of ['processing', 'shipped']) await admin.patch(`orders/${order.id}/status`, { status })
  expect((await stockOf(checkout.db, product)).onHand).toBe(6)
  expect((await differences(take)).differences).toMatchObject([{ counted: 7, difference: -1 }])
  await admin.patch(`stock/${variant}`, { count: 5, expected: 6, reason: 'counted' })
  expect((await differences(take)).differences).toEqual([])
  expect((await admin.post(`stock-takes/${take}/post`)).json.data).toEqual({ changed: 0, blocked: 0 })
  expect((await stockOf(checkout.db, product)).onHand).toBe(5)
})

test('stock take: leaves alone what has more reserved than counted, and says so', async () => {
  const { take, variant, product } = await stocked('Mũ đã hứa', 4)
  await checkout.ordered({ [product]: 3 }, { paymentMethod: 'momo' })
  await count(take, variant, { count: 2, expected: null })
  expect((await differences(take)).differences).toMatchObject([{ isBlocked: true, reserved: 3 }])
  expect((await admin.post(`stock-takes/${take}/post`)).json.data).toEqual({ changed: 0, blocked: 1 })
  expect((await stockOf(checkout.db, product)).onHand).toBe(4)
  expect((await differences(take)).differences).toMatchObject([{ difference: -2, isBlocked: true }])
})

test('stock take: counts the cells that there are now, also those added or deleted since it began', async () => {
  const product = await checkout.catalogue.put('Áo thêm size', {
    sizes: [{ size: '1Y' }],
    stock: [{ color: 'Xanh lam', size: '1Y', onHand: 4 }],
  })
  const gone = await checkout.catalogue.put('Áo sẽ xoá', { sizes: [{ size: '1Y' }], stock: [{ color: 'Xanh lam', size: '1Y', onHand: 1 }] })
  const one = (await begin({ scope: 'product', id: product }))._id
  const sizes = [{ size: '1Y' }, { size: '2Y' }]
  const stock = sizes.map(({ size }) => ({ color: 'Xanh lam', size, onHand: 4 }))
  expect((await admin.patch(`products/${product}`, { sizes, stock })).status).toBe(200)
  const all = (await begin({ scope: 'all' }))._id
  const before = (await admin.get(`stock-takes/${all}`)).json.data.take.cells
  const cells = await checkout.db.select().from(schema.variants).where(eq(schema.variants.productId, product))
  expect(cells).toHaveLength(2)
  for (const { id } of cells) await count(one, id, { count: 3, expected: null })
  expect((await admin.get(`stock-takes/${one}`)).json.data.take).toMatchObject({ counted: 2, cells: 2 })
  expect((await differences(one)).total).toMatchObject({ count: 2, missing: 2 })
  expect((await admin.post(`stock-takes/${one}/post`)).json.data.changed).toBe(2)
  expect((await admin.get(`stock-takes/${one}`)).json.data.take).toMatchObject({ counted: 2, cells: 2, state: 'posted' })

  await count(all, (await variantOf(gone)).id, { count: 1, expected: null })
  await admin.delete(`products/${gone}`)
  expect((await admin.get(`stock-takes/${all}`)).json.data.take).toMatchObject({ counted: 0, cells: before - 1 })
})

test('stock take: makes a product available again, or sold out, and changes nothing when it is discarded', async () => {
  const { take, variant, product } = await stocked('Mũ có lại', 0)
  await count(take, variant, { count: 2, expected: null })
  await admin.post(`stock-takes/${take}/post`)
  const isInStock = async () => (await checkout.db.select().from(schema.products).where(eq(schema.products.id, product)))[0]?.inStock
  expect(await isInStock()).toBe(true)
  const again = (await begin({ scope: 'product', id: product }))._id
  await count(again, variant, { count: 0, expected: null })
  expect((await admin.post(`stock-takes/${again}/cancel`)).json.data.take.state).toBe('cancelled')
  expect((await stockOf(checkout.db, product)).onHand).toBe(2)
})
