import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products, variants } from '../../../../db/schema.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { commitStock, countSold, releaseStock, reserveStock, restock, type StockLine } from '../catalogue.ts'

let shop: TestShop
let catalogue: SeededCatalogue
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
})
afterAll(() => shop.close())

/** The tags invalidated in this process. */
let dropped: (string[] | null)[] = []
const invalidate = (tags: string[] | null) => {
  dropped.push(tags)
}
const pageCache = { invalidate }
beforeEach(() => {
  dropped = []
})

const inOneGo = <T>(work: (tx: Db) => Promise<T>) => transact(shop.db, work)
const ordered = (lines: StockLine[]) => ({ lines, order: { id: 'ord_test', orderNumber: 'MM-TEST' } })
const hold = (variantId: string, quantity: number, madeToOrder = false) =>
  inOneGo((tx) => reserveStock(tx, [{ variantId, quantity, madeToOrder }], { pageCache }))

/** A product with sizes and this stock each; returns its variants in the order of the sizes. */
async function putSizes(pieces: number[], more: { madeToOrder?: boolean } = {}) {
  const sizes = pieces.map((_, i) => ({ size: `${i + 1}Y` }))
  const stock = pieces.map((onHand, i) => ({ color: 'Xanh lam', size: `${i + 1}Y`, onHand }))
  const productId = await catalogue.put('Đầm', { sizes, stock, ...more })
  const rows = await shop.db.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.size)
  return { productId, variantIds: rows.map(({ id }) => id) }
}

async function stockOf(variantId: string) {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
  return [row?.onHand, row?.reserved]
}

async function isInStock(productId: string) {
  const [row] = await shop.db.select({ inStock: products.inStock }).from(products).where(eq(products.id, productId))
  return row?.inStock
}

describe('move-stock: reserving', () => {
  test('reduces the free units until they are bought or released', async () => {
    const { variantIds } = await putSizes([5])
    const [id = ''] = variantIds
    expect(await hold(id, 3)).toEqual({ kind: 'held', fromStock: [3] })
    expect(await stockOf(id)).toEqual([5, 3])
    expect(await hold(id, 3)).toEqual({ kind: 'short', variantId: id, free: 2 })
    await inOneGo((tx) => commitStock(tx, ordered([{ variantId: id, quantity: 2 }])))
    expect(await stockOf(id)).toEqual([3, 1])
    await inOneGo((tx) => releaseStock(tx, [{ variantId: id, quantity: 1 }], { pageCache }))
    expect(await stockOf(id)).toEqual([3, 0])
    await inOneGo((tx) => restock(tx, ordered([{ variantId: id, quantity: 2 }]), { pageCache }))
    expect(await stockOf(id)).toEqual([5, 0])
    expect(dropped).toEqual([])
  })

  test('is all or nothing: a shortage releases the rest', async () => {
    const { variantIds, productId } = await putSizes([1, 1])
    const [first = '', second = ''] = variantIds
    const wants = [first, second].map((variantId, i) => ({ variantId, quantity: i + 1, madeToOrder: false }))
    expect(await inOneGo((tx) => reserveStock(tx, wants, { pageCache }))).toEqual({ kind: 'short', variantId: second, free: 1 })
    expect([await stockOf(first), await stockOf(second), await isInStock(productId)]).toEqual([[1, 0], [1, 0], true])
    expect(dropped).toEqual([])
  })

  test('takes what is in stock of a made-to-order product and returns how many', async () => {
    const { variantIds } = await putSizes([2, 3], { madeToOrder: true })
    const [first = '', second = ''] = variantIds
    const wants = [
      { variantId: second, quantity: 2, madeToOrder: true },
      { variantId: first, quantity: 5, madeToOrder: true },
    ]
    expect(await inOneGo((tx) => reserveStock(tx, wants, { pageCache }))).toEqual({ kind: 'held', fromStock: [2, 2] })
    expect(await hold(first, 1, true)).toEqual({ kind: 'held', fromStock: [0] })
    expect([await stockOf(first), await stockOf(second)]).toEqual([
      [2, 2],
      [3, 2],
    ])
  })

  test('of a deleted variant is short of everything', async () => {
    expect(await hold('var_gone', 1)).toEqual({ kind: 'short', variantId: 'var_gone', free: 0 })
    expect(await hold('var_gone', 1, true)).toEqual({ kind: 'held', fromStock: [0] })
  })

  test('is rolled back with a failing order', async () => {
    const { variantIds, productId } = await putSizes([1])
    const failing = inOneGo(async (tx) => {
      await reserveStock(tx, [{ variantId: variantIds[0] ?? '', quantity: 1, madeToOrder: false }], { pageCache })
      throw new Error('the cart had changed')
    })
    await expect(failing).rejects.toThrow('the cart had changed')
    expect([await stockOf(variantIds[0] ?? ''), await isInStock(productId), dropped]).toEqual([[1, 0], true, []])
  })
})

