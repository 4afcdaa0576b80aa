import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '../../../../contract/durations.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'

const password = 'một mật khẩu dài'
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  for (const name of ['mai', 'lan', 'cuc']) await shop.visitor().post('users/register', { username: name, email: `${name}@x.vn`, password })
})
afterAll(() => shop.close())

const fromOneIp = () => shop.visitor('vi', '192.0.2.1')
const login = (body: object, headers: Record<string, string> = {}) => fromOneIp().post('users/login', body, { headers })
const statuses = (answers: { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]))

test('throttle: an account allows ten wrong passwords, concurrent or not and under any name, and then none for a while', async () => {
  const names = ['mai@x.vn', ' MAI@x.vn', 'mai', 'ＭＡＩ']
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      login({ email: names[n % 4], password: `sai ${n}`, extra: n }, { 'x-forwarded-for': `10.0.0.${n}` }),
    ),
  )
  expect(statuses(answers)).toEqual({ 401: 10, 429: 40 })
  const right = await login({ email: 'mai@x.vn', password })
  expect(right.status).toBe(429)
  expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  expect((await login({ email: 'lan@x.vn', password })).status).toBe(200)
})

test('throttle: after a quarter of an hour the account is open again, and a correct password resets the counter', async () => {
  shop.clock.advance(15 * minuteMs + 1_000)
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 9; n++) expect((await login({ email: 'mai@x.vn', password: 'sai rồi nhé' })).status).toBe(401)
    expect((await login({ email: 'mai@x.vn', password })).status).toBe(200)
  }
})

test('throttle: an unknown account is refused as often as a known one', async () => {
  shop.clock.advance(16 * minuteMs)
  const answers = []
  for (let n = 0; n < 12; n++) answers.push(await login({ email: 'khong-ai@x.vn', password: 'sai rồi nhé' }))
  expect(statuses(answers)).toEqual({ 401: 10, 429: 2 })
})

test('throttle: one IP gets a hundred wrong passwords over all accounts, and correct ones in between do not add any', async () => {
  shop.clock.advance(16 * minuteMs)
  const answers = []
  for (let n = 0; n < 104; n++) {
    if (n % 20 === 0) await login({ email: 'cuc@x.vn', password })
    answers.push(await login({ email: `a${n}@x.vn`, password: 'Mùa hè 2026' }))
  }
  expect(statuses(answers)).toEqual({ 401: 100, 429: 4 })
}, 60_000)

test('throttle: limits password resets per IP, also for different users', async () => {
  const answers = []
  for (let n = 0; n < 22; n++) answers.push(await fromOneIp().post('users/forgot-password', { email: `p${n}@x.vn` }))
  expect(statuses(answers)).toEqual({ 200: 20, 429: 2 })
})

test('throttle: limits reset links to five attempts a minute', async () => {
  const answers = []
  for (let n = 0; n < 7; n++) answers.push(await fromOneIp().post(`users/reset-password/${'A'.repeat(43)}`, { newPassword: password }))
  expect(statuses(answers)).toEqual({ 404: 5, 429: 2 })
})

test('throttle: two hundred concurrent sign-ins do not block other requests', async () => {
  const crowd = await openTestShop()
  const burst = Promise.all(
    Array.from({ length: 200 }, (_, n) => crowd.visitor().post('users/login', { email: `x${n}@x.vn`, password: 'sai rồi nhé' })),
  )
  const other = crowd.visitor().get('addresses/provinces')
  expect(await Promise.race([other.then(({ status }) => status), burst.then(() => 'the burst')])).toBe(200)
  const answers = await burst
  expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true)
  expect(answers.filter(({ status }) => status === 503).every(({ headers }) => headers['retry-after'] !== undefined)).toBe(true)
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(100)
  await crowd.close()
})
