import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { type SeededCatalogue, seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { transact } from '../database/transaction.ts'
import { invalidateProductPages } from './cache-invalidation.ts'

let shop: TestShop
let admin: Visitor
let seeded: SeededCatalogue
let origin: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
  seeded = await seedCatalogue(shop)
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const isCached = (call: string) => shop.platform.pageCache.find(`api vi /api/${call}`) !== undefined

/** Waits for the announcements of earlier changes, which arrive in the order of their commits and could empty the cache later. */
async function receiveAnnouncements(): Promise<void> {
  const last = newId('tag')
  const invalidate = vi.spyOn(shop.platform.pageCache, 'invalidate')
  await shop.db.execute(sql`select pg_notify('kept_pages', ${last})`)
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith([last]), 20_000)
  invalidate.mockRestore()
}

/** Until all are stored: a response that overlaps an invalidation is not. */
async function storeAll(calls: string[]): Promise<void> {
  await receiveAnnouncements()
  await vi.waitFor(async () => {
    for (const call of calls) {
      const response = await fetch(`${origin}/api/${call}`, { headers: { 'accept-language': 'vi' } })
      expect([response.status, isCached(call)], call).toEqual([200, true])
    }
  }, 20_000)
}

test('cache-invalidation: a change of a few products invalidates their pages, one of very many invalidates all', async () => {
  const invalidated: (string[] | null)[] = []
  const ids = Array.from({ length: 300 }, () => newId('prd'))
  const pageCache = { invalidate: (tags: string[] | null) => void invalidated.push(tags) }
  await storeAll(['categories'])
  const bump = (some: string[]) => transact(shop.db, (tx) => invalidateProductPages(tx, some, { pageCache }))
  await bump(ids.slice(0, 1))
  // Their names would exceed the size of a NOTIFY.
  await bump(ids)
  expect(invalidated).toEqual([[ids[0], 'availability'], null])
  // The announcement also reaches the shop's own cache, later: it must not empty that of the next test.
  await vi.waitFor(() => expect(isCached('categories')).toBe(false), 20_000)
})

test('cache-invalidation: a new price invalidates the product, lists that show it and lists by price, and nothing else', async () => {
  const { put, hats } = seeded
  const dress = await put('Đầm cổ lá sen', { price: 385_000 })
  const hat = await put('Mũ rộng vành', { price: 120_000, categoryId: hats })
  const calls = [
    `products/${dress}`,
    `products/${hat}`,
    'products?limit=12',
    'products/category/m%C5%A9',
    'products/category/m%C5%A9?sort=price-asc',
    'categories',
  ]
  await storeAll(calls)
  expect((await admin.patch(`products/${dress}`, { price: 390_000 })).status).toBe(200)
  expect(calls.map(isCached)).toEqual([false, true, false, true, false, true])
})

test('cache-invalidation: new prices of several products, and their undo, drop only what shows them or lists by price', async () => {
  const { put, hats } = seeded
  const dresses = [await put('Đầm cổ tròn', { price: 385_000 }), await put('Đầm cổ vuông', { price: 285_000 })]
  const hat = await put('Mũ len', { price: 120_000, categoryId: hats })
  const calls = [
    ...dresses.map((id) => `products/${id}`),
    `products/${hat}`,
    'products?limit=12',
    'products/category/m%C5%A9',
    'products/category/m%C5%A9?sort=price-asc',
    'categories',
  ]
  const remaining = [false, false, true, false, true, false, true]
  const change = { ids: dresses, rule: { target: 'price', by: 'percent', value: 10, rounds: true } }
  const { token } = (await admin.post('products/prices/preview', change)).json.data
  await storeAll(calls)
  const changed = await admin.post('products/prices', { ...change, token })
  expect([changed.status, calls.map(isCached)]).toEqual([200, remaining])
  await storeAll(calls)
  const undone = await admin.post(`products/prices/${changed.json.data.changeId}/undo`)
  expect([undone.status, calls.map(isCached)]).toEqual([200, remaining])
})

test.each<[string, object, string[]]>([
  ['its description', { descriptions: { vi: 'Vải lanh' } }, ['dress', 'newest', 'related', 'addresses']],
  ['its pictures', { colors: [{ color: 'Xanh lam', images: [] }] }, ['dress', 'newest', 'related', 'addresses']],
  ['its name', { name: 'Váy cổ sen' }, ['dress', 'newest', 'related', 'search', 'addresses']],
  ['its price', { price: 210_000 }, ['dress', 'newest', 'related', 'cheapest', 'search', 'addresses']],
  ['whether it is public', { published: false }, 'dress hat newest hats cheapest search related addresses categories'.split(' ')],
  ['its tags', { tags: ['Hoa nhí'] }, 'dress hat newest hats cheapest search related addresses categories'.split(' ')],
])('cache-invalidation: a change of a product (%s) drops what shows it, and lists that may change', async (_what, change, dropped) => {
  const { put, hats } = seeded
  const dress = await put('Đầm cổ lá sen', { price: 385_000 })
  const other = await put('Đầm xòe', { price: 300_000 })
  const hat = await put('Mũ rộng vành', { price: 120_000, categoryId: hats })
  const calls = {
    dress: `products/${dress}`,
    hat: `products/${hat}`,
    newest: 'products?limit=12',
    hats: 'products/category/m%C5%A9',
    cheapest: 'products/category/m%C5%A9?sort=price-asc',
    search: 'products?query=rong',
    related: `products/related/${other}?limit=20`,
    addresses: 'products/addresses?page=1',
    categories: 'categories',
  }
  await storeAll(Object.values(calls))
  expect((await admin.patch(`products/${dress}`, change)).status).toBe(200)
  const gone = Object.entries(calls).flatMap(([name, call]) => (isCached(call) ? [] : [name]))
  expect(gone.toSorted()).toEqual(dropped.toSorted())
})
