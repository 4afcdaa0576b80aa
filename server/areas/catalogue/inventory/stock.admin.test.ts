import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { variants } from '../../../../db/schema.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors, stockOf } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { countLowStock } from '../catalogue.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

const variantOf = async (productId: string) => {
  const [row] = await checkout.db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId))
  return row?.id ?? ''
}
const write = (id: string, body: object) => admin.patch(`stock/${id}`, body)
const historyOf = async (id: string) => (await admin.get(`stock/${id}/history`)).json.data.moves
const phone = (n: number) => ({ ...testAddress, phone: `09${String(20_000_000 + n)}` })

async function stocked(name: string, onHand: number, more: object = {}) {
  const product = await checkout.put(name, onHand, more)
  return { product, variant: await variantOf(product) }
}

describe('stock: the list', () => {
  test('shows each product with its colours and sizes, and is searched without diacritics', async () => {
    const product = await checkout.catalogue.put('Áo yếm lụa', {
      colors: [
        { color: 'Đỏ', colorEn: 'Red', hex: '#aa2233' },
        { color: 'Vàng', hex: '#ddaa22' },
      ],
      sizes: [{ size: '1Y' }, { size: '2Y' }],
      stock: [{ color: 'Đỏ', size: '2Y', onHand: 7 }],
    })
    const { data } = (await admin.get('stock?query=ao%20yem%20lua')).json
    expect(data).toMatchObject({ total: 1, totalPage: 1, currentPage: 1, lowStock: 1 })
    const [found] = data.products
    expect(found).toMatchObject({ _id: product, name: 'Áo yếm lụa', sizes: ['1Y', '2Y'], lowStock: null, availability: 'In stock' })
    expect(
      found.colors.map((color: { label: string; variants: { size: string; free: number }[] }) => [
        color.label,
        color.variants.map(({ size, free }) => `${size} ${free}`),
      ]),
    ).toEqual([
      ['Đỏ', ['1Y 0', '2Y 7']],
      ['Vàng', ['1Y 0', '2Y 0']],
    ])
    expect((await admin.get(`stock?product=${product}`)).json.data.products).toHaveLength(1)
    expect((await admin.get('stock?query=%F0%9F%98%80')).json.data.total).toBe(0)
  })

  test("counts low variants by the product's threshold or the default, never hidden or made-to-order ones", async () => {
    const before = await countLowStock(checkout.db)
    const { product } = await stocked('Mũ vải thưa', 4)
    await stocked('Mũ ẩn', 0, { published: false })
    await stocked('Mũ may đo', 0, { madeToOrder: true })
    const isListed = async () => (await admin.get(`stock?low=true&product=${product}`)).json.data.total === 1
    expect([await countLowStock(checkout.db), await isListed()]).toEqual([before, false])
    expect((await admin.put(`products/${product}/low-stock`, { lowStock: 4 })).status).toBe(200)
    expect([await countLowStock(checkout.db), await isListed()]).toEqual([before + 1, true])
    expect((await admin.put(`products/${product}/low-stock`, { lowStock: null })).status).toBe(200)
    await admin.patch('settings', { lowStock: 4 })
    expect([await isListed(), (await admin.get('stock')).json.data.lowStock]).toEqual([true, 4])
    const low = (await admin.get('stock?low=true')).json.data
    expect(low.lowCount).toBe(low.total)
    expect((await checkout.visitor().get('settings')).text).not.toContain('lowStock')
    await admin.patch('settings', { lowStock: 1 })
  })
})

