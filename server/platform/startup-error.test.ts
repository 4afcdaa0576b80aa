import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { startupErrorMessage } from './startup-error.ts'

test.each([
  [new ConfigError('PORT is not a whole number'), 'PORT is not a whole number'],
  [Object.assign(new Error('listen EADDRINUSE: address already in use :::3000'), { code: 'EADDRINUSE' }), /^listen EADDRINUSE/],
  [Object.assign(new Error(''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [
    new Error('Failed query: CREATE SCHEMA\nparams: ', {
      cause: Object.assign(new Error('permission denied for database shop\nmore'), { code: '42501' }),
    }),
    'DATABASE_URL: permission denied for database shop',
  ],
])('startup-error: a problem the owner can fix is one line: %s', (error, line) => {
  expect(startupErrorMessage(error)).toMatch(line)
})

test('startup-error: a bug keeps its stack', () => {
  const wrongSql = Object.assign(new Error('syntax error'), { code: '42601' })
  for (const fault of [new TypeError('x is undefined'), new Error('Failed query: x', { cause: wrongSql })])
    expect(startupErrorMessage(fault)).toBeNull()
})
