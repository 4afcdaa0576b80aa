import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { openTestGoogle, type TestGoogle, testClientId } from '../../../testing/google-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { morning, openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'

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
const now = () => Math.floor(morning / 1_000)
let people = 0
/** A new person: a subject and an e-mail of their own. */
const someone = () => ({ sub: `1170000000${++people}`, email: `google${people}@gmail.com` })
const login = (credential: unknown, visitor = shop.visitor(), more: object = {}) =>
  visitor.post('users/google-login', { credential, ...more })
async function registered(email: string) {
  const person = shop.visitor()
  const name = `g${++people}`
  expect((await person.post('users/register', { username: name, email, password })).status).toBe(201)
  return person
}
async function confirmed(email: string) {
  await takeMails(shop)
  const person = await registered(email)
  const code = /\b\d{6}\b/.exec((await takeMails(shop)).find(({ to }) => to === email)?.text ?? '')?.[0]
  expect((await person.post('users/verify-otp', { otp: code })).status).toBe(200)
  return person
}

test('google: a new person signs in and gets an account with a verified e-mail', async () => {
  const who = someone()
  const visitor = shop.visitor()
  const response = await login(await google.credential({ ...who, email: who.email.toUpperCase() }), visitor)
  expect(response).toMatchObject({ status: 200, json: { message: 'Bạn đã đăng nhập.' } })
  expect(Object.keys(response.json)).toEqual(['message'])
  const { data } = (await visitor.get('users/me')).json
  expect(data).toMatchObject({
    email: who.email,
    emailVerified: true,
    fullName: 'Trần Thị Mai',
    role: 'customer',
    username: who.email.split('@')[0],
  })
  expect((await visitor.get('users/sign-in-ways')).json.data).toEqual({
    google: { clientId: testClientId },
    own: { password: false, google: true },
  })
})

test('google: the subject identifies the person: with another e-mail it is the same account', async () => {
  const who = someone()
  const first = shop.visitor()
  await login(await google.credential(who), first)
  const again = shop.visitor()
  expect((await login(await google.credential({ ...who, email: 'moi@gmail.com' }), again)).status).toBe(200)
  expect((await again.get('users/me')).json.data).toEqual((await first.get('users/me')).json.data)
})

test.each(['accounts.google.com', 'https://accounts.google.com'])('google: accepts "%s" as issuer', async (iss) => {
  expect((await login(await google.credential({ ...someone(), iss }))).status).toBe(200)
})

test.each<[string, Record<string, unknown>]>([
  ['made for another shop', { aud: 'other.apps.googleusercontent.com' }],
  ['made for two', { aud: ['other', 'third'] }],
  ['given to another shop', { azp: 'other.apps.googleusercontent.com' }],
  ['written by somebody else', { iss: 'https://accounts.evil.test' }],
  ['out of date', { exp: now() - 120, iat: now() - 4_000 }],
  ['without an end', { exp: undefined }],
  ['from long ago, though it never ends', { iat: now() - 90_000, exp: now() + 90_000 }],
  ['from the future', { iat: now() + 600 }],
  ['not yet valid', { nbf: now() + 600 }],
  ['without a subject', { sub: undefined }],
  ['with an empty subject', { sub: '' }],
  ['of a subject too long', { sub: '1'.repeat(256) }],
  ['without an e-mail', { email: undefined }],
  ['with an e-mail nobody has confirmed', { email_verified: false }],
  ['that says nothing of the e-mail', { email_verified: undefined }],
  ['with a confirmation that is none', { email_verified: 'yes' }],
])('google: refuses a credential %s', async (_what, claims) => {
  const response = await login(await google.credential({ ...someone(), ...claims }))
  expect(response).toMatchObject({ status: 401, json: { code: 'google_refused' } })
  expect(response.headers['set-cookie']).toBeUndefined()
})

