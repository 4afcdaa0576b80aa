import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { createFirstAdmin } from '../accounts.ts'

let checkout: CheckoutFixture
let admin: Visitor
let adminId: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  await createFirstAdmin(checkout.platform)
  admin = await signedIn('admin@memay.test', 'mot mat khau dai')
  adminId = (await admin.get('users/me')).json.data._id
})
afterAll(() => checkout.close())

const password = 'một mật khẩu dài'
let people = 0
async function newcomer(more: object = {}) {
  const person = checkout.visitor()
  const email = `kh${++people}@x.vn`
  const response = await person.post('users/register', { username: `kh${people}`, email, password, ...more })
  expect(response.status).toBe(201)
  return { person, email, id: response.json.data._id as string }
}
async function signedIn(email: string, typed = password): Promise<Visitor> {
  const person = checkout.visitor()
  expect((await person.post('users/login', { email, password: typed })).status).toBe(200)
  return person
}
/** Another admin, created by the first one. */
async function colleague() {
  const { email, id } = await newcomer()
  expect((await admin.patch(`users/${id}`, { role: 'admin' })).status).toBe(200)
  return { email, id, person: await signedIn(email) }
}
const find = async (query: string) =>
  (await admin.get(`users?${query}`)).json.data as { users: { _id: string; email: string }[]; total: number; totalPage: number }

test('customers: only an admin reads customers', async () => {
  const { person, id } = await newcomer()
  for (const path of ['users', `users/${adminId}`, `users/${id}`]) {
    expect((await checkout.visitor().get(path)).status).toBe(401)
    expect((await person.get(path)).status).toBe(403)
  }
  expect((await checkout.visitor().patch(`users/${id}`, { role: 'admin' })).status).toBe(401)
  expect((await person.patch(`users/${id}`, { role: 'admin' })).status).toBe(403)
  expect((await person.patch(`users/${adminId}`, { nonsense: 1, blocked: 'yes' })).status).toBe(403)
  expect((await person.get('users/me')).json.data.role).toBe('customer')
  expect((await admin.get('users/usr_nobody')).status).toBe(404)
  expect((await admin.patch('users/usr_nobody', { blocked: true })).status).toBe(404)
})

test('customers: a route name is not a customer id, for any caller', async () => {
  for (const visitor of [checkout.visitor(), admin]) {
    for (const name of ['register', 'login', 'verify-otp', 'google-login', 'forgot-password'])
      expect((await visitor.get(`users/${name}`)).status).toBe(404)
    expect((await visitor.patch('users/me', { role: 'admin' })).status).toBe(404)
  }
})

test("customers: an admin reads a user's profile, orders and payments", async () => {
  const dress = await checkout.put('Đầm xem khách', 20)
  const { person, id, email } = await newcomer({ fullName: 'Phạm Thị Bưởi', phone: '0912000111' })
  for (const paid of [true, false, false]) {
    await person.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    const placed = await checkout.order(person, { paymentMethod: 'cod' })
    expect(placed.status).toBe(201)
    if (paid) await checkout.db.update(schema.orders).set({ paymentStatus: 'paid' }).where(eq(schema.orders.id, placed.json._id))
  }
  const { user } = (await admin.get(`users/${id}`)).json.data
  const [last] = await checkout.db.select().from(schema.orders).where(eq(schema.orders.paymentStatus, 'paid'))
  expect(user).toMatchObject({ _id: id, email, fullName: 'Phạm Thị Bưởi', blocked: false, orders: 3, spent: last?.totalVnd })
  expect(user.lastOrderAt).toMatch(/^\d{4}-/)
  expect(Object.keys(user).sort()).toEqual(
    [
      '_id',
      'addresses',
      'blocked',
      'createdAt',
      'email',
      'emailVerified',
      'fullName',
      'internalNotes',
      'lastOrderAt',
      'orders',
      'phone',
      'role',
      'spent',
      'twoFactor',
      'username',
    ].sort(),
  )
  expect((await admin.get(`users/${adminId}`)).json.data.user).toMatchObject({ orders: 0, spent: 0, lastOrderAt: null })
  expect(JSON.stringify((await find('limit=100')).users)).not.toMatch(/argon2|password|token/i)
})

test.each(['buoi', 'BƯỞI', 'thi buoi', 'Bưởi'.normalize('NFD'), '0912000111', '0912 000 111', '912000', '+84912000111', 'pham'])(
  'customers: finds Phạm Thị Bưởi by "%s"',
  async (typed) => {
    const { users } = await find(`query=${encodeURIComponent(typed)}`)
    expect(users.map(({ email }) => email)).toContain((await find('query=buoi')).users[0]?.email)
  },
)

test.each(['%', '_', "' or 1=1 --", '\\', 'khong-ai-ten-nay', '99999'])('customers: finds nobody for "%s"', async (typed) => {
  expect((await find(`query=${encodeURIComponent(typed)}`)).users.filter(({ email }) => !email.includes(typed))).toEqual([])
})

