import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notice } from '../../../contract/admin/notices.ts'
import { hourMs } from '../../../contract/durations.ts'
import { demoContent } from '../../demo/demo-content.ts'
import { schema } from '../../platform/database/client.ts'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { createFirstAdmin } from '../accounts/accounts.ts'
import { warningOf } from './find-notices.ts'

const admin = { email: 'admin@memay.test', password: 'mot mat khau dai' }
// A second factor is tested elsewhere.
const open = { PUBLIC_URL: 'https://memay.test', ADMIN_PROTECTION: 'basic' }
/** The test database may or may not flush to disk. */
const withoutDisk = (notices: Notice[]) => notices.filter(({ code }) => code !== 'not_durable')

async function signedIn(shop: TestShop, password = admin.password) {
  const visitor = shop.visitor()
  const { status } = await visitor.post('users/login', { email: admin.email, password })
  if (status !== 200) throw new Error(`not signed in: ${status}`)
  return visitor
}

const read = async (shop: TestShop, password?: string): Promise<Notice[]> =>
  withoutDisk((await (await signedIn(shop, password)).get('admin/notices')).json.data)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await createFirstAdmin(shop.platform)
})
afterAll(() => shop.close())

test('notices: a trial shop on a local machine has no notices', async () => {
  expect((await (await signedIn(shop)).get('admin/notices')).json).toEqual({ data: [] })
})

test('notices: needs an admin', async () => {
  const customer = shop.visitor()
  await customer.post('users/register', { username: 'lan', email: 'lan@memay.test', password: admin.password })
  expect((await customer.get('admin/notices')).status).toBe(403)
  const refused = await shop.visitor('en').get('admin/notices')
  expect([refused.status, refused.json.code]).toEqual([401, 'sign_in_required'])
})

test.each<[string, Record<string, string>, string[]]>([
  ['a public shop with mail', { ...open, SMTP_URL: 'smtps://mail.test' }, []],
  ['a public shop without mail', open, ['mail_off critical']],
  ['a public shop without mail in production', { ...open, NODE_ENV: 'production' }, ['mail_off critical']],
  ['a trial shop', { ...open, SANDBOX: '1' }, ['sandbox_on critical']],
  [
    'a public shop over http',
    { PUBLIC_URL: 'http://memay.test', ALLOW_PLAIN_HTTP: '1', SMTP_URL: 'smtps://mail.test' },
    ['plain_http critical'],
  ],
])('notices: shows the admin that %s is unsafe', async (_what, environment, expected) => {
  const other = await openTestShop(environment)
  await createFirstAdmin(other.platform)
  expect((await read(other)).map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected)
  await other.close()
})

test('notices: a printed password is a notice until it is changed, and critical after a day', async () => {
  const other = await openTestShop({ ...open, SMTP_URL: 'smtps://mail.test', ADMIN_PASSWORD: '' })
  const { password } = await createFirstAdmin(other.platform)
  if (!password) throw new Error('no password was generated')
  const notice = { code: 'first_password', severity: 'warning', values: { email: admin.email } }
  expect(await read(other, password)).toEqual([notice])
  other.clock.advance(25 * hourMs)
  expect(await read(other, password)).toEqual([{ ...notice, severity: 'critical' }])
  const visitor = await signedIn(other, password)
  expect((await visitor.patch('users/update-password', { currentPassword: password, newPassword: admin.password })).status).toBe(200)
  expect(await read(other)).toEqual([])
  await other.close()
})

test('notices: a password from the settings is not a printed one', async () => {
  const other = await openTestShop({ ...open, SMTP_URL: 'smtps://mail.test' })
  await createFirstAdmin(other.platform)
  expect(await read(other)).toEqual([])
  await other.close()
})

test('notices: demo products in a public shop are counted until they are deleted', async () => {
  const other = await openTestShop({ ...open, SMTP_URL: 'smtps://mail.test' })
  await createFirstAdmin(other.platform)
  const catalogue = await seedCatalogue(other)
  const slugs = demoContent.products.slice(0, 3).map(({ slug }) => slug)
  const ids = await Promise.all([...slugs, 'dam-cua-tiem'].map((slug) => catalogue.put(slug)))
  for (const [at, slug] of slugs.entries())
    await other.db
      .update(schema.products)
      .set({ slug })
      .where(eq(schema.products.id, ids[at] ?? ''))
  const visitor = await signedIn(other)
  await visitor.delete(`products/${ids[0]}`)
  expect(await read(other)).toEqual([{ code: 'demo_products', severity: 'warning', values: { count: 2 } }])
  expect((await visitor.delete('products', { ids: ids.slice(1, 3) })).status).toBe(200)
  expect(await read(other)).toEqual([])
  await other.close()
})

test('notices: each notice is one log line with its fix', () => {
  const line = warningOf({ code: 'mail_off', severity: 'critical', values: {} })
  expect(line).toMatch(/^WARNING \(do not sell like this\): SMTP_URL [^\n]+$/)
})