test('google: refuses a forged signature, whatever key or key URL it names', async () => {
  const other = await generateKeyPair('RS256', { extractable: true })
  const who = someone()
  const forged = await google.credential(who, { key: other.privateKey })
  const elsewhere = await google.credential(who, { key: other.privateKey, keyId: 'mine', header: { jku: 'http://evil.test/jwks' } })
  const good = await google.credential(who)
  const [, payload = '', signature = ''] = good.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  const changed = `${good.split('.')[0]}.${Buffer.from(JSON.stringify({ ...who, email: 'admin@memay.test' })).toString('base64url')}.${signature}`
  const secret = new TextEncoder().encode(JSON.stringify(google.publicKey))
  const symmetric = await google.credential(who, {
    key: (await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])) as CryptoKey,
    alg: 'HS256',
  })
  for (const credential of [forged, elsewhere, unsigned, changed, symmetric, `${good}x`, 'ya29.a0AfB_access-token', 'a.b.c', '', '...']) {
    expect(await login(credential)).toMatchObject({ status: 401, json: { code: 'google_refused' } })
  }
  expect((await shop.visitor().post('users/google-login', { email: 'mai@gmail.com' })).status).toBe(401)
  expect((await login({ sub: '1' })).status).toBe(400)
  expect((await login('x'.repeat(9_000))).status).toBe(400)
})

test("google: never links an account with a password on Google's claim alone", async () => {
  const who = someone()
  const owner = await registered(who.email)
  const refused = await login(await google.credential(who))
  expect(refused).toMatchObject({ status: 401, json: { code: 'google_needs_password' } })
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect((await login(await google.credential({ ...who, email_verified: false }))).json.code).toBe('google_refused')
  expect((await login(await google.credential(who), shop.visitor(), { password: 'sai rồi nhé' })).json.code).toBe('wrong_credentials')
  expect((await owner.get('users/me')).json.data.emailVerified).toBe(false)

  const visitor = shop.visitor()
  expect((await login(await google.credential(who), visitor, { password })).status).toBe(200)
  expect((await visitor.get('users/me')).json.data).toMatchObject({ email: who.email, emailVerified: true })
  expect((await login(await google.credential(who))).status).toBe(200)
  const stranger = { ...who, sub: '999' }
  expect((await login(await google.credential(stranger))).json.code).toBe('google_needs_password')
})

test('google: a user signed in to a verified account links it without the password', async () => {
  const who = someone()
  const owner = await confirmed(who.email)
  const { _id } = (await owner.get('users/me')).json.data
  expect((await login(await google.credential(who), owner)).status).toBe(200)
  const later = shop.visitor()
  await login(await google.credential(who), later)
  expect((await later.get('users/me')).json.data._id).toBe(_id)
})

test("google: an account registered with a stranger's e-mail is not linked to the stranger, who gets in by a reset", async () => {
  const who = someone()
  const attacker = await registered(who.email)
  // The owner of the e-mail uses Google while signed in to the attacker's account.
  expect((await login(await google.credential(who), attacker)).json.code).toBe('google_needs_password')
  await takeMails(shop)
  await shop.visitor().post('users/forgot-password', { email: who.email })
  const token = /reset-password\/([\w-]+)/.exec((await takeMails(shop)).at(-1)?.text ?? '')?.[1]
  await shop.visitor().post(`users/reset-password/${token}`, { newPassword: 'của chính chủ đây' })
  expect((await attacker.get('users/me')).status).toBe(401)
  expect((await login(await google.credential(who), shop.visitor(), { password })).json.code).toBe('wrong_credentials')
  expect((await login(await google.credential(who), shop.visitor(), { password: 'của chính chủ đây' })).status).toBe(200)
})

test('google: refuses a form of another site', async () => {
  const credential = await google.credential(someone())
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { referer: 'https://evil.test/x' },
  ]
  for (const headers of foreign) {
    const response = await shop.visitor().post('users/google-login', { credential }, { headers })
    expect(response).toMatchObject({ status: 403, json: { code: 'foreign_origin' } })
    expect(response.headers['set-cookie']).toBeUndefined()
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const posted = await shop.visitor().post('users/google-login', `credential=${credential}&g_csrf_token=1`, { headers: form })
  expect(posted.status).toBe(415)
})

