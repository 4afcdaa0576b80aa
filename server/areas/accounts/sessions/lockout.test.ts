import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { totpCode, totpStep } from '../two-factor/totp.ts'

/** A trusted proxy, so that each attempt may come from another IP; and a request limit too high to matter. */
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '10000000' })
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.advance(16 * minuteMs))

const password = 'một mật khẩu dài'
const another = 'mật khẩu thứ hai'
let people = 0
let ips = 0
const anIp = () => `10.${(++ips >> 16) & 255}.${(ips >> 8) & 255}.${ips & 255}`
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const login = (visitor: Visitor, email: string, typed: string, ip: string) =>
  visitor.post('users/login', { email, password: typed }, from(ip))

async function newcomer() {
  const email = `khoa${++people}@x.vn`
  const ip = anIp()
  const browser = shop.visitor()
  expect((await browser.post('users/register', { username: `khoa${people}`, email, password }, from(ip))).status).toBe(201)
  return { email, ip, browser }
}

/** Strangers guess a password, each from a new IP. */
async function guess(email: string, times: number, ip: () => string = anIp) {
  const answers = []
  for (let at = 0; at < times; at += 20) {
    const some = Array.from({ length: Math.min(20, times - at) }, (_, n) => login(shop.visitor(), email, `đoán ${at + n}`, ip()))
    answers.push(...(await Promise.all(some)))
  }
  return Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]))
}

describe('lockout: strangers who guess a password', () => {
  test('get ten attempts from one IP, and do not block other IPs', async () => {
    const { email } = await newcomer()
    const stranger = anIp()
    expect(await guess(email, 15, () => stranger)).toEqual({ 401: 10, 429: 5 })
    expect((await login(shop.visitor(), email, password, anIp())).status).toBe(200)
    expect((await login(shop.visitor(), email, password, stranger)).status).toBe(429)
  })

  test('get a hundred attempts per quarter of an hour over all IPs, counted by /64 for IPv6', async () => {
    const { email } = await newcomer()
    expect(await guess(email, 12, () => `2001:db8:1:2::${++ips}`)).toEqual({ 401: 10, 429: 2 })
    expect(await guess(email, 100)).toEqual({ 401: 90, 429: 10 })
    const refused = await login(shop.visitor(), email, password, anIp())
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    shop.clock.advance(15 * minuteMs + 1_000)
    expect((await login(shop.visitor(), email, password, anIp())).status).toBe(200)
  }, 60_000)

  test('get the same refusals for an unknown account', async () => {
    const email = 'khong-ai-ca@x.vn'
    const stranger = anIp()
    expect(await guess(email, 12, () => stranger)).toEqual({ 401: 10, 429: 2 })
    expect(await guess(email, 95)).toEqual({ 401: 90, 429: 5 })
  }, 60_000)

  test('cannot lock the owner out of a known browser or after a reset, with a thousand attempts from many IPs', async () => {
    const { email, ip, browser } = await newcomer()
    await browser.post('users/logout')
    expect(await guess(email, 1_000)).toEqual({ 401: 100, 429: 900 })
    // A stranger has used up the budget of this IP.
    await guess(email, 20, () => ip)
    expect((await login(shop.visitor(), email, password, ip)).status).toBe(429)
    expect((await login(browser, email, password, ip)).status).toBe(200)

    await takeMails(shop)
    await shop.visitor().post('users/forgot-password', { email }, from(anIp()))
    const token = /reset-password\/([\w-]+)/.exec((await takeMails(shop)).at(-1)?.text ?? '')?.[1]
    const phone = shop.visitor()
    expect((await phone.post(`users/reset-password/${token}`, { newPassword: another }, from(anIp()))).status).toBe(200)
    expect((await login(phone, email, another, ip)).status).toBe(200)
    expect((await login(shop.visitor(), email, another, anIp())).status).toBe(200)
  }, 120_000)

  test('do not stop a signed-in user from changing the password, setting up two-step login or deleting the account', async () => {
    const { email, browser } = await newcomer()
    await guess(email, 110)
    const changed = await browser.patch('users/update-password', { currentPassword: password, newPassword: another })
    expect(changed.status).toBe(200)
    await guess(email, 110)
    expect((await browser.post('users/two-factor/setup', { password: another })).status).toBe(200)
    expect((await browser.delete('users/me', { confirm: email, password: another })).status).toBe(200)
  }, 120_000)
})

