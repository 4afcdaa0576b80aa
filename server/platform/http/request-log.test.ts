import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { anonymous } from './auth-guards.ts'
import { handleErrors } from './error-handler.ts'
import { AppError } from './errors.ts'
import { logFailure, maskedUrl } from './log-failure.ts'
import { logOptions, logRequests } from './request-log.ts'

test.each([
  ['/orders/ord_1?token=abc&x=1', '/orders/ord_1?token=***&x=1'],
  ['/api/orders/track?orderNumber=MM261121-7KQ4&phone=0912345678', '/api/orders/track?orderNumber=MM261121-7KQ4&phone=***'],
  ['/login?email=lan%40x.vn&next=/orders/ord_1?token=abc', '/login?email=***&next=***'],
  ['/login?next=%2Forders%2Ford_1%3Ftoken%3Dabc#x', '/login?next=***#x'],
  ['/api/users?page=2&query=0912+345&sort=newest', '/api/users?page=2&query=***&sort=newest'],
  ['/search?q=lan', '/search?q=***'],
  ['/search?%71=lan&E%6dail=lan@x.vn', '/search?%71=***&E%6dail=***'],
  ['/go?x=/orders/ord_1?token=abc', '/go?x=/orders/ord_1?token=***'],
  ['/products?quantity=2&unit=email', '/products?quantity=2&unit=email'],
  ['/reset-password/abc?x', '/reset-password/***?x'],
  ['/api/users/reset-password/abc', '/api/users/reset-password/***'],
  ['/gift/K7QW-ABCD-2345.data?x=1', '/gift/***?x=1'],
  ['/api/gift-receipts/K7QWABCD2345/exchanges', '/api/gift-receipts/***/exchanges'],
  ['/products/search/0912345678', '/products/search/***'],
])('request-log: secrets in URLs are not logged: %s', (url, masked) => {
  expect(maskedUrl(url)).toBe(masked)
})

const { err } = (logOptions({ logLevel: 'error' }) as { serializers: { err: (error: Error) => object } }).serializers
const failed = (cause: Error) => new Error('Failed query: insert into "users" values ($1)\nparams: canary@x.vn,$argon2id$canary', { cause })

test('request-log: queries and their values are not logged: a value may be a hash or an e-mail', () => {
  const logged = err(failed(new Error('null value in column "email"')))
  expect(logged).toMatchObject({ message: 'Failed query', cause: 'Error: null value in column "email"' })
  expect(JSON.stringify(logged)).not.toMatch(/canary|insert into/)
  // The location stays for debugging.
  expect(JSON.stringify(logged)).toContain('log.test.ts')
})

test('request-log: e-mails that a mail server quotes are masked', () => {
  const refusal = new Error("Can't send mail - all recipients were rejected: 550 5.1.1 <lan@x.vn>: user unknown")
  const logged = JSON.stringify(err(new Error(refusal.message, { cause: refusal })))
  expect(logged).not.toContain('lan@')
  expect(logged.match(/550 5\.1\.1 <\*\*\*@x\.vn>: user unknown/g)).toHaveLength(2)
})

test('request-log: an unavailable database is one line without a stack', () => {
  const logged = err(failed(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })))
  expect(logged).toMatchObject({ message: 'Failed query', cause: 'Error: connect ECONNREFUSED', stack: '' })
})

test('log: a terminal gets readable lines, everything else one JSON object a line', () => {
  expect(logOptions({ logLevel: 'info' }, true)).toMatchObject({ transport: { target: 'pino-pretty' } })
  expect(logOptions({ logLevel: 'info' }, false)).not.toHaveProperty('transport')
})

test('log: the line of a refused request names the reason, the user and the IP; that of another does not', async () => {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
  handleErrors(app)
  logRequests(app)
  app.decorateRequest('person', null as never)
  app.addHook('onRequest', async (request) => {
    request.person = { ...anonymous, userId: 'usr_1' }
  })
  app.get('/good', async () => 'good')
  app.get('/code', async () => {
    throw new AppError('wrong_second_code')
  })
  for (const url of ['/good', '/code?token=secret', '/nowhere']) await app.inject({ url, remoteAddress: '203.0.113.7' })
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  expect(answered[0]).not.toHaveProperty('ip')
  expect(answered[1]).toMatchObject({ status: 400, code: 'wrong_second_code', user: 'usr_1', ip: '203.0.113.7', url: '/code?token=***' })
  expect(answered[2]).toMatchObject({ status: 404, code: 'not_found', ip: '203.0.113.7' })
  await app.close()
})

test.each([
  ['/api/health/ready', 200, []],
  ['/api/health/ready', 503, [503]],
  ['/api/products', 200, [200]],
])('log: %s with %i', async (url, status, logged) => {
  const lines: string[] = []
  const app = fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
  logRequests(app)
  app.decorateRequest('person', null as never)
  app.get(url, (_request, reply) => reply.code(status).send(''))
  await app.inject({ url })
  const statuses = lines.map((line) => JSON.parse(line)).flatMap(({ msg, status: at }) => (msg === 'answered' ? [at] : []))
  expect(statuses).toEqual(logged)
  await app.close()
})

test('log: a failure without a request is one line of JSON, masked; readable on a terminal', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const error = new Error('no mail to lan@x.vn: https://memay.test/login?email=lan@x.vn&next=/orders/ord_1?token=abc')
  logFailure('a render thread failed', error, false)
  logFailure('a render thread failed', error, true)
  const [line, readable] = write.mock.calls.map(([text]) => String(text))
  write.mockRestore()
  expect(line?.endsWith('}\n')).toBe(true)
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 50, msg: 'a render thread failed', err: { type: 'Error' } })
  expect(readable).toMatch(/^a render thread failed: .*\n\s+at /s)
  for (const text of [line, readable]) expect(text).not.toMatch(/lan@|token=abc/)
})
