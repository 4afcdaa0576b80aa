import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from './platform/database/client.ts'
import type { Access } from './platform/http/auth-guards.ts'
import { openTestShop, type TestShop, type Visitor } from './testing/shop-fixture.ts'
import { signUp, testPassword } from './testing/users-fixture.ts'

/** Calls every route of the OpenAPI document as a visitor, a customer and a staff member: its guard refuses those it has to. */
type Operation = { 'x-access': Access }
let shop: TestShop
let routes: { method: 'GET'; url: string; access: Access }[]
let callers: { visitor: Visitor; customer: Visitor; staff: Visitor }

/** It ends the session of the caller. */
const signOut = '/api/users/logout'

beforeAll(async () => {
  const secret = 'mot bi mat du dai cho hang van chuyen'
  const hooks = { BANK_WEBHOOK_SECRET: secret, GHN_WEBHOOK_TOKEN: secret, GHTK_WEBHOOK_TOKEN: secret, VIETTELPOST_WEBHOOK_TOKEN: secret }
  shop = await openTestShop(hooks)
  const { paths } = (await shop.visitor().get('openapi.json')).json as { paths: Record<string, Record<string, Operation>> }
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-access': access }]) => ({
      method: method.toUpperCase() as 'GET',
      url: path.replace(/\{\w+\}/g, '1'),
      access,
    })),
  )
  callers = { visitor: shop.visitor(), customer: (await signUp(shop)).visitor, staff: await signInStaff() }
})
afterAll(() => shop.close())

async function signInStaff(): Promise<Visitor> {
  const { visitor, userId, email } = await signUp(shop)
  await shop.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  await visitor.post('users/login', { email, password: testPassword })
  return visitor
}

const refusals: Record<keyof typeof callers, Partial<Record<Access, number>>> = {
  visitor: { users: 401, staff: 401, admins: 401 },
  customer: { staff: 403, admins: 403 },
  staff: { admins: 403 },
}

test.each(['visitor', 'customer', 'staff'] as const)('access matrix: a %s gets past no guard that is not theirs', async (role) => {
  const wrong: string[] = []
  const { cookies, ip } = callers[role]
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const { method, url, access } of routes) {
    const expected = refusals[role][access]
    if (expected === undefined || url === signOut) continue
    const { statusCode } = await shop.app.inject({ method, url, remoteAddress: ip, headers: cookie ? { cookie } : {} })
    if (statusCode !== expected) wrong.push(`${method} ${url}: ${statusCode}`)
  }
  expect(wrong).toEqual([])
  if (role !== 'visitor') expect((await callers[role].get('users/me')).status).toBe(200)
})

/** Webhooks are calls of other companies' programs. */
const isWebhook = ({ url }: { url: string }) => /\/(hooks|callback)(\/|$)/.test(url)
const foreign = [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { referer: 'https://evil.test/page' },
]

test.each(foreign)('access matrix: no call that changes something comes from another site, with %j', async (headers) => {
  const wrong: string[] = []
  const cookie = [...callers.staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const writes = routes.filter((route) => route.method !== 'GET' && !isWebhook(route))
  expect(writes.length).toBeGreaterThan(120)
  for (const { method, url } of [...writes, { method: 'GET' as const, url: '/api/wishlists/clear' }]) {
    const { statusCode, body } = await shop.app.inject({ method, url, headers: { cookie, ...headers } })
    if (statusCode !== 403 || !body.includes('foreign_origin')) wrong.push(`${method} ${url}: ${statusCode}`)
  }
  expect(wrong).toEqual([])
})

test('access matrix: more than a hundred calls are for admins alone, and each call names who may make it', () => {
  expect(routes.filter(({ access }) => access === 'admins').length).toBeGreaterThan(100)
  expect(routes.filter(({ access }) => !['anyone', 'users', 'staff', 'admins'].includes(access))).toEqual([])
})
