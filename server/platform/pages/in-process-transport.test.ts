import { expect, test } from 'vitest'
import { textResponse } from '../../../contract/pages/buffered-response.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { createRenderMeta } from './page-headers.ts'

const context = { language: 'vi' as const, publicUrl: 'http://shop.test', caller: null }

/** An app that gives every call the same response. */
function house(statusCode: number, headers: Record<string, string>, meta = createRenderMeta()) {
  const app = { inject: async () => ({ statusCode, headers, payload: '{}' }) }
  return inProcessTransport(app as never, { ...context, meta })
}

test('in-process-transport: passes Retry-After to the page of a refused user', async () => {
  const response = await house(429, { 'content-type': 'application/json', 'retry-after': '540' })('/api/users/login', {
    method: 'POST',
    body: {},
  })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('540')
})

test('in-process-transport: passes no other header', async () => {
  const response = await house(200, { 'content-type': 'application/json', 'x-secret': '1' })('/api/settings')
  expect(response.headers.get('x-secret')).toBeNull()
})

test('in-process-transport: reports a failed call, so that an incomplete page is not cached', async () => {
  const meta = createRenderMeta()
  await house(404, {}, meta)('/api/products/slug/none')
  expect(meta.failed).toBeUndefined()
  await house(503, {}, meta)('/api/categories')
  expect(meta.failed).toBe(true)
})

test('in-process-transport: a page built from cached responses is invalidated with them, and not cached if one of them failed', async () => {
  const meta = createRenderMeta()
  const cachedResponse = async (path: string) => ({
    response: textResponse('{}', { status: path === '/api/tags' ? 503 : 200 }),
    tags: [`shows:${path}`, 'availability'],
  })
  const transport = inProcessTransport({ inject: () => expect.unreachable('it is kept') } as never, {
    ...context,
    meta,
    cachedResponse,
  })
  await transport('/api/products')
  await transport('/api/stores')
  expect([...meta.tags]).toEqual(['shows:/api/products', 'availability', 'shows:/api/stores'])
  expect(meta.failed).toBeUndefined()
  await transport('/api/tags')
  expect(meta.failed).toBe(true)
})

test('in-process-transport: a public read is called directly, a personal one as a request', async () => {
  const meta = createRenderMeta()
  const app = { inject: async () => ({ statusCode: 200, headers: {}, payload: '"by request"' }) }
  const reads = async (path: string) => (path === '/api/tags' ? { status: 200, json: '"directly"', tags: ['a'] } : undefined)
  const transport = inProcessTransport(app as never, { ...context, meta, reads })
  expect(await (await transport('/api/tags')).json()).toBe('directly')
  expect([...meta.tags]).toEqual(['a'])
  expect(await (await transport('/api/tags', { personal: true })).json()).toBe('by request')
  expect(await (await transport('/api/other')).json()).toBe('by request')
})
