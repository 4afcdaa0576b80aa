import { expect, test } from 'vitest'
import { checkKeys } from './check-keys.ts'

const momo = { endpoint: 'https://momo.test', partnerCode: 'P', accessKey: 'A', secretKey: 'geheim-geheim' }
const responses = (status: number, body: object) => async () => Response.json(body, { status })

test.each([
  [{ resultCode: 42 }, 200, { kind: 'answered', partner: 'P', resultCode: 42 }],
  [{ resultCode: 13 }, 401, { kind: 'answered', partner: 'P', resultCode: 13 }],
  [{ error: 'x' }, 502, { kind: 'unreachable', reason: 'gateway-error' }],
])('check-keys: MoMo responses %j with %i', async (body, status, expected) => {
  expect(await checkKeys({ momo, sandbox: false }, responses(status, body))).toEqual(expected)
})

test('check-keys: without keys nobody is asked', async () => {
  const never = () => Promise.reject(new Error('asked'))
  expect(await checkKeys({ momo: null, sandbox: true }, never)).toEqual({ kind: 'sandbox' })
  expect(await checkKeys({ momo: null, sandbox: false }, never)).toEqual({ kind: 'none' })
})
