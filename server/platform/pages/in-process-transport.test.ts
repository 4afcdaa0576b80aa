import { expect, test } from 'vitest'
import { inProcessTransport } from './in-process-transport.ts'
import { createRenderMeta } from './page-headers.ts'

const visit = { language: 'vi' as const, publicUrl: 'http://shop.test', caller: null }

/** A house that answers every call in the same way. */
function house(statusCode: number, headers: Record<string, string>, told = createRenderMeta()) {
  const app = { inject: async () => ({ statusCode, headers, rawPayload: Buffer.from('{}') }) }
  return inProcessTransport(app as never, { ...visit, meta: told })
}

test('a page made for somebody who was stopped knows when they may come back', async () => {
  const response = await house(429, { 'content-type': 'application/json', 'retry-after': '540' })('/api/users/login', {
    method: 'POST',
    body: {},
  })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('540')
})

test('nothing else of an answer travels with it', async () => {
  const response = await house(200, { 'content-type': 'application/json', 'x-secret': '1' })('/api/settings')
  expect([...response.headers.keys()]).toEqual(['content-type'])
})

test('a page learns that something could not be had, so that it is not kept without it', async () => {
  const told = createRenderMeta()
  await house(404, {}, told)('/api/products/slug/none')
  expect(told.failed).toBeUndefined()
  await house(503, {}, told)('/api/categories')
  expect(told.failed).toBe(true)
})

test('a page made of kept answers is forgotten together with them, and not kept where one of them failed', async () => {
  const told = createRenderMeta()
  const keptResponse = async (path: string) =>
    new Response('{}', { status: path === '/api/tags' ? 503 : 200, headers: { 'surrogate-key': `shows:${path} availability` } })
  const transport = inProcessTransport({ inject: () => expect.unreachable('it is kept') } as never, {
    ...visit,
    meta: told,
    cachedResponse: keptResponse,
  })
  await transport('/api/products')
  await transport('/api/stores')
  expect([...told.tags]).toEqual(['shows:/api/products', 'availability', 'shows:/api/stores'])
  expect(told.failed).toBeUndefined()
  await transport('/api/tags')
  expect(told.failed).toBe(true)
})
