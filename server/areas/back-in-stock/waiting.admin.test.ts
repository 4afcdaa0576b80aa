import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  const dress = await checkout.put('=Đầm chờ', 0)
  for (const email of ['a@x.vn', 'b@x.vn', 'c@x.vn']) {
    const asked = await checkout.visitor().post('alerts', { productId: dress, color: 'Xanh lam', email })
    if (asked.status !== 200) throw new Error(asked.text)
    checkout.clock.advance(1_000)
    await checkout.visitor().post('newsletter', { email })
  }
})
afterAll(() => checkout.close())

test.each(['alerts', 'newsletter'])('%s: is listed and downloaded by admins only', async (path) => {
  const { visitor, userId } = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  for (const url of [path, `${path}/export.csv`]) {
    expect((await checkout.visitor().get(url)).status).toBe(401)
    expect((await visitor.get(url)).status).toBe(403)
  }
  expect((await admin.get(`${path}?limit=1000`)).status).toBe(400)
})

test('waiting list: shows who waits for what, the latest first, and is a file', async () => {
  const { data } = (await admin.get('alerts?limit=2')).json
  expect(data).toMatchObject({ total: 3, totalPage: 2, currentPage: 1 })
  expect(data.waiting).toMatchObject([
    { email: 'c@x.vn', product: { name: '=Đầm chờ' }, color: 'Xanh lam', size: '', free: 0, language: 'vi' },
    { email: 'b@x.vn' },
  ])
  expect((await admin.get('alerts?limit=2&page=2')).json.data.waiting).toMatchObject([{ email: 'a@x.vn' }])
  const { text, headers } = await admin.get('alerts/export.csv?separator=semicolon', { headers: { 'accept-language': 'en' } })
  expect(headers['content-disposition']).toContain('waiting-')
  const lines = text.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('E-mail;Language;Product;SKU;Colour;Size;Waiting since;Consent text')
  expect(lines.slice(1).map((line: string) => line.split(';').slice(0, 3).join(' '))).toEqual([
    "c@x.vn vi '=Đầm chờ",
    "b@x.vn vi '=Đầm chờ",
    "a@x.vn vi '=Đầm chờ",
  ])
})

test('subscribers: are listed and downloaded with the day of their consent, also those who left', async () => {
  await checkout.db
    .update(schema.newsletterSubscribers)
    .set({ unsubscribedAt: checkout.clock.now() })
    .where(eq(schema.newsletterSubscribers.email, 'a@x.vn'))
  const { data } = (await admin.get('newsletter')).json
  expect(data).toMatchObject({ total: 3, totalPage: 1 })
  expect(data.subscribers.map(({ email, endedAt }: { email: string; endedAt: string | null }) => [email, endedAt !== null])).toEqual([
    ['c@x.vn', false],
    ['b@x.vn', false],
    ['a@x.vn', true],
  ])
  expect(data.subscribers[0].consentedAt).toBeTruthy()
  expect(JSON.stringify(data)).not.toMatch(/token/i)
  const { text } = await admin.get('newsletter/export.csv', { headers: { 'accept-language': 'en' } })
  expect(text).toMatch(/^\uFEFFE-mail,Language,Consented at,Consent text,Unsubscribed at\r\nc@x\.vn,vi,\d{4}-\d\d-\d\d \d\d:\d\d,/)
  const written = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'customer.export'))
  expect(written.map(({ subject }) => subject).sort()).toEqual(['subscribers', 'waiting'])
})
