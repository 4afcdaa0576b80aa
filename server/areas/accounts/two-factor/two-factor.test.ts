import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { openTestGoogle, type TestGoogle } from '../../../testing/google-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { totpCode, totpStep } from './totp.ts'

let google: TestGoogle
let shop: TestShop
beforeAll(async () => {
  google = await openTestGoogle()
  shop = await openTestShop(google.environment)
  google.state.clock = shop.clock
})
afterAll(async () => {
  await shop.close()
  await google.close()
})

const password = 'một mật khẩu dài'
const halfMinute = 30_000
let people = 0

async function newcomer() {
  const visitor = shop.visitor()
  const name = `haibuoc${++people}`
  const email = `${name}@x.vn`
  const { json } = await visitor.post('users/register', { username: name, email, password })
  return { visitor, email, userId: json.data._id as string }
}

/** A user with an app; every code it shows is of a later time step. */
async function careful() {
  const person = await newcomer()
  const { secret } = (await person.visitor.post('users/two-factor/setup', { password })).json.data
  const nextCode = () => {
    shop.clock.advance(halfMinute)
    return totpCode(secret, totpStep(shop.clock.now()))
  }
  const enabled = await person.visitor.post('users/two-factor/enable', { code: nextCode() })
  expect(enabled.status).toBe(200)
  return { ...person, secret: secret as string, nextCode, recoveryCodes: enabled.json.data.recoveryCodes as string[] }
}

async function firstStep(email: string, visitor = shop.visitor()) {
  const response = await visitor.post('users/login', { email, password })
  expect(response.json).toEqual({ data: null, twoFactor: true, message: 'Nhập mã từ ứng dụng xác thực để đăng nhập.' })
  return visitor
}

