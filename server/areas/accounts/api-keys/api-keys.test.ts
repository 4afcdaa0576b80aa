import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { type SeededCatalogue, seedCatalogue } from '../../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { scopeOfRoute } from './api-key-scope.rule.ts'
import { isApiKeyShaped, newApiKeySecret } from './api-key-secret.ts'

let shop: TestShop
let admin: Visitor & { userId: string }
let catalogue: SeededCatalogue
let productId: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
  catalogue = await seedCatalogue(shop)
  productId = await catalogue.put('Áo len', { price: 200_000 })
})
afterAll(() => shop.close())

async function make(scopes: string[], more: object = {}) {
  const { status, json } = await admin.post('api-keys', { name: 'Kế toán', scopes, ...more })
  expect(status).toBe(201)
  return { secret: json.data.secret as string, id: json.data.apiKey._id as string }
}

const withKey = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } })

describe('API keys', () => {
  test('are made, listed and revoked by admins alone', async () => {
    const { visitor } = await signUp(shop)
    for (const [who, status] of [
      [shop.visitor(), 401],
      [visitor, 403],
    ] as const) {
      expect((await who.get('api-keys')).status).toBe(status)
      expect((await who.post('api-keys', { name: 'x', scopes: ['orders:read'] })).status).toBe(status)
      expect((await who.delete('api-keys/key_1')).status).toBe(status)
    }
  })

  test.each([
    [{ scopes: ['orders:read'] }, 'name'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['reports:write'] }, 'scopes.0'],
    [{ name: 'x', scopes: ['everything'] }, 'scopes.0'],
    [{ name: 'x', scopes: ['orders:read'], expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ])('are refused with %j', async (body, path) => {
    const { status, json } = await admin.post('api-keys', body)
    expect([status, json.issues[0].path]).toEqual([400, path])
  })

  test('show their secret once, and are stored as a hash', async () => {
    const { secret, id } = await make(['orders:read', 'products:write', 'orders:read'])
    const listed = await admin.get('api-keys')
    expect(listed.json.data[0]).toMatchObject({ _id: id, name: 'Kế toán', scopes: ['orders:read', 'products:write'], lastUsedAt: null })
    expect(listed.json.data[0].shownAs).toBe(`${secret.slice(0, 12)}…${secret.slice(-4)}`)
    const stored = JSON.stringify([await shop.db.select().from(schema.apiKeys), await shop.db.select().from(schema.auditEntries)])
    expect(stored).not.toContain(secret)
    expect(stored).toContain('api-key.made')
  })

  test('act for the admin who made them, within their scopes', async () => {
    const { secret } = await make(['products:read', 'products:write', 'orders:read'])
    const program = shop.visitor()
    const read = await program.get(`products/${productId}`, withKey(secret))
    expect(read.json.product.stock).toBeDefined()
    const changed = await program.patch(`products/${productId}`, { price: 210_000 }, withKey(secret))
    expect([changed.status, changed.json.product?.price ?? changed.json.data?.product?.price]).toEqual([200, 210_000])
    expect((await program.get('orders', withKey(secret))).status).toBe(200)
    const refused = await program.patch('settings', { brand: { name: 'Tiệm khác' } }, withKey(secret))
    expect([refused.status, refused.json.code]).toEqual([403, 'api_key_not_allowed'])
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope"')
    expect((await program.get('reports/summary', withKey(secret))).status).toBe(403)
  })

  test('note their last use', async () => {
    const { secret, id } = await make(['orders:read'])
    await shop.visitor().get('orders', withKey(secret))
    const find = async () => (await admin.get('api-keys')).json.data.find(({ _id }: { _id: string }) => _id === id).lastUsedAt as string
    const first = await find()
    expect(first).toEqual(expect.any(String))
    shop.clock.advance(10 * minuteMs)
    await shop.visitor().get('orders', withKey(secret))
    expect(Date.parse(await find())).toBeGreaterThan(Date.parse(first))
  })

  test('do not reach accounts, carts, other keys or actions of weight, whatever their scopes', async () => {
    const all = ['products', 'orders', 'customers', 'shop'].flatMap((name) => [`${name}:read`, `${name}:write`])
    const { secret } = await make([...all, 'reports:read'])
    const program = shop.visitor()
    const calls = [
      program.get('api-keys', withKey(secret)),
      program.post('api-keys', { name: 'x', scopes: ['orders:read'] }, withKey(secret)),
      program.get('users/me', withKey(secret)),
      program.patch('users/update-password', {}, withKey(secret)),
      program.patch(`users/${admin.userId}`, { role: 'customer' }, withKey(secret)),
      program.post('staff/invitations', { email: 'a@x.vn', role: 'admin' }, withKey(secret)),
      program.get('carts', withKey(secret)),
      program.get('audit', withKey(secret)),
      program.get('orders/export.csv', withKey(secret)),
      program.patch('settings', { bank: null }, withKey(secret)),
    ]
    for (const { status, json } of await Promise.all(calls)) expect([status, json.code]).toEqual([403, 'api_key_not_allowed'])
  })

  test.each([
    ['of another shape', 'Bearer x'],
    ['that was never made', `Bearer ${newApiKeySecret()}`],
  ])('%s are refused, also for public calls', async (_, authorization) => {
    for (const path of [`products/${productId}`, 'orders']) {
      const { json, headers } = await shop.visitor().get(path, { headers: { authorization } })
      expect([json.code, headers['www-authenticate']]).toEqual(['wrong_api_key', 'Bearer error="invalid_token"'])
    }
  })

  test('are named as the way in where a caller is not signed in', async () => {
    const { status, headers } = await shop.visitor().get('orders')
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
  })

  test('beside a cookie count instead of it', async () => {
    const { secret } = await make(['products:read'])
    expect((await admin.get('orders', withKey(secret))).status).toBe(403)
    expect((await admin.get('orders')).status).toBe(200)
  })

  test('end when they expire, are revoked, or their maker is no admin any more', async () => {
    const soon = new Date(shop.clock.now().getTime() + dayMs).toISOString()
    const [expiring, revoked, orphaned] = [
      await make(['orders:read'], { expiresAt: soon }),
      await make(['orders:read']),
      await make(['orders:read']),
    ]
    const isValid = async ({ secret }: { secret: string }) => (await shop.visitor().get('orders', withKey(secret))).status === 200
    expect(await Promise.all([expiring, revoked, orphaned].map(isValid))).toEqual([true, true, true])
    expect((await admin.delete(`api-keys/${revoked.id}`)).status).toBe(200)
    expect((await admin.delete(`api-keys/${revoked.id}`)).status).toBe(404)
    expect(await isValid(revoked)).toBe(false)
    shop.clock.advance(2 * dayMs)
    expect(await Promise.all([expiring, orphaned].map(isValid))).toEqual([false, true])
    await shop.db.update(schema.users).set({ blockedAt: shop.clock.now() }).where(eq(schema.users.id, admin.userId))
    expect(await isValid(orphaned)).toBe(false)
    await shop.db.update(schema.users).set({ blockedAt: null }).where(eq(schema.users.id, admin.userId))
  })

  test('are limited to 600 requests a minute each', async () => {
    const limited = await openTestShop({ RATE_LIMIT_PER_MINUTE: '600' })
    try {
      const owner = await signInAdmin(limited)
      const { secret, apiKey } = (await owner.post('api-keys', { name: 'x', scopes: ['shop:read'] })).json.data
      const key = `api-key:${apiKey._id}`
      await limited.visitor().get('settings', withKey(secret))
      await limited.db.update(schema.rateCounters).set({ count: 600 }).where(eq(schema.rateCounters.key, key))
      const { status, headers } = await limited.visitor().get('settings', withKey(secret))
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    } finally {
      await limited.close()
    }
  })

  test('have a scope for every call that is not personal, named in the OpenAPI document', async () => {
    const document = (await shop.visitor().get('/api/openapi.json')).json
    expect(document.paths['/api/orders'].get.security).toEqual([{ session: [] }, { apiKey: ['orders:read'] }])
    expect(document.paths['/api/users/me'].get.security).toEqual([{ session: [] }])
    const personal = new Set(
      'users carts wishlists addresses staff invitations api-keys webhooks audit admin health openapi.json reports payments orders newsletter alerts'.split(
        ' ',
      ),
    )
    const calls = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{(\w+)\}/g, ':$1') })),
    )
    expect(calls.length).toBeGreaterThan(150)
    const without = calls.filter(({ method, path }) => scopeOfRoute(method, path.startsWith('/api') ? path : `/api${path}`) === null)
    const unexpected = without.filter(({ path }) => !personal.has(path.replace(/^\/api/, '').split('/')[1] ?? ''))
    expect(unexpected).toEqual([])
  })
})

test('API key secrets: are recognized by their checksum', () => {
  const secret = newApiKeySecret()
  expect(isApiKeyShaped(secret)).toBe(true)
  expect(isApiKeyShaped(`${secret.slice(0, 20)}${secret[20] === 'a' ? 'b' : 'a'}${secret.slice(21)}`)).toBe(false)
  expect(isApiKeyShaped(secret.slice(0, -1))).toBe(false)
})
