import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const password = 'một mật khẩu dài'
let people = 0
async function newcomer(more: object = {}) {
  const person = shop.visitor()
  const email = `nguoi${++people}@x.vn`
  const response = await person.post('users/register', { username: `nguoi${people}`, email, password, ...more })
  expect(response.status).toBe(201)
  return { person, email, username: `nguoi${people}`, user: response.json.data }
}
const setCookies = (headers: { 'set-cookie'?: string | string[] | undefined }) => [headers['set-cookie'] ?? []].flat()

test('session: a new user registers, is signed in at once and gets a six-digit code by mail', async () => {
  await takeMails(shop)
  const { person, email, user } = await newcomer({ fullName: 'Lê Thị Hoa', phone: '0912 345 678' })
  expect(Object.keys(user).sort()).toEqual([
    '_id',
    'addresses',
    'createdAt',
    'email',
    'emailVerified',
    'fullName',
    'phone',
    'role',
    'username',
  ])
  expect(user).toMatchObject({
    email,
    emailVerified: false,
    fullName: 'Lê Thị Hoa',
    phone: '+84912345678',
    role: 'customer',
    addresses: [],
  })
  const me = await person.get('users/me')
  expect(me.json).toEqual({ data: user })
  expect(me.headers['cache-control']).toBe('no-store')
  const [mail] = await takeMails(shop)
  expect(mail?.to).toBe(email)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mail?.html).toContain(code)
  const verified = await person.post('users/verify-otp', { otp: code })
  expect(verified.json.user.emailVerified).toBe(true)
  expect(verified.json.message).toBe('Email của bạn đã được xác nhận.')
})

test('session: the code is deleted once its mail is sent, and neither code nor session token is stored in plain text', async () => {
  const { person } = await newcomer()
  await takeMails(shop)
  const token = person.cookies.get('memay_session') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const stored = JSON.stringify([
    await shop.db.select().from(schema.sessions),
    await shop.db.select().from(schema.mailProofs),
    await shop.db.select().from(schema.mails),
  ])
  expect(stored).not.toContain(token)
  expect((await shop.db.select().from(schema.mails)).every(({ text, html }) => text === '' && html === '')).toBe(true)
})

test('session: five wrong codes use up the code, also concurrently, and it expires after ten minutes', async () => {
  await takeMails(shop)
  const { person } = await newcomer()
  const codeOf = async () => /\b\d{6}\b/.exec((await takeMails(shop))[0]?.text ?? '')?.[0] ?? ''
  const code = await codeOf()
  const wrong = code === '000000' ? '000001' : '000000'
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.post('users/verify-otp', { otp: wrong })))
  expect(new Set(answers.map(({ json }) => `${json.code} ${json.issues[0].path}`))).toEqual(new Set(['wrong_code otp']))
  expect((await person.post('users/verify-otp', { otp: code })).status).toBe(400)

  expect((await person.post('users/resend-otp')).json.message).toMatch(/mã mới/)
  const second = await codeOf()
  shop.clock.advance(10 * minuteMs)
  expect((await person.post('users/verify-otp', { otp: second })).status).toBe(400)
  await person.post('users/resend-otp')
  const third = await codeOf()
  expect((await person.post('users/verify-otp', { otp: third })).status).toBe(200)
  expect((await person.post('users/verify-otp', { otp: third })).status).toBe(200)
})

test("session: a mailbox gets at most three codes an hour, including the registration's", async () => {
  const { person } = await newcomer()
  const answers = []
  for (let time = 0; time < 5; time++) answers.push(await person.post('users/resend-otp'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429])
  expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(3_000)
})

test.each(['email', 'username'] as const)('session: a shopper signs in with e-mail or user name, in either field (%s)', async (field) => {
  const { email, username, user } = await newcomer()
  for (const name of [email, ` ${email.toUpperCase()} `, username, username.toUpperCase()]) {
    const person = shop.visitor('en')
    const response = await person.post('users/login', { [field]: name, password })
    expect(response.json).toMatchObject({ data: { _id: user._id }, message: 'You are logged in.' })
    expect((await person.get('users/me')).status).toBe(200)
  }
})

test('session: a wrong password and an unknown name get the same refusal', async () => {
  const { email } = await newcomer()
  const known = await shop.visitor().post('users/login', { email, password: 'sai rồi nhé' })
  const unknown = await shop.visitor().post('users/login', { email: 'khong-co@x.vn', password: 'sai rồi nhé' })
  expect(known.status).toBe(401)
  expect(known.text).toBe(unknown.text)
  expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort())
  expect(setCookies(known.headers)).toEqual([])
})