describe('stock: units', () => {
  test('are added and removed with a reason, and the history has user, time and reason', async () => {
    const { product, variant } = await stocked('Đầm hoa', 5)
    expect((await write(variant, { change: 3, reason: 'sewn', note: ' lô tháng 11 ' })).json.data.variant).toMatchObject({
      onHand: 8,
      free: 8,
    })
    expect((await write(variant, { change: -2, reason: 'corrected' })).status).toBe(200)
    expect((await write(variant, { count: 12, expected: 6, reason: 'counted' })).json.data.variant.onHand).toBe(12)
    const { id } = await checkout.ordered({ [product]: 2 }, { paymentMethod: 'cod' })
    await admin.patch(`orders/${id}/status`, { status: 'processing' })
    const moves = await historyOf(variant)
    expect(moves.map((move: { change: number; after: number; reason: string }) => [move.change, move.after, move.reason])).toEqual([
      [-2, 10, 'sold'],
      [6, 12, 'counted'],
      [-2, 6, 'corrected'],
      [3, 8, 'sewn'],
      [5, 5, 'opening'],
    ])
    expect(moves[0].order).toMatchObject({ _id: id })
    expect(moves[3]).toMatchObject({ note: 'lô tháng 11', by: expect.stringContaining('nguoi') })
    await admin.patch(`orders/${id}/status`, { status: 'cancelled' })
    expect((await historyOf(variant))[0]).toMatchObject({ change: 2, after: 12, reason: 'returned', order: { _id: id } })
    const noted = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, variant))
    expect(noted).toHaveLength(3)
  })

  test('counted on an outdated screen are refused with the current number', async () => {
    const { product, variant } = await stocked('Đầm đếm', 10)
    const { id } = await checkout.ordered({ [product]: 1 }, { paymentMethod: 'cod' })
    await admin.patch(`orders/${id}/status`, { status: 'processing' })
    const refused = await write(variant, { count: 10, expected: 10, reason: 'counted' })
    expect([refused.status, refused.json.code, refused.json.issues]).toEqual([
      409,
      'stock_moved',
      [{ path: 'count', message: 'Hiện có 9 chiếc' }],
    ])
    expect((await stockOf(checkout.db, product)).onHand).toBe(9)
  })

  test('of orders can neither be counted away nor removed', async () => {
    const { product, variant } = await stocked('Đầm giữ', 5)
    await checkout.ordered({ [product]: 3 })
    for (const body of [
      { change: -3, reason: 'corrected' },
      { count: 2, expected: 5, reason: 'counted' },
    ])
      expect((await write(variant, body)).json.code).toBe('stock_reserved')
    expect((await write(variant, { change: -2, reason: 'corrected' })).json.data.variant).toMatchObject({ onHand: 3, reserved: 3, free: 0 })
    expect((await checkout.visitor().get(`products/${product}`)).json.product.availability).toBe('Out of stock')
    await write(variant, { change: 1, reason: 'sewn' })
    expect((await checkout.visitor().get(`products/${product}`)).json.product.availability).toBe('In stock')
  })

  test.each([
    [{ change: 0, reason: 'sewn' }, 'change'],
    [{ change: 1.5, reason: 'sewn' }, 'change'],
    [{ change: '1', reason: 'sewn' }, 'change'],
    [{ change: 1 }, 'reason'],
    [{ change: 1, reason: 'sold' }, 'reason'],
    [{ count: 3, reason: 'counted' }, 'expected'],
    [{ count: -1, expected: 1, reason: 'counted' }, 'count'],
    [{ count: 1, expected: 1, change: 1, reason: 'counted' }, 'change'],
    [{ reason: 'counted' }, 'count'],
    [{ change: 1, reason: 'sewn', note: 'x'.repeat(201) }, 'note'],
  ])('are not changed by %j', async (body, path) => {
    const { product, variant } = await stocked('Đầm yên', 2)
    const refused = await write(variant, body)
    expect([refused.status, refused.json.issues[0].path]).toEqual([400, path])
    expect((await stockOf(checkout.db, product)).onHand).toBe(2)
  })
})

test('stock: stay consistent with concurrent orders and corrections', async () => {
  const { product, variant } = await stocked('Đầm đông khách', 30)
  const buyers = await Promise.all(Array.from({ length: 10 }, () => checkout.shopper({ [product]: 1 })))
  const [orders, changes] = await Promise.all([
    Promise.all(buyers.map((visitor, n) => checkout.order(visitor, { paymentMethod: 'cod', address: phone(n) }))),
    Promise.all(Array.from({ length: 20 }, (_, n) => write(variant, { change: n % 2 ? 2 : -1, reason: 'corrected' }))),
    Promise.all(Array.from({ length: 5 }, () => write(variant, { count: 1, expected: 30, reason: 'counted' }))),
  ])
  const placed = orders.filter(({ status }) => status === 201)
  const after = await stockOf(checkout.db, product)
  expect(placed.length).toBe(after.reserved)
  const moves: { change: number; after: number }[] = await historyOf(variant)
  expect(after.onHand).toBe(moves.reduce((sum, { change }) => sum + change, 0))
  for (const [at, { change, after: left }] of moves.entries()) expect(left - change).toBe(moves[at + 1]?.after ?? 0)
  expect(changes.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

test('stock: invalidates only pages of a product that sells out or returns', async () => {
  const { product, variant } = await stocked('Đầm giữ trang', 1)
  const dropped: (string[] | null)[] = []
  const { pageCache } = checkout.platform
  const invalidate = pageCache.invalidate.bind(pageCache)
  pageCache.invalidate = (keys) => {
    dropped.push(keys)
    invalidate(keys)
  }
  // Earlier notifications are delivered first.
  await checkout.db.execute(sql`select pg_notify('kept_pages', 'now')`)
  await expect.poll(() => dropped.splice(0).some((keys) => keys?.includes('now'))).toBe(true)
  await write(variant, { change: 4, reason: 'sewn' })
  expect(dropped).toEqual([])
  await write(variant, { count: 0, expected: 5, reason: 'counted' })
  expect(dropped.filter((keys) => keys?.includes(product)).length).toBeGreaterThan(0)
  pageCache.invalidate = invalidate
})

test('stock: needs staff: guest 401, customer 403, unknown variant 404', async () => {
  const { variant } = await stocked('Đầm kín', 2)
  const { visitor: customer } = await signUp(checkout)
  for (const [visitor, status] of [
    [checkout.visitor(), 401],
    [customer, 403],
  ] as const) {
    const answers = [
      await visitor.get('stock'),
      await visitor.patch(`stock/${variant}`, { change: 1, reason: 'sewn' }),
      await visitor.get(`stock/${variant}/history`),
      await visitor.put('products/x/low-stock', { lowStock: 1 }),
    ]
    expect(answers.map((response) => response.status)).toEqual([status, status, status, status])
  }
  expect((await write('var_gone', { change: 1, reason: 'sewn' })).status).toBe(404)
  expect((await admin.get('stock/var_gone/history')).status).toBe(404)
  expect((await admin.put('products/gone/low-stock', { lowStock: 1 })).status).toBe(404)
})