test('google: replaces an earlier session cookie', async () => {
  const who = someone()
  const visitor = shop.visitor()
  await login(await google.credential(who), visitor)
  const before = visitor.cookies.get('memay_session')
  await login(await google.credential(who), visitor)
  expect(visitor.cookies.get('memay_session')).not.toBe(before)
  expect((await shop.visitor().get('users/me', { headers: { cookie: `memay_session=${before}` } })).status).toBe(401)
})

test('google: concurrent requests with one credential create one account', async () => {
  const credential = await google.credential(someone())
  const users = await shop.db.$count(schema.users)
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(credential)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await shop.db.$count(schema.users)).toBe(users + 1)
})

test('google: a blocked user stays out, and an account without a password has no password sign-in', async () => {
  const who = someone()
  const visitor = shop.visitor()
  await login(await google.credential(who), visitor)
  expect((await shop.visitor().post('users/login', { email: who.email, password: 'gì cũng được' })).json.code).toBe('wrong_credentials')
  const change = { currentPassword: 'gì cũng được', newPassword: 'một mật khẩu mới' }
  expect((await visitor.patch('users/update-password', change)).json.code).toBe('wrong_password')
  await shop.db.update(schema.users).set({ blockedAt: new Date() })
  expect((await login(await google.credential(who))).json.code).toBe('google_refused')
  await shop.db.update(schema.users).set({ blockedAt: null })
})

test("google: asks to retry while Google's keys are unavailable, and recovers", async () => {
  const lonely = await openTestGoogle()
  lonely.state.isDown = true
  const other = await openTestShop(lonely.environment)
  lonely.state.clock = other.clock
  const send = async () => other.visitor().post('users/google-login', { credential: await lonely.credential(someone()) })
  expect(await send()).toMatchObject({ status: 503, json: { code: 'unavailable' }, headers: { 'retry-after': '5' } })
  lonely.state.isDown = false
  expect((await send()).status).toBe(200)
  await lonely.close()
  expect((await send()).status).toBe(200)
  expect(lonely.state.asked).toBe(2)
  await other.close()
})

test('google: without a client id, sign-in is refused and not offered', async () => {
  const plain = await openTestShop()
  expect((await plain.visitor().get('users/sign-in-ways')).json).toEqual({ data: { google: null, own: null } })
  const response = await plain.visitor().post('users/google-login', { credential: await google.credential() })
  expect(response.json.code).toBe('google_refused')
  expect(String(response.headers['content-security-policy'])).not.toContain('google')
  const policy = String((await login('')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client")
  expect(policy).toContain('frame-src https://accounts.google.com/gsi/')
  await plain.close()
})

test('google: checks sixty credentials per IP in a quarter of an hour', async () => {
  const usual = await openTestShop({ ...google.environment, RATE_LIMIT_PER_MINUTE: '600' })
  const answers = []
  for (let n = 0; n < 62; n++) answers.push(await usual.visitor('vi', '192.0.2.1').post('users/google-login', { credential: 'x' }))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(60)
  expect(answers.at(-1)?.status).toBe(429)
  await usual.close()
})

test('google: a credential with a nonce works only in the browser that requested it', async () => {
  const who = someone()
  const victim = shop.visitor()
  const { nonce } = (await victim.post('users/google-nonce', {})).json.data
  const credential = await google.credential({ ...who, nonce })
  expect((await login(credential)).json.code).toBe('google_refused')
  const other = shop.visitor()
  await other.post('users/google-nonce', {})
  expect((await login(credential, other)).json.code).toBe('google_refused')
  expect((await login(credential, victim)).status).toBe(200)
  expect((await login(credential, victim)).json.code).toBe('google_refused')
})