test("session: each sign-in starts a new session and ends the browser's former one", async () => {
  const { person, email } = await newcomer()
  const before = person.cookies.get('memay_session') ?? ''
  await person.post('users/login', { email, password })
  expect(person.cookies.get('memay_session')).not.toBe(before)
  const replay = await shop.visitor().get('users/me', { headers: { cookie: `memay_session=${before}` } })
  expect(replay.status).toBe(401)
  expect(setCookies(replay.headers)).toEqual([
    expect.stringMatching(/^memay_session=; Max-Age=0; .*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^memay_ended=1; Max-Age=604800; /),
  ])
})

test('session: a session cookie planted by an attacker is replaced at sign-in', async () => {
  const { email } = await newcomer()
  const planted = 'A'.repeat(43)
  const response = await shop.visitor().post('users/login', { email, password }, { headers: { cookie: `memay_session=${planted}` } })
  const cookies = setCookies(response.headers)
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['memay_session', 'memay_ended', 'memay_device'])
  expect(cookies[1]).toContain('Max-Age=0')
  expect(cookies.join()).not.toContain(planted)
  expect((await shop.visitor().get('users/me', { headers: { cookie: `memay_session=${planted}` } })).status).toBe(401)
})

test('session: signing out ends the session on the server, and can be repeated', async () => {
  const { person } = await newcomer()
  const token = person.cookies.get('memay_session')
  expect((await person.post('users/logout')).json.message).toBe('Bạn đã đăng xuất.')
  expect(person.cookies.has('memay_session')).toBe(false)
  expect((await person.get('users/me', { headers: { cookie: `memay_session=${token}` } })).status).toBe(401)
  expect((await person.post('users/logout')).status).toBe(200)
})

test('session: a session ends after two idle weeks, and after thirty days of use', async () => {
  const { person, email } = await newcomer()
  shop.clock.advance(15 * dayMs)
  expect((await person.get('users/me')).status).toBe(401)
  await person.post('users/login', { email, password })
  for (let passed = 0; passed < 27; passed += 9) {
    shop.clock.advance(9 * dayMs)
    expect((await person.get('users/me')).status).toBe(200)
  }
  shop.clock.advance(4 * dayMs)
  expect((await person.get('users/me')).status).toBe(401)
})

test('session: requests after its end are refused as such, unlike those of a stranger or after a sign-out', async () => {
  const { person } = await newcomer()
  shop.clock.advance(15 * dayMs)
  expect((await person.get('users/me')).json.code).toBe('session_ended')
  expect(person.cookies.has('memay_session')).toBe(false)
  expect((await person.get('users/me')).json.code).toBe('session_ended')
  await person.post('users/logout')
  expect((await person.get('users/me')).json.code).toBe('sign_in_required')
})

test('session: over https the cookie is bound to the host, and scripts cannot read it', async () => {
  const { headers } = await shop.visitor().post('users/register', { username: 'cookie', email: 'cookie@x.vn', password })
  expect(setCookies(headers)).toEqual([
    expect.stringMatching(/^memay_session=[\w-]{43}; Max-Age=3196800; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^memay_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  const secure = await openTestShop({ PUBLIC_URL: 'https://shop.test' })
  const response = await secure.visitor().post('users/register', { username: 'cookie', email: 'cookie@x.vn', password })
  expect(setCookies(response.headers)).toEqual([
    expect.stringMatching(/^__Host-memay_session=[\w-]{43}; Max-Age=3196800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-memay_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  for (const cookie of setCookies(response.headers)) expect(response.text).not.toContain(/=([\w-]{43});/.exec(cookie)?.[1])
  await secure.close()
})

test('session: a blocked user is signed out at once and cannot sign in', async () => {
  const { person, email, user } = await newcomer()
  await shop.db.update(schema.users).set({ blockedAt: new Date() }).where(eq(schema.users.id, user._id))
  expect((await person.get('users/me')).status).toBe(401)
  expect((await person.post('users/login', { email, password })).json.code).toBe('wrong_credentials')
})

test('session: authentication is checked before the body', async () => {
  for (const call of ['users/verify-otp', 'users/resend-otp', 'users/add-address'] as const)
    expect((await shop.visitor().post(call, {})).status).toBe(401)
  for (const call of ['users/update-profile', 'users/update-address', 'users/update-password'] as const)
    expect((await shop.visitor().patch(call, {})).status).toBe(401)
  expect((await shop.visitor().delete('users/delete-address', {})).json.code).toBe('sign_in_required')
  expect((await shop.visitor().get('users/me')).status).toBe(401)
})
