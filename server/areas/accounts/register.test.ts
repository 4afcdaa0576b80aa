import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { takeMails } from '../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const password = 'một mật khẩu dài'
const register = (body: object) => shop.visitor().post('users/register', { username: 'hoa', email: 'hoa@x.vn', password, ...body })

test('register: of fifty concurrent registrations with one e-mail, one gets the account and the others a refusal', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => register({ email: 'chung@x.vn', username: `chung${n}` })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'email_taken')).toHaveLength(49)
  expect((await takeMails(shop)).filter(({ to }) => to === 'chung@x.vn')).toHaveLength(1)
})

test('register: names that look the same are the same account', async () => {
  expect((await register({ username: 'Mai', email: 'mai@x.vn' })).status).toBe(201)
  for (const email of ['MAI@x.vn', ' mai@x.vn ', 'ｍａｉ@x.vn', 'mai@ｘ.vn'])
    expect((await register({ username: 'khac', email })).json).toMatchObject({ code: 'email_taken', issues: [{ path: 'email' }] })
  for (const email of ['mai\u200b@x.vn', 'mai@x.vn\u0000', 'mai＠y.vn@x.vn', 'mai@x.vn\r\nBcc: b@x.vn'])
    expect((await register({ username: 'khac', email })).status).toBe(400)
  for (const username of ['mai', ' MAI ', 'ＭＡＩ'])
    expect((await register({ username, email: 'mai2@x.vn' })).json).toMatchObject({
      code: 'username_taken',
      issues: [{ path: 'username' }],
    })
  for (const username of ['mai@x.vn', 'mai＠x.vn', 'm\u200bai', 'm ai', '', '\ud800'])
    expect((await register({ username, email: 'mai3@x.vn' })).status).toBe(400)
})

test.each([
  ['1234567', 'invalid_input'],
  ['12345678', 'common_password'],
  ['matkhau123', 'common_password'],
  ['MatKhau123', 'common_password'],
  ['x'.repeat(129), 'invalid_input'],
])('register: refuses the password "%s"', async (bad, code) => {
  expect((await register({ username: 'pw', email: 'pw@x.vn', password: bad })).json).toMatchObject({ code, issues: [{ path: 'password' }] })
})

test.each(['tám chữ!', ' có dấu cách ', 'x'.repeat(64), 'ô'.repeat(128), 'mưa Huế'.normalize('NFD')])(
  'register: accepts the password "%s", and it signs in',
  async (good) => {
    const name = `pw${good.length}${good.codePointAt(0)}`
    expect((await register({ username: name, email: `${name}@x.vn`, password: good })).status).toBe(201)
    const login = (typed: string) => shop.visitor().post('users/login', { username: name, password: typed })
    expect((await login(good.normalize('NFC'))).status).toBe(200)
    expect((await login(good.slice(0, -1))).status).toBe(401)
  },
)

test('register: a password of a megabyte is not read, and an oversized one is not hashed', async () => {
  expect((await register({ password: 'x'.repeat(1_000_000) })).status).toBe(413)
  expect((await register({ password: 'x'.repeat(200_000) })).json.code).toBe('invalid_input')
  expect((await shop.visitor().post('users/login', { email: 'hoa@x.vn', password: 'x'.repeat(200_000) })).status).toBe(400)
})

test('register: ignores a role, an id and a verified e-mail in the body', async () => {
  const extra = {
    role: 'admin',
    isAdmin: true,
    _id: 'usr_1',
    emailVerified: true,
    createdAt: '2020-01-01T00:00:00Z',
    blockedAt: null,
    addresses: [{}],
  }
  const { json } = await register({ username: 'extra', email: 'extra@x.vn', ...extra })
  expect(json.data).toMatchObject({ role: 'customer', emailVerified: false, addresses: [] })
  expect(json.data._id).not.toBe('usr_1')
  expect(json.data.createdAt).not.toBe(extra.createdAt)
})

test('register: limits registrations to twenty per IP in an hour', async () => {
  const usual = await openTestShop({ RATE_LIMIT_PER_MINUTE: '600' })
  const answers = []
  for (let n = 0; n < 22; n++)
    answers.push(await usual.visitor('vi', '192.0.2.1').post('users/register', { username: `u${n}`, email: `u${n}@x.vn`, password }))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers[21]).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  expect(Number(answers[21]?.headers['retry-after'])).toBeGreaterThan(0)
  expect(await usual.db.$count(schema.users)).toBe(20)
  await usual.close()
})