test('customers: notes that somebody else wrote meanwhile are not overwritten', async () => {
  const { id } = await newcomer()
  const write = (body: object) => admin.patch(`users/${id}/notes`, body)
  const both = await Promise.all(['Dị ứng len', 'Gọi buổi tối'].map((notes) => write({ notes, before: '' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await write({ notes: 'Dị ứng len, gọi buổi tối' })).status).toBe(200)
})

test('customers: internal notes are for admins only, and their text is not in the log', async () => {
  const { person, id } = await newcomer()
  for (const visitor of [checkout.visitor(), person])
    expect([401, 403]).toContain((await visitor.patch(`users/${id}/notes`, { notes: 'Của tôi' })).status)
  const noted = await admin.patch(`users/${id}/notes`, { notes: ' Bé dị ứng len, gọi buổi tối ' })
  expect(noted.json.data.user.internalNotes).toBe('Bé dị ứng len, gọi buổi tối')
  expect((await admin.get(`users/${id}`)).json.data.user.internalNotes).toBe('Bé dị ứng len, gọi buổi tối')
  const seen = await person.get('users/me')
  expect([seen.status, seen.text.includes('dị ứng')]).toEqual([200, false])
  const left = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, id))
  expect(left.map(({ what }) => what)).toContain('user.notes')
  expect(JSON.stringify(left)).not.toContain('dị ứng')
  expect((await admin.patch(`users/${id}/notes`, { notes: 'x'.repeat(2_001) })).status).toBe(400)
  expect((await admin.patch('users/usr_nobody/notes', { notes: '' })).status).toBe(404)
})

test('customers: sorts by name without diacritics, or by registration', async () => {
  const names = ['Ẩn Danh', 'Đào Thị Ổi', 'Bùi Văn Na']
  for (const name of names) await newcomer({ fullName: `${name} xếp tên` })
  const inOrder = async (sort: string) =>
    (await admin.get(`users?query=xep+ten&sort=${sort}`)).json.data.users.map(({ fullName }: { fullName: string }) =>
      fullName.replace(' xếp tên', ''),
    )
  expect(await inOrder('name-asc')).toEqual(['Ẩn Danh', 'Bùi Văn Na', 'Đào Thị Ổi'])
  expect(await inOrder('name-desc')).toEqual(['Đào Thị Ổi', 'Bùi Văn Na', 'Ẩn Danh'])
  expect(await inOrder('oldest')).toEqual(names)
  expect((await admin.get('users?sort=spent')).status).toBe(400)
})

test('customers: pages newest first, and filters by role or block', async () => {
  const { id, email } = await newcomer()
  const { users, total, totalPage } = await find('limit=1')
  expect(users).toMatchObject([{ _id: id, email }])
  expect(totalPage).toBe(total)
  expect((await find('limit=1&page=2')).users[0]?._id).not.toBe(id)
  expect((await find('role=admin')).users.map(({ _id }) => _id)).toContain(adminId)
  await admin.patch(`users/${id}`, { blocked: true })
  expect((await find('blocked=true')).users.map(({ _id }) => _id)).toEqual([id])
  expect((await find('blocked=false')).users.map(({ _id }) => _id)).not.toContain(id)
  for (const query of ['page=0', 'limit=101', 'role=owner', 'blocked=maybe']) expect((await admin.get(`users?${query}`)).status).toBe(400)
})

test('customers: a demoted or blocked user is signed out at once, and the audit log names the admin', async () => {
  const { person, id, email } = await colleague()
  expect((await person.get('users')).status).toBe(200)
  expect((await admin.patch(`users/${id}`, { role: 'customer' })).json).toMatchObject({ data: { user: { role: 'customer' } } })
  expect((await person.get('users')).status).toBe(401)
  const again = await signedIn(email)
  expect((await again.get('users')).status).toBe(403)
  await admin.patch(`users/${id}`, { blocked: true })
  expect((await again.get('users/me')).status).toBe(401)
  expect((await checkout.visitor().post('users/login', { email, password })).json.code).toBe('wrong_credentials')
  await admin.patch(`users/${id}`, { blocked: false })
  await signedIn(email)
  const trail = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, id))
  expect(trail.map(({ who, what, details }) => ({ who, what, details }))).toEqual([
    { who: adminId, what: 'user.role', details: { from: 'customer', to: 'admin' } },
    { who: adminId, what: 'user.role', details: { from: 'admin', to: 'customer' } },
    { who: adminId, what: 'user.blocked', details: null },
    { who: adminId, what: 'user.unblocked', details: null },
  ])
})

test('customers: a change without effect ends no session and writes no audit entry', async () => {
  const { person, id } = await newcomer()
  expect((await admin.patch(`users/${id}`, { role: 'customer', blocked: false, email: 'x@y.vn' })).status).toBe(200)
  expect((await person.get('users/me')).status).toBe(200)
  expect(await checkout.db.$count(schema.auditEntries, eq(schema.auditEntries.subject, id))).toBe(0)
})

test('customers: no admin demotes or blocks themselves, and the last one stays', async () => {
  for (const change of [{ role: 'customer' }, { blocked: true }])
    expect(await admin.patch(`users/${adminId}`, change)).toMatchObject({ status: 409, json: { code: 'own_account' } })
  const { person, id } = await colleague()
  // Both at once: the second one is no longer an admin.
  const answers = await Promise.all([
    admin.patch(`users/${id}`, { role: 'customer' }),
    person.patch(`users/${adminId}`, { role: 'customer' }),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect((await checkout.db.select().from(schema.users).where(eq(schema.users.role, 'admin'))).length).toBeGreaterThanOrEqual(1)
  await checkout.db.update(schema.users).set({ role: 'admin' }).where(eq(schema.users.id, adminId))
  await checkout.db.update(schema.users).set({ role: 'customer' }).where(eq(schema.users.id, id))
  admin = await signedIn('admin@memay.test', 'mot mat khau dai')
})