describe('lockout: a known browser', () => {
  test('has ten attempts of its own, and uses up no other budget', async () => {
    const { email, browser, ip } = await newcomer()
    await browser.post('users/logout')
    const answers = []
    for (let n = 0; n < 12; n++) answers.push((await login(browser, email, `sai ${n}`, ip)).status)
    expect(answers).toEqual([...Array(10).fill(401), 429, 429])
    expect((await login(browser, email, password, anIp())).status).toBe(429)
    expect((await login(shop.visitor(), email, password, ip)).status).toBe(200)
  })

  test('is known only to its own accounts', async () => {
    const { email } = await newcomer()
    const { browser: other, ip } = await newcomer()
    const answers = []
    for (let n = 0; n < 11; n++) answers.push((await login(other, email, `sai ${n}`, ip)).status)
    expect(answers.at(-1)).toBe(429)
    await guess(email, 100)
    expect((await login(other, email, password, anIp())).status).toBe(429)
  }, 60_000)

  test('is known to every account that signs in there', async () => {
    const mother = await newcomer()
    const father = await newcomer()
    await login(mother.browser, father.email, password, mother.ip)
    for (const { email } of [mother, father]) {
      await guess(email, 110)
      expect((await login(mother.browser, email, password, mother.ip)).status).toBe(200)
    }
  }, 60_000)

  test('is forgotten when its owner ends all other sessions, and by a reset', async () => {
    const { email, browser, ip } = await newcomer()
    const lost = shop.visitor()
    await login(lost, email, password, ip)
    expect((await browser.delete('users/sessions')).status).toBe(200)
    await guess(email, 110)
    expect((await login(lost, email, password, ip)).status).toBe(429)
    expect((await login(browser, email, password, ip)).status).toBe(200)

    await takeMails(shop)
    await shop.visitor().post('users/forgot-password', { email }, from(anIp()))
    const token = /reset-password\/([\w-]+)/.exec((await takeMails(shop)).at(-1)?.text ?? '')?.[1]
    await shop.visitor().post(`users/reset-password/${token}`, { newPassword: another }, from(anIp()))
    await guess(email, 110)
    expect((await login(browser, email, another, ip)).status).toBe(429)
  }, 120_000)

  test('is identified by a cookie that signs nobody in and of which only the hash is stored', async () => {
    const { browser } = await newcomer()
    const token = browser.cookies.get('memay_device') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const stranger = shop.visitor()
    expect((await stranger.get('users/me', { headers: { cookie: `memay_device=${token}` } })).status).toBe(401)
    expect(JSON.stringify(await shop.db.select().from(schema.knownDevices))).not.toContain(token)
    await browser.post('users/logout')
    expect(browser.cookies.get('memay_device')).toBe(token)
    const secure = await openTestShop({ PUBLIC_URL: 'https://shop.example' })
    const raw = await secure.visitor().post('users/register', { username: 'hoa', email: 'hoa@x.vn', password })
    const cookies = [raw.headers['set-cookie']].flat().map(String)
    expect(cookies.find((cookie) => cookie.startsWith('__Host-memay_device='))).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/)
    await secure.close()
  })

  test('lockout: an account knows twenty browsers at most, the most recent ones', async () => {
    const { email, browser, ip } = await newcomer()
    for (let n = 0; n < 22; n++) {
      shop.clock.advance(1_000)
      expect((await login(shop.visitor(), email, password, ip)).status).toBe(200)
    }
    const userId = (await login(shop.visitor(), email, password, ip)).json.data._id
    const known = (await shop.db.select().from(schema.knownDevices)).filter((device) => device.userId === userId)
    expect(known).toHaveLength(20)
    await guess(email, 110)
    expect((await login(browser, email, password, ip)).status).toBe(429)
  }, 120_000)
})

test('lockout: a stranger with the password and wrong codes does not stop the owner in a known browser', async () => {
  const { email, ip, browser } = await newcomer()
  const { secret } = (await browser.post('users/two-factor/setup', { password })).json.data
  const nextCode = () => {
    shop.clock.advance(30_000)
    return totpCode(secret, totpStep(shop.clock.now()))
  }
  expect((await browser.post('users/two-factor/enable', { code: nextCode() })).status).toBe(200)
  await browser.post('users/logout')
  const stranger = shop.visitor()
  await login(stranger, email, password, anIp())
  const wrong = totpCode(secret, totpStep(shop.clock.now()) + 9)
  const answers = []
  for (let n = 0; n < 12; n++) answers.push((await stranger.post('users/login/code', { code: wrong }, from(anIp()))).status)
  expect(answers.slice(-2)).toEqual([429, 429])
  expect((await login(browser, email, password, ip)).json.twoFactor).toBe(true)
  expect((await browser.post('users/login/code', { code: nextCode() })).status).toBe(200)
  const { recoveryCodes } = (await browser.post('users/two-factor/recovery-codes', { code: nextCode() })).json.data
  expect(recoveryCodes).toHaveLength(10)
})
