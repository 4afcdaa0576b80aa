import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../../../platform/config.ts'
import { schema } from '../../../platform/database/client.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { createFirstAdmin } from '../accounts.ts'
import { adminNamesFrom } from './admin-names.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.db.delete(schema.users)
})
afterAll(() => shop.close())

const configured = (password: string | undefined, isStrict = false) => ({
  ...shop.platform,
  config: { ...shop.config, isStrict, admin: { email: 'chu@x.vn', password, isGenerated: password === undefined } },
})
const admins = () => shop.db.select().from(schema.users).where(eq(schema.users.role, 'admin'))

test('create-first-admin: a fresh shop has no account with known credentials', async () => {
  for (const name of ['admin', 'admin@memay.local', 'admin@memay.test'])
    expect((await shop.visitor().post('users/login', { email: name, password: 'admin' })).status).toBe(401)
})

test('create-first-admin: production does not start with a common password', async () => {
  await expect(createFirstAdmin(configured('password123', true))).rejects.toThrow(ConfigError)
  await expect(createFirstAdmin(configured('Mẹ May 2026', true))).rejects.toThrow(/shop's name/)
  expect(await admins()).toEqual([])
})

test('create-first-admin: twenty concurrent starts create one first admin, and print its random password once', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => createFirstAdmin(configured(undefined))))
  const withPassword = made.filter(({ password }) => password !== null)
  expect(withPassword).toHaveLength(1)
  expect(await admins()).toHaveLength(1)
  const admin = shop.visitor()
  const response = await admin.post('users/login', { email: 'chu@x.vn', password: withPassword[0]?.password })
  expect(response.json.data).toMatchObject({ role: 'admin', email: 'chu@x.vn', emailVerified: true })
  expect(await createFirstAdmin(configured('một mật khẩu khác'))).toEqual({ email: 'chu@x.vn', password: null })
  expect(await admins()).toHaveLength(1)
  expect((await admins())[0]?.username).toBe('chu')
})

test.each([
  ['chu.tiem@x.vn', ['chu.tiem', expect.stringMatching(/^chu\.tiem\d{4}$/), expect.stringMatching(/^chu\.tiem\d{8}$/), 'chu.tiem-f00d']],
  ['admin@x.vn', ['admin-f00d']],
  ['Shop1@x.vn', ['shop1-f00d']],
  ['店@x.vn', ['khach', expect.any(String), expect.any(String), 'khach-f00d']],
])('create-first-admin: the first admin of %s does not get a common name', (email, names) => {
  expect(adminNamesFrom(email, () => 'f00d')).toEqual(names)
})
