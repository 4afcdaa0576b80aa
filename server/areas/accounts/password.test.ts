import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const password = 'một mật khẩu dài'
const another = 'mật khẩu thứ hai'
let people = 0
async function newcomer() {
  const email = `pw${++people}@x.vn`
  const person = shop.visitor()
  expect((await person.post('users/register', { username: `pw${people}`, email, password })).status).toBe(201)
  await takeMails(shop)
  return { person, email }
}
async function signedIn(email: string, typed = password) {
  const person = shop.visitor()
  expect((await person.post('users/login', { email, password: typed })).status).toBe(200)
  return person
}
async function resetLink(email: string, headers: Record<string, string> = {}) {
  const response = await shop.visitor('en').post('users/forgot-password', { email }, { headers })
  const mails = await takeMails(shop)
  return { answer: response, mails, token: /reset-password\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '' }
}
const reset = (token: string, more: object = {}) => shop.visitor().post(`users/reset-password/${token}`, { newPassword: another, ...more })

test('password: a new password ends the other sessions of the user and renews this one', async () => {
  const { person, email } = await newcomer()
  const others = [await signedIn(email), await signedIn(email)]
  const before = person.cookies.get('memay_session')
  const response = await person.patch('users/update-password', { currentPassword: password, newPassword: another })
  expect(response.json).toMatchObject({ user: { email }, message: expect.stringContaining('Đã đổi mật khẩu') })
  expect(person.cookies.get('memay_session')).not.toBe(before)
  expect((await person.get('users/me')).status).toBe(200)
  for (const other of others) expect((await other.get('users/me')).status).toBe(401)
  expect((await shop.visitor().get('users/me', { headers: { cookie: `memay_session=${before}` } })).status).toBe(401)
  expect((await shop.visitor().post('users/login', { email, password })).status).toBe(401)
  await signedIn(email, another)
})

test.each([
  [{ newPassword: another }, 400, 'invalid_input'],
  [{ currentPassword: null, newPassword: another }, 400, 'invalid_input'],
  [{ currentPassword: 'sai rồi nhé', newPassword: another }, 400, 'wrong_password'],
  [{ currentPassword: password, newPassword: 'matkhau123' }, 400, 'common_password'],
])('password: refuses %j', async (body, status, code) => {
  const { person, email } = await newcomer()
  expect(await person.patch('users/update-password', body)).toMatchObject({ status, json: { code } })
  expect((await person.patch('users/update-profile', { password: another, email: 'b@x.vn', role: 'admin' })).json.user).toMatchObject({
    email,
    role: 'customer',
  })
  await signedIn(email)
})

test('password: limits password attempts at an open session', async () => {
  const usual = await openTestShop()
  const person = usual.visitor()
  await person.post('users/register', { username: 'hoa', email: 'hoa@x.vn', password })
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => person.patch('users/update-password', { currentPassword: 'sai rồi nhé', newPassword: another })),
  )
  expect(answers.filter(({ json }) => json.code === 'wrong_password')).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  await usual.close()
})

test('password: the response to a forgotten password is always the same, and has no part of the link', async () => {
  const { email } = await newcomer()
  const { answer: response, mails, token } = await resetLink(email)
  const unknown = await resetLink('khong-ai@x.vn')
  expect(response.status).toBe(200)
  expect(response.text).toBe(unknown.answer.text)
  expect(unknown.mails).toEqual([])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: email, subject: 'Mẹ May: Reset your password' })
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(`${response.text}${JSON.stringify(response.headers)}`).not.toContain(token)
  const stored = JSON.stringify([await shop.db.select().from(schema.mailProofs), await shop.db.select().from(schema.mails)])
  expect(stored).not.toContain(token)
})

