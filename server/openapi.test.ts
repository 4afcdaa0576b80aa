import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationSummaries } from './areas/operation-summaries.ts'
import { openTestShop, type TestShop } from './testing/shop-fixture.ts'

type Operation = {
  operationId: string
  summary: string
  security: object[]
  parameters?: { in: string; name: string }[]
  responses: Record<string, { content?: object }>
}
let shop: TestShop
let operations: [string, Operation][]
beforeAll(async () => {
  const secret = 'mot bi mat du dai cho hang van chuyen'
  const hooks = { BANK_WEBHOOK_SECRET: secret, GHN_WEBHOOK_TOKEN: secret, GHTK_WEBHOOK_TOKEN: secret, VIETTELPOST_WEBHOOK_TOKEN: secret }
  shop = await openTestShop(hooks)
  const { paths } = (await shop.visitor().get('openapi.json')).json as { paths: Record<string, Record<string, Operation>> }
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
  )
})
afterAll(() => shop.close())

test('openapi: every call has a summary in operation-summaries.ts, and no summary is left over', () => {
  const names = operations.map(([name]) => name)
  expect(names.filter((name) => !operationSummaries.get(name))).toEqual([])
  // Only where a wallet is connected.
  const optional = ['POST /api/payments/momo/callback', 'POST /api/payments/momo/return', 'POST /api/payments/momo/initiate']
  expect([...operationSummaries.keys()].filter((name) => !names.includes(name) && !optional.includes(name))).toEqual([])
})

test('openapi: every call has an id of its own, a success, and the refusals it can get', () => {
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length)
  for (const [name, { responses, security, parameters = [] }] of operations) {
    const statuses = Object.keys(responses)
    expect([name, statuses.some((status) => status.startsWith('2') || status.startsWith('3'))]).toEqual([name, true])
    expect([name, statuses.includes('429')]).toEqual([name, true])
    if (security.length > 0) expect([name, statuses.includes('401')]).toEqual([name, true])
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    expect([name, parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)]).toEqual([name, inPath])
  }
})

test('openapi: says who needs a session as the routes do', async () => {
  const visitor = shop.visitor()
  const wrong: string[] = []
  for (const [name, { security }] of operations) {
    const [method = '', path = ''] = name.split(' ')
    const { status } = await shop.app
      .inject({ method: method as 'GET', url: path.replace(/\{\w+\}/g, 'x'), remoteAddress: visitor.ip })
      .then(({ statusCode }) => ({ status: statusCode }))
    if (security.length > 0 && status !== 401) wrong.push(`${name}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('openapi: the document is written once, and compressed and revalidated like a page', async () => {
  const get = (url: string, headers = {}) => shop.app.inject({ url, headers, remoteAddress: shop.visitor().ip })
  const plain = await get('/api/openapi.json')
  const packed = await get('/api/openapi.json', { 'accept-encoding': 'br' })
  expect([packed.headers['content-encoding'], brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)]).toEqual(['br', true])
  expect(packed.headers).toMatchObject({ etag: plain.headers.etag, vary: 'Accept-Encoding' })
  expect((await get('/api/openapi.json', { 'if-none-match': plain.headers.etag })).statusCode).toBe(304)
  for (const copy of ['/api/docs/json', '/api/docs/yaml']) {
    const { statusCode, headers } = await get(copy)
    expect([copy, statusCode, headers.location]).toEqual([copy, 308, '/api/openapi.json'])
  }
  expect((await get('/api/docs/')).body).toContain('swagger-ui')
})
