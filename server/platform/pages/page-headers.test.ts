import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

const config = { secure: true, google: { clientId: undefined } } as unknown as Parameters<typeof pageHeaders>[1]

test.each([
  ['text/x-script', 'text/x-script; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['application/json; charset=utf-8', 'application/json; charset=utf-8'],
])('page-headers: the type %s is sent as %s', (type, sent) => {
  expect(pageHeaders(new Response('', { headers: { 'content-type': type } }), config)['content-type']).toBe(sent)
})