describe('move-stock: a product', () => {
  test('sells out with its last unit and returns with the first; its pages are invalidated only then', async () => {
    const { variantIds, productId } = await putSizes([2, 1])
    const [first = '', second = ''] = variantIds
    await hold(first, 1)
    expect(dropped).toEqual([])
    await hold(first, 1)
    expect([dropped, await isInStock(productId)]).toEqual([[[productId, 'availability']], true])
    await hold(second, 1)
    expect([dropped.length, await isInStock(productId)]).toEqual([2, false])
    await inOneGo((tx) => commitStock(tx, ordered([{ variantId: second, quantity: 1 }])))
    expect([dropped.length, await isInStock(productId)]).toEqual([2, false])
    await inOneGo((tx) => releaseStock(tx, [{ variantId: first, quantity: 2 }], { pageCache }))
    expect([dropped.length, await isInStock(productId)]).toEqual([3, true])
    await inOneGo((tx) => restock(tx, ordered([{ variantId: second, quantity: 1 }]), { pageCache }))
    expect([dropped.length, await isInStock(productId)]).toEqual([4, true])
  })

  test('shows "sold out" on its page', async () => {
    const { variantIds, productId } = await putSizes([1])
    await hold(variantIds[0] ?? '', 1)
    const { product } = (await shop.visitor().get(`products/${productId}`)).json
    expect([product.availability, product.variants[0].available]).toEqual(['Out of stock', false])
  })

  test('counts its sales, never below zero', async () => {
    const { productId } = await putSizes([1])
    const sold = async () => (await shop.db.select().from(products).where(eq(products.id, productId)))[0]?.soldCount
    await inOneGo((tx) =>
      countSold(tx, [
        { productId, quantity: 3 },
        { productId, quantity: 1 },
      ]),
    )
    expect(await sold()).toBe(4)
    await inOneGo((tx) => countSold(tx, [{ productId, quantity: -9 }]))
    expect(await sold()).toBe(0)
  })
})

test('move-stock: cannot commit or release more than is reserved', async () => {
  const { variantIds } = await putSizes([2])
  const lines = [{ variantId: variantIds[0] ?? '', quantity: 1 }]
  await expect(inOneGo((tx) => commitStock(tx, ordered(lines)))).rejects.toThrow()
  await expect(inOneGo((tx) => releaseStock(tx, lines, { pageCache }))).rejects.toThrow()
  expect(await stockOf(variantIds[0] ?? '')).toEqual([2, 0])
})

