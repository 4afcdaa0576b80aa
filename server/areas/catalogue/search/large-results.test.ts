import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesIn, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { maxRanked } from './search.sql.ts'

const hats = maxRanked + 3
const name = (at: number) => `Mũ số ${at}`
let shop: TestShop
const ids: string[] = []

/** Many products in three statements: copies of one, with a number at the end of id, slug and name. */
async function copyProduct(id: string, copies: number) {
  const numbers = sql`generate_series(2, ${copies + 1}::int) n`
  const insert = (table: string, changed: string) =>
    sql`insert into ${sql.raw(table)} select (jsonb_populate_record(p, ${sql.raw(changed)})).* from ${sql.raw(table)} p, ${numbers}
      where ${sql.raw(table === 'products' ? 'p.id' : 'p.product_id')} = ${id}`
  const own = `jsonb_build_object('id', p.id || n, 'slug', p.slug || n, 'sku', p.sku || n, 'name', 'Mũ số ' || n, 'sold_count', n, 'effective_vnd', 100000 + n)`
  await shop.platform.db.execute(insert('products', own))
  await shop.platform.db.execute(insert('product_search', `jsonb_build_object('product_id', p.product_id || n, 'sold_count', n)`))
  const card = `replace(replace(p.card_vi, 'Mũ số 1', 'Mũ số ' || n), p.product_id, p.product_id || n)`
  await shop.platform.db.execute(insert('product_json', `jsonb_build_object('product_id', p.product_id || n, 'card_vi', ${card})`))
}

beforeAll(async () => {
  shop = await openTestShop()
  const { put } = await seedCatalogue(shop)
  ids.push(await put(name(1), { soldCount: 1 }), await put('Nón lá sen', { soldCount: 0 }), await put('Mũ tai thỏ', { soldCount: 0 }))
  ids.push(await put('Mũ len', { soldCount: 0 }))
  await copyProduct(ids[0] ?? '', hats - ids.length)
})
afterAll(() => shop.close())

const search = async (query: string, more = '') => {
  const answer = await shop.visitor().get(`products?query=${encodeURIComponent(query)}&limit=12${more}`)
  return { names: namesIn(answer), total: answer.json.data.total }
}
const best = hats - 3
const from = (first: number, step: 1 | -1) => Array.from({ length: 12 }, (_, i) => name(first + i * step))

test('large-results: the best sellers of more products than are ranked come first, page by page', async () => {
  expect(await search('mũ')).toEqual({ names: from(best, -1), total: maxRanked })
  expect((await search('mũ', '&page=3')).names).toEqual(from(best - 24, -1))
  expect((await search('mũ', '&sort=price-desc')).names).toEqual(from(best, -1))
})

test('large-results: filters are counted exactly', async () => {
  expect(await search('mũ', `&min=${100_000 + best - 7}`)).toEqual({ names: from(best, -1).slice(0, 8), total: 8 })
})

test('large-results: products that were deleted meanwhile no longer count', async () => {
  const admin = await signInAdmin(shop)
  for (const id of ids) expect((await admin.delete(`products/${id}`)).status).toBe(200)
  expect(await search('mũ')).toEqual({ names: from(best, -1), total: hats - ids.length })
})
