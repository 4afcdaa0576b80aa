import { expect, test } from 'vitest'
import { logOptions, maskedUrl } from './request-log.ts'

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
