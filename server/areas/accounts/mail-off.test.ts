import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

/** A shop without SMTP_URL whose dev mailbox is closed. */
let shop: TestShop
let admin: Visitor & { userId: string }
beforeAll(async () => {
  shop = await openTestShop({ SANDBOX: '0' })
  admin = await signInAdmin(shop)
})
afterAll(() => shop.close())

const password = 'một mật khẩu dài'
const adminPassword = 'mot mat khau dai'
let people = 0

async function register() {
  const name = `khong-thu-${++people}`
  const email = `${name}@x.vn`
  const visitor = shop.visitor()
  const registered = await visitor.post('users/register', { username: name, email, password })
  return { visitor, email, registered, userId: registered.json.data._id as string }
}

const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

test('mail-off: writes no mail and no text that claims one', async () => {
  const { visitor, email, registered } = await register()
  expect(registered.json.message).not.toMatch(/gửi|mã/)
  expect((await visitor.post('users/resend-otp')).json.code).toBe('mail_off')
  const known = await shop.visitor().post('users/forgot-password', { email })
  const unknown = await shop.visitor().post('users/forgot-password', { email: 'khong-ai@x.vn' })
  expect(known).toMatchObject({ status: 200, json: { message: expect.stringContaining('chưa gửi được thư') } })
  expect(known.text).toBe(unknown.text)
  expect(await takeMails(shop)).toEqual([])
  expect(await shop.db.select().from(schema.mails)).toEqual([])
  expect((await shop.visitor().get('settings')).json.data.settings.isMailOn).toBe(false)
  expect((await admin.get('settings/admin')).json.data.connections.mail).toBe('none')
  expect((await admin.get('admin/notices')).text).toContain('mail_off')
})

test('mail-off: an invitation shows its link once, to the admin who created it', async () => {
  const email = 'nguoi-moi@x.vn'
  const { json, status } = await admin.post('staff/invitations', { email, role: 'staff' })
  expect(status).toBe(201)
  expect(json.message).not.toContain('Đã gửi')
  const token = tokenOf(json.data.link)
  expect(json.data.link).toBe(`${shop.config.publicUrl}/invitation/${token}`)
  const stored = [await shop.db.select().from(schema.staffInvitations), await shop.db.select().from(schema.auditEntries)]
  expect(JSON.stringify(stored)).not.toContain(token)
  expect((await admin.get('staff/invitations')).text).not.toContain(token)
  expect((await shop.visitor().post(`invitations/${token}`, { fullName: 'Bé Ba', password })).json.data).toMatchObject({
    role: 'staff',
    emailVerified: false,
  })
})

test('mail-off: an accepted invitation verifies no e-mail of an existing account either', async () => {
  const { visitor, email, userId } = await register()
  const { json } = await admin.post('staff/invitations', { email, role: 'staff' })
  const accepted = await visitor.post(`invitations/${tokenOf(json.data.link)}`, {})
  expect(accepted.json.data).toMatchObject({ _id: userId, role: 'staff', emailVerified: false })
})

test('mail-off: a link that was passed on by hand verifies no e-mail after mail is enabled', async () => {
  const email = 'sau-nay-co-thu@x.vn'
  const { json } = await admin.post('staff/invitations', { email, role: 'staff' })
  const usual = await openTestShop()
  const boss = await signInAdmin(usual)
  const [invitation] = await shop.db.select().from(schema.staffInvitations).where(eq(schema.staffInvitations.email, email))
  await usual.db.insert(schema.staffInvitations).values({ ...(invitation as NonNullable<typeof invitation>), invitedBy: boss.userId })
  const accepted = await usual.visitor().post(`invitations/${tokenOf(json.data.link)}`, { fullName: 'Bé Tư', password })
  expect(accepted.json.data).toMatchObject({ email, role: 'staff', emailVerified: false })
  await usual.close()
})

test('mail-off: an admin creates a reset link; it works once and verifies no e-mail', async () => {
  const { email, userId } = await register()
  const path = `users/${userId}/password-link`
  expect((await admin.post(path, { password: 'sai rồi nhé' })).json.code).toBe('wrong_password')
  expect((await admin.post(`users/${admin.userId}/password-link`, { password: adminPassword })).json.code).toBe('own_account')
  expect((await shop.visitor().post(path, { password })).status).toBe(401)
  const { json, status } = await admin.post(path, { password: adminPassword })
  expect(status).toBe(201)
  const token = tokenOf(json.data.link)
  expect(JSON.stringify(await shop.db.select().from(schema.mailProofs))).not.toContain(token)
  const newPassword = 'mật khẩu thứ hai'
  expect((await shop.visitor().post(`users/reset-password/${token}`, { newPassword })).status).toBe(200)
  expect((await shop.visitor().post(`users/reset-password/${token}`, { newPassword })).status).toBe(404)
  expect((await shop.visitor().post('users/login', { email, password: newPassword })).status).toBe(200)
  const [user] = await shop.db.select().from(schema.users).where(eq(schema.users.id, userId))
  expect(user?.emailVerifiedAt).toBe(null)
  const audited = await shop.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, userId))
  expect(audited).toMatchObject([{ who: admin.userId, what: 'user.password-link' }])
})

test('mail-off: with mail enabled an invitation shows no link, and no admin creates a reset link', async () => {
  const usual = await openTestShop()
  const boss = await signInAdmin(usual)
  expect((await boss.post('staff/invitations', { email: 'b@x.vn', role: 'staff' })).json.data.link).toBe(null)
  const { json } = await usual.visitor().post('users/register', { username: 'lan', email: 'lan@x.vn', password })
  expect((await boss.post(`users/${json.data._id}/password-link`, { password: adminPassword })).json.code).toBe('mail_on')
  await usual.close()
})