test('two-factor: setup needs a password and a code, and the secret is never returned again', async () => {
  const { visitor, userId } = await newcomer()
  expect((await visitor.post('users/two-factor/setup', { password: 'sai rồi nhé' })).json).toMatchObject({
    code: 'wrong_password',
    issues: [{ path: 'password' }],
  })
  const { secret, uri, qr } = (await visitor.post('users/two-factor/setup', { password })).json.data
  expect(uri).toContain(`secret=${secret}&issuer=`)
  expect(qr).toMatch(/^<svg /)
  expect((await visitor.get('users/two-factor')).json.data).toEqual({ enabled: false, enabledAt: null, recoveryCodes: 0 })
  const wrong = totpCode(secret, totpStep(shop.clock.now()) + 5)
  expect((await visitor.post('users/two-factor/enable', { code: wrong })).json).toMatchObject({
    code: 'wrong_second_code',
    issues: [{ path: 'code' }],
  })
  const code = totpCode(secret, totpStep(shop.clock.now()))
  const enabled = await visitor.post('users/two-factor/enable', { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(enabled.json.data.recoveryCodes).toHaveLength(10)
  expect((await visitor.get('users/two-factor')).json.data).toMatchObject({ enabled: true, recoveryCodes: 10 })
  expect((await visitor.post('users/two-factor/setup', { password })).json.code).toBe('two_factor_on')
  const responses = [await visitor.get('users/me'), await visitor.get('users/two-factor'), await visitor.get('users/me/export')]
    .map(({ text }) => text)
    .join()
  expect(responses).not.toContain(secret)
  const codes = JSON.stringify(await shop.db.select().from(schema.recoveryCodes).where(eq(schema.recoveryCodes.userId, userId)))
  for (const recovery of enabled.json.data.recoveryCodes) expect(codes).not.toContain(recovery.replace('-', ''))
})

test('two-factor: sign-in needs a password and a code, and the cookie in between gives no access', async () => {
  const { email, nextCode, userId } = await careful()
  const visitor = await firstStep(email)
  expect(visitor.cookies.has('memay_session')).toBe(false)
  expect((await visitor.get('users/me')).status).toBe(401)
  const code = nextCode()
  const response = await visitor.post('users/login/code', { code })
  expect(response).toMatchObject({ status: 200, json: { data: { _id: userId }, message: 'Bạn đã đăng nhập.' } })
  expect(visitor.cookies.has('memay_code')).toBe(false)
  expect((await visitor.get('users/me')).status).toBe(200)
})

test('two-factor: the cookie in between is HttpOnly and different each time', async () => {
  const { email } = await careful()
  const [one, two] = [
    await shop.visitor().post('users/login', { email, password }),
    await shop.visitor().post('users/login', { email, password }),
  ]
  const cookies = [one, two].map(({ headers }) => String(headers['set-cookie']))
  expect(cookies[0]).toMatch(/^memay_code=[\w-]{43}; .*HttpOnly; SameSite=Lax/)
  expect(cookies[0]).not.toBe(cookies[1])
})

test('two-factor: a code works once, concurrently or later, and a recovery code too', async () => {
  const { email, nextCode, recoveryCodes } = await careful()
  const visitors = await Promise.all([1, 2, 3].map(() => firstStep(email)))
  const code = nextCode()
  const answers = await Promise.all(visitors.map((visitor) => visitor.post('users/login/code', { code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const spare = { code: ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')} ` }
  const lost = await firstStep(email)
  expect((await lost.post('users/login/code', spare)).status).toBe(200)
  expect((await lost.get('users/two-factor')).json.data.recoveryCodes).toBe(9)
  expect((await (await firstStep(email)).post('users/login/code', spare)).json.code).toBe('wrong_second_code')
})

test('two-factor: ten wrong codes block the sign-in for a quarter of an hour, from any IP', async () => {
  const { email, secret, nextCode } = await careful()
  const visitors = await Promise.all([1, 2, 3, 4].map(() => firstStep(email)))
  const wrong = totpCode(secret, totpStep(shop.clock.now()) + 9)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => visitors[at % 4]?.post('users/login/code', { code: wrong })))
  expect(answers.filter((response) => response?.status === 429)).toHaveLength(2)
  const [first] = visitors
  const refused = await first?.post('users/login/code', { code: nextCode() })
  expect([refused?.status, Number(refused?.headers['retry-after']) > 0]).toEqual([429, true])
  shop.clock.advance(16 * minuteMs)
  const later = await firstStep(email)
  expect((await later.post('users/login/code', { code: nextCode() })).status).toBe(200)
})

test('two-factor: the first step expires after ten minutes, with a new password, and for a blocked user', async () => {
  const { email, nextCode, userId, visitor: own } = await careful()
  const slow = await firstStep(email)
  shop.clock.advance(11 * minuteMs)
  expect((await slow.post('users/login/code', { code: nextCode() })).json.code).toBe('sign_in_expired')
  const other = await firstStep(email)
  expect((await own.patch('users/update-password', { currentPassword: password, newPassword: 'mật khẩu mới tinh' })).status).toBe(200)
  expect((await other.post('users/login/code', { code: nextCode() })).json.code).toBe('sign_in_expired')
  await own.patch('users/update-password', { currentPassword: 'mật khẩu mới tinh', newPassword: password })
  const blocked = await firstStep(email)
  await shop.db.update(schema.users).set({ blockedAt: new Date() }).where(eq(schema.users.id, userId))
  expect((await blocked.post('users/login/code', { code: nextCode() })).json.code).toBe('sign_in_expired')
  expect((await shop.visitor().post('users/login/code', { code: '123456' })).status).toBe(401)
})

test("two-factor: a guest's data is taken over with the code, not with the password alone", async () => {
  const { email, nextCode } = await careful()
  const visitor = shop.visitor()
  await visitor.post('wishlists', { productId: 'prd_none' })
  await visitor.get('carts')
  await firstStep(email, visitor)
  expect((await visitor.post('users/login/code', { code: nextCode() })).status).toBe(200)
  expect(visitor.cookies.has('memay_guest')).toBe(false)
})

test('two-factor: Google sign-in to such an account needs a code too', async () => {
  const { email, nextCode, visitor, userId } = await careful()
  await shop.db.update(schema.users).set({ emailVerifiedAt: new Date() }).where(eq(schema.users.id, userId))
  const credential = await google.credential({ sub: `2fa${people}`, email })
  await visitor.post('users/google-login', { credential })
  const elsewhere = shop.visitor()
  const response = await elsewhere.post('users/google-login', { credential })
  expect(response.json).toMatchObject({ data: null, twoFactor: true })
  expect((await elsewhere.get('users/me')).status).toBe(401)
  expect((await elsewhere.post('users/login/code', { code: nextCode() })).status).toBe(200)
  const { data } = (await elsewhere.get('users/sign-ins')).json
  expect(data[0]).toMatchObject({ way: 'google', withCode: true, isHere: true })
})

test('two-factor: turning it off needs the password and a code; then a password is enough again', async () => {
  const { email, nextCode, visitor, recoveryCodes } = await careful()
  expect((await visitor.post('users/two-factor/disable', { password })).status).toBe(400)
  expect((await visitor.post('users/two-factor/disable', { password: 'sai rồi nhé', code: nextCode() })).json.code).toBe('wrong_password')
  const renewed = await visitor.post('users/two-factor/recovery-codes', { code: nextCode() })
  expect(renewed.json.data.recoveryCodes).not.toContain(recoveryCodes[0])
  expect((await visitor.post('users/two-factor/disable', { password, code: recoveryCodes[0] })).json.code).toBe('wrong_second_code')
  expect((await visitor.post('users/two-factor/disable', { password, code: nextCode() })).json.data.enabled).toBe(false)
  expect((await shop.visitor().post('users/login', { email, password })).json.data.email).toBe(email)
  const noted = await shop.db.select({ what: schema.auditEntries.what }).from(schema.auditEntries)
  expect(noted.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['two-factor.enabled', 'two-factor.recovery-codes', 'two-factor.disabled']),
  )
})

test('two-factor: turning it on ends the other sessions, which had no code', async () => {
  const { visitor, email } = await newcomer()
  const phone = shop.visitor()
  await phone.post('users/login', { email, password })
  const { secret } = (await visitor.post('users/two-factor/setup', { password })).json.data
  await visitor.post('users/two-factor/enable', { code: totpCode(secret, totpStep(shop.clock.now())) })
  expect([(await phone.get('users/me')).status, (await visitor.get('users/me')).status]).toEqual([401, 200])
})

test('two-factor: a link of the mailbox sets a new password, and the code is still asked for', async () => {
  const { visitor, email, userId } = await careful()
  await shop.db.update(schema.users).set({ emailVerifiedAt: shop.clock.now() }).where(eq(schema.users.id, userId))
  await visitor.post('users/forgot-password', { email })
  const token = (await takeMails(shop)).flatMap(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1)
  const newPassword = 'mật khẩu sau khi quên'
  expect((await shop.visitor().post(`users/reset-password/${token}`, { newPassword })).status).toBe(200)
  const back = shop.visitor()
  expect((await back.post('users/login', { email, password: newPassword })).json).toMatchObject({ data: null, twoFactor: true })
  expect((await back.get('users/me')).status).toBe(401)
})

test('two-factor: a user sees time and origin of their sign-ins, and can end the other sessions', async () => {
  const { visitor, email } = await newcomer()
  const phone = shop.visitor('vi', '127.0.0.1')
  const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36'
  await phone.post('users/login', { email, password }, { headers: { 'user-agent': agent } })
  const { data } = (await visitor.get('users/sign-ins')).json
  expect(data).toMatchObject([
    { way: 'password', device: 'Chrome, Android', ip: '127.0.0.x', isOpen: true, isHere: false },
    { way: 'registration', isOpen: true, isHere: true },
  ])
  expect((await visitor.delete('users/sessions')).json.data).toEqual({ ended: 1 })
  expect((await phone.get('users/me')).status).toBe(401)
  expect((await visitor.get('users/sign-ins')).json.data).toMatchObject([{ isOpen: false, seenAt: null }, { isHere: true }])
  // A new password changes the session's token; it is still the same sign-in.
  await visitor.patch('users/update-password', { currentPassword: password, newPassword: 'mật khẩu mới tinh' })
  expect((await visitor.get('users/sign-ins')).json.data).toMatchObject([{}, { way: 'registration', isHere: true, isOpen: true }])
  expect((await visitor.get('users/me/export')).json.account.signIns).toHaveLength(2)
  expect((await visitor.delete('users/me', { confirm: email, password: 'mật khẩu mới tinh' })).status).toBe(200)
  expect(await shop.db.$count(schema.signIns, eq(schema.signIns.device, 'Chrome, Android'))).toBe(0)
})
