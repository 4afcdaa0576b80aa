import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let shop: TestShop
let origin: string
let id: string
let shown = 'Đầm cổ lá sen'
beforeAll(async () => {
  shop = await openTestShop()
  const { put } = await seedCatalogue(shop)
  await put(shown, { price: 385_000 })
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  id = (await (await fetch(`${origin}/api/products`)).json()).data.products[0]._id
})
afterAll(() => shop.close())

const get = (cookie?: string) =>
  fetch(`${origin}/api/products/${id}`, { headers: { 'accept-language': 'vi', ...(cookie ? { cookie } : {}) } })
const key = () => `api vi /api/products/${id}`

test.each([
  ['malformed', 'x'],
  ['made-up', randomBytes(32).toString('base64url')],
])('unknown session: a %s cookie gets the shared response from the cache, a real session its own', async (kind, token) => {
  shop.platform.pageCache.invalidate(null)
  const shared = await get(`memay_session=${token}`)
  expect(shared.status).toBe(200)
  const cached = shop.platform.pageCache.find(key())
  expect(cached).toBeDefined()
  expect(shared.headers.get('content-language')).toBe('vi')
  // Not invalidated: only what is read again shows it.
  await shop.platform.db.execute(
    sql`update product_json set detail_vi = replace(detail_vi, ${shown}, ${`${kind} dress`}) where product_id = ${id}`,
  )
  expect(await (await get(`memay_session=${token}`)).text()).not.toContain(`${kind} dress`)
  shown = `${kind} dress`
  const { visitor } = await signUp(shop)
  expect((await visitor.get(`products/${id}`)).text).toContain(shown)
  expect(shop.platform.pageCache.find(key())).toBe(cached)
})

test('unknown session: the shared response still clears the cookie of a session that ended', async () => {
  for (let n = 0; n < 2; n++) {
    const response = await get(`memay_session=${randomBytes(32).toString('base64url')}`)
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^memay_session=; Max-Age=0;/))
  }
})

test('unknown session: an admin never fills the cache of public reads', async () => {
  shop.platform.pageCache.invalidate(null)
  const admin = await signInAdmin(shop)
  expect((await admin.get(`products/${id}`)).status).toBe(200)
  expect(shop.platform.pageCache.find(key())).toBeUndefined()
})
