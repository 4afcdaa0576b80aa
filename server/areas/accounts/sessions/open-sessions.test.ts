import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { createFirstAdmin } from '../accounts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ ADMIN_IDLE_HOURS: '12' })
  await createFirstAdmin(shop.platform)
})
afterAll(() => shop.close())

const password = 'một mật khẩu dài'
let people = 0
async function customer() {
  const person = shop.visitor()
  const email = `thiet-bi${++people}@x.vn`
  await person.post('users/register', { username: `thietbi${people}`, email, password })
  return { person, email }
}
const android = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile' } }

test('sessions: lists the open ones with device, network and last use, and ends one of them', async () => {
  const { person, email } = await customer()
  const phone = shop.visitor('vi', '203.0.113.77')
  await phone.post('users/login', { email, password }, android)
  const { data } = (await person.get('users/sessions')).json
  expect(data).toMatchObject([
    { isHere: false, device: 'Chrome, Android', ip: '203.0.113.x', way: 'password' },
    { isHere: true, way: 'registration' },
  ])
  expect(await person.delete(`users/sessions/${data[0].id}`)).toMatchObject({ status: 200, json: { message: 'Đã đăng xuất thiết bị đó.' } })
  expect((await phone.get('users/me')).status).toBe(401)
  expect((await person.get('users/me')).status).toBe(200)
  expect((await person.get('users/sessions')).json.data).toHaveLength(1)
  expect((await person.delete(`users/sessions/${data[0].id}`)).status).toBe(404)
})

test('sessions: nobody ends a session of another user', async () => {
  const { person } = await customer()
  const other = await customer()
  const [{ id }] = (await other.person.get('users/sessions')).json.data
  expect((await person.delete(`users/sessions/${id}`)).status).toBe(404)
  expect((await shop.visitor().delete(`users/sessions/${id}`)).status).toBe(401)
  for (const wrong of ['x', '0', '99999999999999', '1.5'])
    expect([400, 404]).toContain((await person.delete(`users/sessions/${wrong}`)).status)
  expect((await other.person.get('users/me')).status).toBe(200)
})

test('sessions: ending one needs the password again after ten minutes', async () => {
  const { person, email } = await customer()
  const phone = shop.visitor()
  await phone.post('users/login', { email, password })
  const [{ id }] = (await person.get('users/sessions')).json.data
  shop.clock.advance(11 * minuteMs)
  for (const refused of [await person.delete(`users/sessions/${id}`), await person.delete('users/sessions')])
    expect(refused).toMatchObject({ status: 403, json: { code: 'password_again', message: 'Việc này cần bạn nhập lại mật khẩu.' } })
  expect(await person.post('users/confirm-password', { password: 'sai rồi nhé' })).toMatchObject({
    status: 400,
    json: { code: 'wrong_password', issues: [{ path: 'password' }] },
  })
  expect((await person.delete(`users/sessions/${id}`)).status).toBe(403)
  expect((await person.post('users/confirm-password', { password })).status).toBe(200)
  expect((await person.delete(`users/sessions/${id}`)).status).toBe(200)
  expect((await phone.get('users/me')).status).toBe(401)
})

test("sessions: an admin's ends after twelve hours without use, a customer's does not", async () => {
  const admin = shop.visitor()
  const { person } = await customer()
  await admin.post('users/login', { email: 'admin@memay.test', password: 'mot mat khau dai' })
  for (let hours = 0; hours < 26; hours += 11) {
    shop.clock.advance(11 * hourMs)
    expect((await admin.get('users')).status).toBe(200)
  }
  shop.clock.advance(12.2 * hourMs)
  expect((await admin.get('users')).status).toBe(401)
  expect((await person.get('users/me')).status).toBe(200)
})

test('sessions: a new username is mailed to the user', async () => {
  const { person, email } = await customer()
  await takeMails(shop)
  await person.patch('users/update-profile', { fullName: 'Lan' })
  expect((await takeMails(shop)).filter(({ to }) => to === email)).toEqual([])
  await person.patch('users/update-profile', { username: `doi-ten-${people}` })
  expect((await takeMails(shop)).filter(({ to }) => to === email)).toMatchObject([{ subject: 'Mẹ May: Tên đăng nhập đã được đổi' }])
  expect(await shop.db.$count(schema.users, eq(schema.users.username, `doi-ten-${people}`))).toBe(1)
})