test.each<Record<string, string>>([
  { host: 'evil.test' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.test;proto=https' },
])('password: the link leads to the shop, whatever host a request names: %j', async (headers) => {
  const { email } = await newcomer()
  const { mails } = await resetLink(email, headers)
  expect(mails[0]?.text).toContain('http://localhost:3000/reset-password/')
  expect(mails[0]?.raw).not.toContain('evil.test')
})

test.each([
  ['an absolute URL', 'POST http://evil.test/api/users/forgot-password HTTP/1.1', ['Host: evil.test']],
  ['two hosts', 'POST /api/users/forgot-password HTTP/1.1', ['Host: localhost', 'Host: evil.test']],
])("password: a request with %s cannot change the link's host", async (_what, line, hosts) => {
  const { email } = await newcomer()
  const origin = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => shop.app.listeningOrigin))
  const body = JSON.stringify({ email })
  const head = [line, ...hosts, 'Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close']
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(origin.port), origin.hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`))
    socket
      .on('data', () => undefined)
      .on('close', () => resolve())
      .on('error', reject)
  })
  for (const { raw } of await takeMails(shop)) {
    expect(raw).toContain('http://localhost:3000/reset-password/')
    expect(raw).not.toContain('evil.test')
  }
})

test('password: opening a link does not use it up', async () => {
  const { email } = await newcomer()
  const { token } = await resetLink(email)
  const look = (which: string) => shop.visitor('en').get(`users/reset-password/${which}`)
  expect((await look(token)).json).toEqual({ message: 'The link works.' })
  expect((await look('A'.repeat(43))).json.code).toBe('wrong_reset_token')
  expect((await reset(token)).status).toBe(200)
  expect((await look(token)).status).toBe(404)
})

test('password: a link sets a new password once, ends every session and verifies the e-mail', async () => {
  const { person, email } = await newcomer()
  const { token } = await resetLink(email)
  const { email: stranger } = await newcomer()
  expect((await reset(token, { email: stranger, userId: 'usr_x' })).json).toEqual({ message: 'Đã đặt mật khẩu mới. Vui lòng đăng nhập.' })
  expect((await person.get('users/me')).status).toBe(401)
  const back = await signedIn(email, another)
  expect((await back.get('users/me')).json.data.emailVerified).toBe(true)
  expect(await reset(token)).toMatchObject({ status: 404, json: { code: 'wrong_reset_token' } })
  await signedIn(stranger)
})

test('password: of concurrent uses of a link, one sets the password', async () => {
  const { email } = await newcomer()
  const { token } = await resetLink(email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)])
})

test('password: only the newest link is valid, until it expires or the password changes', async () => {
  const { email } = await newcomer()
  const older = await resetLink(email)
  const newer = await resetLink(email)
  expect((await reset(older.token)).status).toBe(404)
  shop.clock.advance(31 * minuteMs)
  expect((await reset(newer.token)).status).toBe(404)
  const last = await resetLink(email)
  const person = await signedIn(email)
  await person.patch('users/update-password', { currentPassword: password, newPassword: 'mật khẩu thứ ba' })
  expect((await reset(last.token)).status).toBe(404)
})

test.each(['%20', 'x', 'A'.repeat(43), 'A'.repeat(3_000), 'A'.repeat(10_000), 'undefined', '', '%00'])(
  'password: "%s" is not a link token',
  async (token) => {
    expect((await reset(token)).status).toBe(token === '%00' ? 400 : 404)
  },
)

test('password: a refused new password does not use up the link', async () => {
  const { email } = await newcomer()
  const { token } = await resetLink(email)
  expect((await reset(token, { newPassword: 'password123' })).json.code).toBe('common_password')
  expect((await reset(token, { newPassword: 'ngắn' })).status).toBe(400)
  expect((await reset(token)).status).toBe(200)
})

test('password: a mailbox gets three reset mails an hour, and the responses do not reveal it', async () => {
  const { email } = await newcomer()
  // The registration's code is one of the three.
  shop.clock.advance(61 * minuteMs)
  const answers = []
  for (let time = 0; time < 6; time++)
    answers.push(await shop.visitor().post('users/forgot-password', { email: time % 2 ? email.toUpperCase() : ` ${email}` }))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await takeMails(shop)).toHaveLength(3)
  shop.clock.advance(61 * minuteMs)
  expect((await resetLink(email)).mails).toHaveLength(1)
})

test('password: a reset mail is sent once, even if its job runs twice', async () => {
  const { email } = await newcomer()
  const data = { request: 'fgt_same', email, language: 'vi' }
  for (let time = 0; time < 2; time++) await shop.platform.jobs.send(shop.db, 'password-reset-mail', data)
  const mails = await takeMails(shop)
  expect(mails).toHaveLength(1)
  expect((await reset(/reset-password\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '')).status).toBe(200)
})
