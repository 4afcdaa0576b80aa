import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { signUp, testPassword } from '../../testing/users-fixture.ts'
import { createRefusalLog } from './refusal-log.ts'

type Line = {
  msg: string
  level: number
  status?: number
  code?: string
  user?: string | null
  ip?: string
  url?: string
  more?: number
  from?: string
}

let shop: TestShop
const written: string[] = []
const logStream = new Writable({
  write(chunk, _encoding, done) {
    written.push(String(chunk))
    done()
  },
})
beforeAll(async () => {
  shop = await openTestShop({ LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '100' }, { logStream })
})
afterAll(() => shop.close())
beforeEach(() => void written.splice(0))

const lines = (): Line[] => written.map((line) => JSON.parse(line))
const answered = () => lines().filter(({ msg }) => msg === 'answered')
const refusals = () => lines().filter(({ msg }) => msg === 'refused')

test('refusals: the line of the request has the code, the user and the IP', async () => {
  const { visitor, userId } = await signUp(shop)
  written.splice(0)
  expect((await visitor.get('admin/notices?query=lan%40x.vn')).status).toBe(403)
  expect(answered()).toEqual([expect.objectContaining({ code: 'forbidden', status: 403, user: userId, ip: visitor.ip })])
})

test('refusals: forgeries and guesses are found by their code', async () => {
  const visitor = shop.visitor()
  await visitor.post('users/login', {}, { headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' } })
  await visitor.post('users/reset-password/guess', { password: 'mot mat khau dai' })
  expect(answered().map(({ code, ip }) => [code, ip])).toEqual([
    ['foreign_origin', visitor.ip],
    [expect.any(String), visitor.ip],
  ])
})

test('refusals: a wrong password is one line, with the account and the IP', async () => {
  const { email, userId } = await signUp(shop)
  written.splice(0)
  const visitor = shop.visitor()
  await visitor.post('users/login', { email, password: `${testPassword}x` })
  const refused = lines().filter(({ level }) => level >= 40)
  expect(refused).toEqual([expect.objectContaining({ msg: 'sign-in refused', user: userId, from: visitor.ip })])
})

test('refusals: no line holds an e-mail, a phone, a password or a token', async () => {
  const visitor = shop.visitor()
  await visitor.get('orders/track?orderNumber=MM261121-7KQ4&phone=0912345678')
  await visitor.get('/login?email=canary%40x.vn&next=/orders/ord_1?token=canary')
  await visitor.post('users/login', { email: 'canary@x.vn', password: 'canary canary' })
  await visitor.post('users/forgot-password', { email: 'canary@x.vn' })
  await visitor.get('users/reset-password/canary')
  expect(written.length).toBeGreaterThan(4)
  expect(written.join('')).not.toMatch(/canary|0912345678/)
})

test('refusals: a limit reached before the router is one line a minute for an IP', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  // Each is another page, which is not cached yet.
  const read = (i: number) => fetch(`http://127.0.0.1:${port}/api/products?query=lan${i}`).then((response) => response.status)
  const statuses: number[] = []
  for (let i = 0; i < 130; i++) statuses.push(await read(i))
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20)
  expect(refusals()).toEqual([
    expect.objectContaining({ code: 'too_many_requests', ip: '127.0.0.1', url: expect.stringMatching(/query=\*\*\*$/) }),
  ])
})

test('refusals: the number of those without a line follows', () => {
  const found: object[] = []
  let time = 0
  const log = { warn: (line: object) => void found.push(line) }
  const refuse = createRefusalLog(log as never, () => time)
  const refused = { code: 'unavailable', method: 'GET', url: '/search?q=lan' } as const
  for (let i = 0; i < 1_500; i++) refuse({ ...refused, ip: `10.0.${i >> 8}.${i & 255}` })
  for (let i = 0; i < 10; i++) refuse({ ...refused, ip: '10.0.0.1' })
  expect(found).toHaveLength(1_000)
  time = 60_000
  refuse({ ...refused, ip: '10.0.0.1' })
  expect(found.slice(1_000)).toEqual([{ more: 510 }, { code: 'unavailable', ip: '10.0.0.1', method: 'GET', url: '/search?q=***' }])
})
