import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { namesIn, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { addMisses } from './search-admin.sql.ts'

let shop: TestShop
let admin: Awaited<ReturnType<typeof signInAdmin>>
beforeAll(async () => {
  shop = await openTestShop()
  const { put } = await seedCatalogue(shop)
  await put('Đầm hoa nhí')
  admin = await signInAdmin(shop)
})
afterAll(() => shop.close())

const search = (query: string) => shop.visitor().get(`products?query=${encodeURIComponent(query)}`)
const misses = async () => (await admin.get('search/misses')).json.data.misses as { term: string; count: number; near: string[] }[]

test('search.admin: lists searches without results, and a synonym makes them find', async () => {
  expect(namesIn(await search('xúng xính'))).toEqual([])
  await search('0912345678')
  await search('đầm')
  expect(await misses()).toEqual([expect.objectContaining({ term: 'xúng xính', count: 1 })])
  const added = await admin.post('search/synonyms', { word: 'xúng xính', meaning: 'váy' })
  expect([added.status, added.json.data]).toEqual([201, { synonym: { word: 'xúng xính', meaning: 'váy' }, found: 1 }])
  expect(namesIn(await search('Xung Xinh hoa'))).toEqual(['Đầm hoa nhí'])
  expect(await misses()).toEqual([])
  expect((await admin.get('search/synonyms')).json.data.synonyms).toEqual([{ word: 'xúng xính', meaning: 'váy' }])
  expect((await admin.delete('search/synonyms', { term: 'XÚNG XÍNH' })).status).toBe(200)
  expect(namesIn(await search('xung xinh hoa nhi'))).not.toEqual([])
  expect((await admin.delete('search/synonyms', { term: 'xúng xính' })).status).toBe(404)
})

test('search.admin: a term that is not sold can be hidden for good', async () => {
  await search('đồng hồ')
  expect((await misses()).map(({ term }) => term)).toContain('đồng hồ')
  expect((await admin.post('search/misses/hide', { term: 'đồng hồ' })).status).toBe(200)
  await search('đồng  hồ')
  expect((await misses()).map(({ term }) => term)).not.toContain('đồng hồ')
})

test('search.admin: suggests what the shop sells and is spelled alike', async () => {
  await search('đầxm')
  await search('bộ đầm thêu rồng lửa xanh')
  const [first] = await misses()
  expect(first?.near ?? []).toContain('Đầm')
})

test('search.admin: only an admin may read or change it, and words are validated', async () => {
  const visitor = shop.visitor()
  expect((await visitor.get('search/misses')).status).toBe(401)
  expect((await visitor.post('search/synonyms', { word: 'a', meaning: 'b' })).status).toBe(401)
  for (const body of [
    {},
    { word: '', meaning: 'váy' },
    { word: '🎉', meaning: 'váy' },
    { word: 'váy', meaning: '!!!' },
    { word: 'a'.repeat(101), meaning: 'b' },
  ]) {
    expect((await admin.post('search/synonyms', body)).status).toBe(400)
  }
})

test('search.admin: however many terms come, a bounded number is stored', async () => {
  const many = Array.from({ length: 2_100 }, (_, i) => ({ key: `tu ${i}`, term: `từ ${i}`, count: i === 0 ? 5 : 1 }))
  await transact(shop.db, (tx) => addMisses(tx, many, shop.clock.now()))
  const [stored] = await shop.db.select({ count: sql<number>`count(*)::int` }).from(schema.searchMisses)
  expect(stored?.count).toBe(2_000)
  expect((await misses())[0]?.term).toBe('từ 0')
})
