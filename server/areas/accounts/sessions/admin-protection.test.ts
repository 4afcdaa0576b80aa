import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '../../../../contract/durations.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { createFirstAdmin } from '../accounts.ts'
import { totpCode, totpStep } from '../two-factor/totp.ts'

const firstPassword = 'mot mat khau dai'
const password = 'mot mat khau cua rieng minh'
let folder: string
let shop: TestShop
let admin: Visitor
let secret: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memay-protection-'))
  const file = join(folder, 'admin-password')
  await writeFile(file, firstPassword)
  shop = await openTestShop({ ADMIN_PROTECTION: 'strict', ADMIN_PASSWORD: '', ADMIN_PASSWORD_FILE: file })
  await createFirstAdmin(shop.platform)
  admin = shop.visitor()
  await admin.post('users/login', { email: 'admin@memay.test', password: firstPassword })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const code = () => totpCode(secret, totpStep(shop.clock.now()))
async function customer(name: string) {
  const person = shop.visitor()
  const { json } = await person.post('users/register', { username: name, email: `${name}@x.vn`, password: 'một mật khẩu dài' })
  return { person, userId: json.data._id as string }
}

test('admin-protection: a generated first password opens the own account alone, until another one is chosen', async () => {
  for (const path of ['users', 'orders', 'settings/admin', 'admin/events', 'users/export.csv'])
    expect([path, (await admin.get(path)).json]).toMatchObject([path, { code: 'own_password_required' }])
  expect((await admin.patch('settings', { lowStock: 3 })).json.code).toBe('own_password_required')
  const change = (newPassword: string) => admin.patch('users/update-password', { currentPassword: firstPassword, newPassword })
  expect((await change(firstPassword)).json).toMatchObject({ code: 'same_password', issues: [{ path: 'newPassword' }] })
  expect((await change(password)).status).toBe(200)
  expect((await admin.get('users')).json.code).toBe('second_factor_required')
  const again = await shop.visitor().post('users/login', { email: 'admin@memay.test', password: firstPassword })
  expect(again.json.code).toBe('wrong_credentials')
})

test('admin-protection: an admin without a second factor reaches the own account and its setup alone', async () => {
  expect((await admin.get('users/me')).json.data).toMatchObject({ role: 'admin' })
  for (const path of ['users', 'orders', 'settings/admin', 'staff', 'reports/summary', 'admin/events', 'admin/notices', 'users/export.csv'])
    expect([path, (await admin.get(path)).json]).toMatchObject([path, { code: 'second_factor_required' }])
  expect(await admin.patch('settings', { lowStock: 3 })).toMatchObject({
    status: 403,
    json: { message: 'Quản trị viên cần bật xác minh hai bước trước khi vào trang quản trị.' },
  })
  expect((await admin.get('users/two-factor')).json.data).toMatchObject({ enabled: false, needed: true })
  await takeMails(shop)
  const setup = await admin.post('users/two-factor/setup', { password })
  secret = setup.json.data.secret
  expect((await admin.post('users/two-factor/enable', { code: code() })).status).toBe(200)
  expect((await admin.get('users')).status).toBe(200)
  expect((await takeMails(shop)).map(({ subject }) => subject)).toEqual(['Mẹ May: Đã bật xác minh hai bước'])
})

test('admin-protection: actions of weight need the password again after ten minutes', async () => {
  const { userId } = await customer('chuyen-vai')
  shop.clock.advance(11 * minuteMs)
  const bank = { bin: '970436', accountNumber: '0071000123456', accountName: 'TRAN THI MAI' }
  const attempts = () => [
    admin.patch(`users/${userId}`, { role: 'staff' }),
    admin.patch('settings', { bank }),
    admin.delete('orders/ord_x'),
    admin.post('staff/invitations', { email: 'moi@x.vn', role: 'admin' }),
    admin.get('users/export.csv'),
    admin.get('users/guests/export.csv'),
    admin.get('orders/export.csv'),
    admin.get('users/recent-proof'),
    admin.patch('users/update-profile', { username: 'ten-khac' }),
  ]
  for (const refused of await Promise.all(attempts())) expect(refused).toMatchObject({ status: 403, json: { code: 'password_again' } })
  expect((await admin.get('orders')).status).toBe(200)
  expect((await admin.patch('settings', { lowStock: 4 })).status).toBe(200)
  expect((await admin.post('users/confirm-password', { password })).status).toBe(200)
  for (const done of await Promise.all(attempts())) expect(done.json?.code).not.toBe('password_again')
  expect((await admin.get(`users/${userId}`)).json.data.user.role).toBe('staff')
})

test('admin-protection: the second factor cannot be turned off into an open admin', async () => {
  shop.clock.advance(minuteMs)
  expect((await admin.post('users/two-factor/disable', { password, code: code() })).status).toBe(200)
  expect((await admin.get('users')).json).toMatchObject({ code: 'second_factor_required' })
})

test('admin-protection: an event stream closes when the factor is gone, staff need none', async () => {
  const { person, userId } = await customer('nhan-vien')
  const setup = await admin.post('users/two-factor/setup', { password })
  secret = setup.json.data.secret
  shop.clock.advance(minuteMs)
  await admin.post('users/two-factor/enable', { code: code() })
  expect((await admin.patch(`users/${userId}`, { role: 'staff' })).status).toBe(200)
  await person.post('users/login', { email: 'nhan-vien@x.vn', password: 'một mật khẩu dài' })
  expect((await person.get('orders')).status).toBe(200)
})

test('admin-protection: a first password that somebody chose need not be changed', async () => {
  const chosen = await openTestShop({ ADMIN_PROTECTION: 'strict' })
  await createFirstAdmin(chosen.platform)
  const owner = chosen.visitor()
  await owner.post('users/login', { email: 'admin@memay.test', password: firstPassword })
  expect((await owner.get('users')).json.code).toBe('second_factor_required')
  await chosen.close()
})

test('admin-protection: without it an admin signs in with e-mail and password, and works at once and later', async () => {
  const open = await openTestShop()
  await createFirstAdmin(open.platform)
  const owner = open.visitor()
  expect((await owner.post('users/login', { email: 'admin@memay.test', password: firstPassword })).json.data).toMatchObject({
    role: 'admin',
  })
  open.clock.advance(60 * minuteMs)
  expect((await owner.get('users/export.csv')).status).toBe(200)
  expect((await owner.patch('settings', { lowStock: 3 })).status).toBe(200)
  await open.close()
})
