import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from './platform/http/security-headers.ts'
import { versionText } from './platform/version.ts'
import { openTestShop, type TestShop } from './testing/shop-fixture.ts'
import { signInAdmin } from './testing/users-fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('app: reports that it is alive and ready', async () => {
  const anybody = shop.visitor()
  expect((await anybody.get('health/live')).status).toBe(200)
  expect((await anybody.get('health/ready')).json).toEqual({ status: 'ok', version: versionText() })
})

test("app: an undeclared route responds 404 in the caller's language", async () => {
  expect((await shop.visitor('en').get('nothing')).json).toEqual({ message: 'Not found.', code: 'not_found' })
  expect((await shop.visitor('vi').post('health/live', {})).status).toBe(404)
})

test('app: every response has the security headers', async () => {
  const { headers } = await shop.visitor().get('nothing')
  expect(headers['content-security-policy']).toContain("object-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual(['nosniff', 'strict-origin-when-cross-origin'])
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
})

test('app: a cross-site request cannot change anything', async () => {
  const evil = { origin: 'https://evil.test' }
  expect((await shop.visitor().post('health/live', {}, { headers: evil })).json.code).toBe('foreign_origin')
  expect((await shop.visitor().post('health/live', {}, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await shop.visitor().post('health/live', {}, { headers: { origin: 'null' } })).status).toBe(403)
})

test('app: no other site may read a response, asked beforehand or not', async () => {
  const headers = { origin: 'https://evil.test', 'access-control-request-method': 'PATCH' }
  const responses = [
    await shop.visitor().get('settings', { headers }),
    await shop.visitor().get('users/me', { headers }),
    await shop.app.inject({ method: 'OPTIONS', url: '/api/carts', headers }),
  ]
  for (const response of responses) expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

/** The raw response to these bytes. */
async function responseTo(bytes: string): Promise<string> {
  const { port } = shop.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let response = ''
  for await (const part of socket) response += part
  return response
}

test('app: a malformed HTTP request gets a usual refusal, and its connection is closed', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const twoLengths = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'
  for (const [bytes, status] of [
    ['hello\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['POST /api/users/login HTTP/1.1\r\nHost: x\r\nExpect: more\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{', 415],
    [twoLengths, 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const [head = '', body = ''] = (await responseTo(bytes)).split('\r\n\r\n')
    const headers = new Map(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
    )
    expect(Object.fromEntries(headers)).toMatchObject(securityHeaders(shop.config))
    expect([head.split(' ')[1], JSON.parse(body)]).toEqual([`${status}`, { message: expect.any(String), code: expect.any(String) }])
  }
})

test('app: no target of a request line fails, whatever a URL parser makes of it', async () => {
  const targets = [
    ...String.raw`/\[x /\ /\\ /\evil.test:99999/ /\x@y:z /\evil.test/admin //[x ///[ http://[/ http://\[x /a\..\b /;x /@x:y /?\[`.split(
      ' ',
    ),
    '*',
  ]
  for (const target of targets) {
    const response = await responseTo(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect([target, Number(response.split(' ')[1])]).toEqual([target, expect.toSatisfy((status: number) => status >= 200 && status < 500)])
  }
})

/** What a proxy in front may read as another number of requests. */
test.each([
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'],
  ['an unknown encoding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['two encodings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n'],
  ['a blank before the colon', 'Content-Length : 2\r\n\r\n{}'],
  ['a signed length', 'Content-Length: +2\r\n\r\n{}'],
  ['a line feed alone', 'Content-Length: 2\nX: 1\r\n\r\n{}'],
  ['a chunk with a line feed in its extension', 'Transfer-Encoding: chunked\r\n\r\n2;a\n{}\r\n0\r\n\r\n'],
])('app: a request with %s is refused once, and its connection is closed', async (_what, rest) => {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const received = await responseTo(`POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`)
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test.each(['/api/%00', '/api/%ff', '/api/x?y=%c0%ae'])('app: refuses an undecodable URL: %s', async (url) => {
  expect((await shop.visitor().get(url)).status).toBe(400)
})

test.each([
  ['users/login', { email: 'a\u0000b', password: 'x' }, 'email'],
  ['users/login', { email: 'a\ud800', password: 'x' }, 'email'],
  ['carts', { productId: 'prd_x', quantity: 1, color: 'x', size: 'a\u0000' }, 'size'],
  ['carts/discount', { code: 'a\u0000' }, 'code'],
  ['payments/checkout', { orderId: 'ord_x', token: '\udfff' }, 'token'],
] as const)('app: refuses text that the database cannot store, in every parser: %s %j', async (path, body, field) => {
  const { status, json } = await shop.visitor('en').post(path, body)
  expect(status).toBe(400)
  expect(json.issues).toEqual([{ path: field, message: 'It contains characters that cannot be used' }])
})

test.each(['\ufeff{}', '{', '{"a":1,}', '{}{}', ''])('app: refuses invalid JSON: %j', async (payload) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'content-type': 'application/json' },
    payload: Buffer.from(payload),
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().code).toBe('malformed_body')
})

test('app: a DELETE that names JSON as its type and sends nothing is read', async () => {
  const admin = await signInAdmin(shop)
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'content-type': 'application/json', cookie }
  const response = await shop.app.inject({ method: 'DELETE', url: '/api/tags/tag_x', headers })
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  const many = await shop.app.inject({ method: 'DELETE', url: '/api/products', headers })
  expect([many.statusCode, many.json().code]).toEqual([400, 'invalid_input'])
})

test.each([
  ['PATCH', 'orders/ord_x/payment'],
  ['GET', 'orders/user?page=0'],
  ['GET', 'orders/user/usr_x?page=0'],
  ['PATCH', 'users/usr_x'],
  ['POST', 'products'],
] as const)('app: checks the sign-in before the body: %s %s', async (method, path) => {
  const stranger = shop.visitor()
  const response =
    method === 'GET' ? await stranger.get(path) : await stranger[method === 'POST' ? 'post' : 'patch'](path, { paymentStatus: 5 })
  expect([response.status, response.json.code]).toEqual([401, 'sign_in_required'])
})

test('app: a request in progress during shutdown gets its response, and its connection closes afterwards', async () => {
  const slowly = async () => {
    await sleep(800)
    return new Response('page')
  }
  const closing = await openTestShop({}, { web: { handleWeb: slowly, cacheableUrl: () => null } })
  await closing.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = closing.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/my-account', agent }, resolve).on('error', reject)
  })
  await sleep(300)
  const closed = closing.close()
  expect((await response).resume().statusCode).toBe(200)
  await closed
  agent.destroy()
}, 40_000)
