import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'
import { hashCheaply, hashPassword } from './hash-password.ts'
import { totpCode, totpStep } from './two-factor/totp.ts'

let shop: TestShop
let admin: Visitor & { userId: string }
beforeAll(async () => {
  shop = await openTestShop()
  const { visitor, userId, email } = await register()
  await shop.db.update(schema.users).set({ role: 'admin', emailVerifiedAt: new Date() }).where(eq(schema.users.id, userId))
  await visitor.post('users/login', { email, password })
  admin = Object.assign(visitor, { userId })
})
afterAll(() => shop.close())

const password = 'một mật khẩu dài'
const another = 'mật khẩu thứ hai'
let people = 0

async function register(language: 'vi' | 'en' = 'vi') {
  const name = `bao-mat-${++people}`
  const email = `${name}@x.vn`
  const visitor = shop.visitor(language)
  const { json } = await visitor.post('users/register', { username: name, email, password })
  await takeMails(shop)
  return { visitor, email, userId: json.data._id as string }
}

async function nextCode(secret: string) {
  shop.clock.advance(30_000)
  return totpCode(secret, totpStep(shop.clock.now()))
}

async function enable(visitor: Visitor) {
  const { secret } = (await visitor.post('users/two-factor/setup', { password })).json.data
  expect((await visitor.post('users/two-factor/enable', { code: await nextCode(secret) })).status).toBe(200)
  return secret as string
}

const subjectsTo = async (email: string) => (await takeMails(shop)).filter(({ to }) => to === email).map(({ subject }) => subject)
const lift = (userId: string, body: object = { password }, by: Visitor = admin) => by.post(`users/${userId}/two-factor/lift`, body)

test("account-notices: a changed password and each change of two-step login are mailed in the user's language", async () => {
  const { visitor, email } = await register('en')
  await visitor.patch('users/update-password', { currentPassword: password, newPassword: another })
  expect(await subjectsTo(email)).toEqual(['Mẹ May: Your password was changed'])
  await visitor.patch('users/update-password', { currentPassword: another, newPassword: password })
  await takeMails(shop)
  await enable(visitor)
  expect(await subjectsTo(email)).toEqual(['Mẹ May: Two-step login is on'])
})

test('account-notices: turning two-step login off is mailed', async () => {
  const { visitor, email } = await register()
  const secret = await enable(visitor)
  await takeMails(shop)
  await visitor.post('users/two-factor/disable', { password, code: await nextCode(secret) })
  expect(await subjectsTo(email)).toEqual(['Mẹ May: Đã tắt xác minh hai bước'])
})

test('account-notices: a password set by a reset link is mailed', async () => {
  const { email } = await register()
  await shop.visitor('en').post('users/forgot-password', { email })
  const token = /reset-password\/([\w-]+)/.exec((await takeMails(shop)).at(-1)?.text ?? '')?.[1]
  await shop.visitor('en').post(`users/reset-password/${token}`, { newPassword: another })
  expect(await subjectsTo(email)).toEqual(['Mẹ May: Your password was changed'])
})

test('account-notices: a new role is mailed in the language of the last sign-in, and within the limits of the mailbox', async () => {
  const { email, userId } = await register('en')
  for (const role of ['staff', 'admin', 'customer', 'staff']) {
    expect((await admin.patch(`users/${userId}`, { role })).status).toBe(200)
  }
  expect((await subjectsTo(email)).sort()).toEqual(
    ['Mẹ May: You are staff now', 'Mẹ May: You are an admin now', 'Mẹ May: Your account can no longer open the admin'].sort(),
  )
})

test('reset-two-factor: an admin removes it with their own password; it is audited and mailed', async () => {
  const { visitor, email, userId } = await register()
  await enable(visitor)
  await takeMails(shop)
  expect((await admin.get(`users/${userId}`)).json.data.user.twoFactor).toBe(true)
  expect(await lift(userId, { password: another })).toMatchObject({ status: 400, json: { code: 'wrong_password' } })
  expect(await lift(userId, {})).toMatchObject({ status: 400, json: { code: 'wrong_password' } })
  expect(await lift(userId)).toMatchObject({ status: 200, json: { data: { user: { _id: userId, twoFactor: false } } } })
  expect((await visitor.get('users/me')).status).toBe(401)
  expect((await visitor.post('users/login', { email, password })).json.data).toMatchObject({ _id: userId })
  expect(await subjectsTo(email)).toEqual(['Mẹ May: Cửa hàng đã gỡ xác minh hai bước'])
  const { auditEntries } = schema
  const [entry] = await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, userId)).orderBy(desc(auditEntries.id))
  expect(entry).toMatchObject({ who: admin.userId, what: 'two-factor.lifted', details: null })
  expect(await lift(userId)).toMatchObject({ status: 409, json: { code: 'two_factor_off' } })
})

test("reset-two-factor: refuses one's own account, staff, and an account without it", async () => {
  const { visitor, userId } = await register()
  await enable(visitor)
  expect(await lift(admin.userId)).toMatchObject({ status: 409, json: { code: 'own_second_factor' } })
  expect((await lift('usr_nobody')).status).toBe(404)
  const staff = await register()
  await shop.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, staff.userId))
  expect((await lift(userId, { password }, staff.visitor)).status).toBe(403)
  expect((await lift(userId, { password }, shop.visitor())).status).toBe(401)
})

test('account-notices: an admin signs a user out on all devices, which is mailed and audited; nobody else may, and not oneself', async () => {
  const { visitor, email, userId } = await register()
  const phone = shop.visitor()
  await phone.post('users/login', { email, password })
  await takeMails(shop)
  const signOut = (who: Visitor, id = userId) => who.post(`users/${id}/sign-out`, {})
  expect((await signOut(shop.visitor())).status).toBe(401)
  expect((await signOut(visitor)).status).toBe(403)
  expect((await signOut(admin, admin.userId)).json.code).toBe('own_account')
  expect((await signOut(admin, 'usr_none')).status).toBe(404)
  expect((await visitor.get('users/me')).status).toBe(200)
  expect((await signOut(admin)).status).toBe(200)
  for (const device of [visitor, phone]) expect((await device.get('users/me')).status).toBe(401)
  expect(await subjectsTo(email)).toEqual(['Mẹ May: Bạn đã được đăng xuất trên mọi thiết bị'])
  const [entry] = await shop.db.select().from(schema.auditEntries).orderBy(desc(schema.auditEntries.id)).limit(1)
  expect(entry).toMatchObject({ who: admin.userId, what: 'user.signed-out', subject: userId })
  expect((await phone.post('users/login', { email, password })).status).toBe(200)
})

test('account-notices: a hash of another cost is renewed when its user signs in', async () => {
  const { email, userId } = await register()
  const stored = async () => (await shop.db.select().from(schema.users).where(eq(schema.users.id, userId)))[0]?.passwordHash
  const current = await stored()
  hashCheaply(false)
  const costly = await hashPassword(password).finally(() => hashCheaply(true))
  await shop.db.update(schema.users).set({ passwordHash: costly }).where(eq(schema.users.id, userId))
  const phone = shop.visitor()
  expect((await phone.post('users/login', { email, password: 'sai mật khẩu' })).status).toBe(401)
  expect(await stored()).toBe(costly)
  expect((await phone.post('users/login', { email, password })).status).toBe(200)
  const costOf = (hash: string | null | undefined) => hash?.split('$')[3]
  expect([costOf(await stored()), costOf(costly)]).toEqual([costOf(current), 'm=19456,t=2,p=1'])
  expect((await phone.post('users/login', { email, password })).status).toBe(200)
})
