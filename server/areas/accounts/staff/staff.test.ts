import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let shop: TestShop
let admin: Visitor & { userId: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
})
afterAll(() => shop.close())

const password = 'một mật khẩu dài'
let people = 0
const newEmail = () => `nhanvien${++people}@x.vn`

async function invite(email = newEmail(), role = 'staff', by: Visitor = admin) {
  await takeMails(shop)
  const response = await by.post('staff/invitations', { email, role })
  expect(response.status).toBe(201)
  const mail = (await takeMails(shop)).find(({ to }) => to === email)
  const token = /\/invitation\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  return { email, token, mail, id: response.json.data.invitation._id as string }
}

test('staff: only an admin invites, lists and withdraws', async () => {
  const { visitor } = await signUp(shop)
  for (const [who, status] of [
    [shop.visitor(), 401],
    [visitor, 403],
  ] as const) {
    expect((await who.get('staff')).status).toBe(status)
    expect((await who.get('staff/invitations')).status).toBe(status)
    expect((await who.post('staff/invitations', { email: 'x' })).status).toBe(status)
    expect((await who.delete('staff/invitations/inv_1')).status).toBe(status)
  }
  expect((await admin.post('staff/invitations', { email: newEmail(), role: 'customer' })).status).toBe(400)
})

test('staff: an invited person gets a mail, sets name and password, and is staff at once', async () => {
  const { email, token, mail, id } = await invite()
  expect(mail?.subject).toContain('Lời mời vào làm cùng cửa hàng')
  const stored = JSON.stringify([await shop.db.select().from(schema.staffInvitations), await shop.db.select().from(schema.mails)])
  expect(stored).not.toContain(token)
  expect((await admin.get('staff/invitations')).json.data).toMatchObject([{ _id: id, email, role: 'staff' }])
  const visitor = shop.visitor()
  expect((await visitor.get(`invitations/${token}`)).json.data).toMatchObject({ email, role: 'staff', account: 'none' })
  const bare = await visitor.post(`invitations/${token}`, {})
  expect(bare.json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'fullName' }, { path: 'password' }] })
  expect((await visitor.post(`invitations/${token}`, { fullName: 'Bé Ba', password: '12345678' })).json.code).toBe('common_password')
  const response = await visitor.post(`invitations/${token}`, { fullName: 'Bé Ba', password, role: 'admin' })
  expect(response.json.data).toMatchObject({ email, role: 'staff', emailVerified: true, fullName: 'Bé Ba' })
  expect((await visitor.get('orders')).status).toBe(200)
  expect((await visitor.get('staff')).status).toBe(403)
  expect((await admin.get('staff')).json.data).toContainEqual(
    expect.objectContaining({ email, role: 'staff', twoFactor: false, blocked: false }),
  )
  expect((await admin.get('staff/invitations')).json.data).toEqual([])
  const noted = await shop.db.select({ what: schema.auditEntries.what }).from(schema.auditEntries)
  expect(noted.map(({ what }) => what)).toEqual(expect.arrayContaining(['staff.invited', 'staff.joined']))
})

test('staff: a link works once, for seven days, until it is withdrawn or sent again', async () => {
  const once = await invite()
  const answers = await Promise.all([1, 2, 3].map(() => shop.visitor().post(`invitations/${once.token}`, { fullName: 'Bé Tư', password })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const old = await invite()
  const again = await invite(old.email)
  expect((await shop.visitor().get(`invitations/${old.token}`)).json.code).toBe('wrong_invitation')
  expect((await admin.delete(`staff/invitations/${again.id}`)).status).toBe(200)
  expect((await shop.visitor().get(`invitations/${again.token}`)).status).toBe(404)
  expect((await admin.delete(`staff/invitations/${again.id}`)).status).toBe(404)
  const late = await invite()
  shop.clock.advance(7 * dayMs + 1_000)
  expect((await shop.visitor().post(`invitations/${late.token}`, { fullName: 'Bé Năm', password })).json.code).toBe('wrong_invitation')
  for (const token of ['x', 'A'.repeat(43), '%00'])
    expect((await shop.visitor().get(`invitations/${token}`)).status).toBeGreaterThanOrEqual(400)
})

test('staff: a user with an account accepts it signed in, and the link opens it for nobody else', async () => {
  const known = await signUp(shop)
  const { token } = await invite(known.email)
  const stranger = await signUp(shop)
  expect((await stranger.visitor.get(`invitations/${token}`)).json.data.account).toBe('other')
  expect((await stranger.visitor.post(`invitations/${token}`, { fullName: 'Kẻ lạ', password: 'mật khẩu của kẻ lạ' })).status).toBe(401)
  expect((await known.visitor.get(`invitations/${token}`)).json.data.account).toBe('signed-in')
  const elsewhere = shop.visitor()
  await elsewhere.post('users/login', { email: known.email, password: 'mot mat khau dai' })
  expect((await known.visitor.post(`invitations/${token}`, {})).json.data).toMatchObject({
    _id: known.userId,
    role: 'staff',
    emailVerified: true,
  })
  expect((await known.visitor.get('orders')).status).toBe(200)
  expect((await elsewhere.get('users/me')).status).toBe(401)
})

test('staff: refuses to invite a user to their own role, and an invitation is valid only while its author is an admin', async () => {
  const { token, email } = await invite(newEmail(), 'admin')
  const second = shop.visitor()
  await second.post(`invitations/${token}`, { fullName: 'Chị Hai', password })
  expect((await admin.post('staff/invitations', { email, role: 'staff' })).json.code).toBe('already_staff')
  const hers = await invite(newEmail(), 'admin', second)
  const { _id: userId } = (await second.get('users/me')).json.data
  expect((await admin.patch(`users/${userId}`, { role: 'staff' })).status).toBe(200)
  expect((await second.get('users/me')).status).toBe(401)
  expect((await shop.visitor().get(`invitations/${hers.token}`)).status).toBe(404)
  expect((await admin.get('staff/invitations')).json.data).toEqual([])
  await shop.db.delete(schema.staffInvitations).where(eq(schema.staffInvitations.email, hers.email))
})