describe('move-stock: concurrent buyers', () => {
  test('get the last unit once', async () => {
    const { variantIds, productId } = await putSizes([1])
    const buyers = await Promise.all(Array.from({ length: 50 }, () => hold(variantIds[0] ?? '', 1)))
    expect(buyers.filter(({ kind }) => kind === 'held')).toHaveLength(1)
    expect([await stockOf(variantIds[0] ?? ''), await isInStock(productId)]).toEqual([[1, 1], false])
    expect(dropped).toHaveLength(1)
  })

  test('get every unit, and not one more', async () => {
    const { variantIds } = await putSizes([37])
    const buyers = await Promise.all(
      Array.from({ length: 90 }, (_, i) => hold(variantIds[0] ?? '', (i % 3) + 1).then((h) => (h.kind === 'held' ? h.fromStock[0] : 0))),
    )
    const sold = buyers.reduce<number>((sum, n) => sum + (n ?? 0), 0)
    expect(await stockOf(variantIds[0] ?? '')).toEqual([37, sold])
    expect(sold).toBeLessThanOrEqual(37)
    if (sold < 37) expect((await hold(variantIds[0] ?? '', 37 - sold + 1)).kind).toBe('short')
  })

  test('get the stock of a made-to-order product once, and none is refused', async () => {
    const { variantIds } = await putSizes([5], { madeToOrder: true })
    const buyers = await Promise.all(Array.from({ length: 30 }, () => hold(variantIds[0] ?? '', 2, true)))
    const fromStock = buyers.map((held) => (held.kind === 'held' ? (held.fromStock[0] ?? 0) : Number.NaN))
    expect(fromStock.reduce((sum, n) => sum + n, 0)).toBe(5)
    expect(await stockOf(variantIds[0] ?? '')).toEqual([5, 5])
  })

  test('of the last units of two sizes leave the product sold out', async () => {
    for (let round = 0; round < 10; round++) {
      const { variantIds, productId } = await putSizes([1, 1])
      await Promise.all(variantIds.map((id) => hold(id, 1)))
      expect(await isInStock(productId)).toBe(false)
      await Promise.all(variantIds.map((variantId) => inOneGo((tx) => releaseStock(tx, [{ variantId, quantity: 1 }], { pageCache }))))
      expect(await isInStock(productId)).toBe(true)
    }
  })

  test('of the same products in opposite order do not deadlock', async () => {
    const { variantIds } = await putSizes([100, 100])
    const wants = variantIds.map((variantId) => ({ variantId, quantity: 1, madeToOrder: false }))
    const orders = Array.from({ length: 60 }, (_, i) =>
      inOneGo((tx) => reserveStock(tx, i % 2 ? wants : wants.toReversed(), { pageCache })),
    )
    expect((await Promise.all(orders)).every(({ kind }) => kind === 'held')).toBe(true)
    expect(await stockOf(variantIds[0] ?? '')).toEqual([100, 60])
  })
})

test('move-stock: under random operations units are neither lost nor created, and `inStock` is right', async () => {
  const step = fc.record({
    what: fc.constantFrom('hold', 'take', 'release', 'return'),
    variant: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 4 }), { minLength: 2, maxLength: 2 }),
      fc.array(step, { maxLength: 15 }),
      async (initial, steps) => {
        const { variantIds, productId } = await putSizes(initial)
        const model = initial.map((onHand) => ({ onHand, reserved: 0, gone: 0 }))
        for (const { what, variant, quantity } of steps) {
          const [state, variantId = ''] = [model[variant] ?? { onHand: 0, reserved: 0, gone: 0 }, variantIds[variant]]
          const lines = [{ variantId, quantity }]
          if (what === 'hold') {
            const isEnough = state.onHand - state.reserved >= quantity
            expect((await hold(variantId, quantity)).kind).toBe(isEnough ? 'held' : 'short')
            if (isEnough) state.reserved += quantity
          } else if (what === 'return' && state.gone >= quantity) {
            await inOneGo((tx) => restock(tx, ordered(lines), { pageCache }))
            Object.assign(state, { onHand: state.onHand + quantity, gone: state.gone - quantity })
          } else if (what !== 'return' && state.reserved >= quantity) {
            await inOneGo((tx) => (what === 'take' ? commitStock(tx, ordered(lines)) : releaseStock(tx, lines, { pageCache })))
            state.reserved -= quantity
            if (what === 'take') Object.assign(state, { onHand: state.onHand - quantity, gone: state.gone + quantity })
          }
        }
        for (const [i, { onHand, reserved, gone }] of model.entries()) {
          expect(await stockOf(variantIds[i] ?? '')).toEqual([onHand, reserved])
          expect(onHand + gone).toBe(initial[i])
        }
        expect(await isInStock(productId)).toBe(model.some(({ onHand, reserved }) => onHand > reserved))
      },
    ),
    { numRuns: 25 },
  )
})
