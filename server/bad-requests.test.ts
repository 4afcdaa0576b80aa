import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ErrorCode, errorMessages, Failure } from '../contract/errors.ts'
import { chooseLanguage, type Language } from '../contract/language/language.schema.ts'
import { type CheckoutFixture, openCheckoutFixture } from './testing/checkout-fixture.ts'
import { signInAdmin, signUp } from './testing/users-fixture.ts'

/**
 * Sends malformed bodies of every kind to every route of the OpenAPI document, as every role: no response is a 5xx, and
 * every refusal follows the contract, in the caller's language.
 */
let checkout: CheckoutFixture
let routes: Route[]
const cookies: Record<string, string> = {}

type Route = { method: string; path: string }
type Sent = { what: string; payload?: string | Buffer; headers?: Record<string, string>; path?: (path: string) => string }

/** Endless streams, for callers that may read them. */
const endless = ['/api/admin/events', '/api/orders/{id}/events']
/** They end the sessions that the other routes need. */
const last = ['/api/users/logout', '/api/users/sessions']

const secret = 'mot bi mat du dai cho hang van chuyen'

beforeAll(async () => {
  checkout = await openCheckoutFixture({
    BANK_WEBHOOK_SECRET: secret,
    GHN_WEBHOOK_TOKEN: secret,
    GHTK_WEBHOOK_TOKEN: secret,
    VIETTELPOST_WEBHOOK_TOKEN: secret,
  })
  const jar = ({ cookies }: { cookies: Map<string, string> }) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  cookies.customer = jar((await signUp(checkout)).visitor)
  cookies.admin = jar(await signInAdmin(checkout))
  const described = (checkout.app as unknown as { swagger(): { paths: Record<string, object> } }).swagger()
  routes = Object.entries(described.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })))
    .sort((one, other) => Number(last.includes(one.path)) - Number(last.includes(other.path)))
})
afterAll(() => checkout.close())

const json = { 'content-type': 'application/json' }
const deep = (opening: string, count: number) => opening.repeat(count)

const bodies: Sent[] = [
  { what: 'no body, no type' },
  { what: 'no body of JSON', headers: json },
  { what: 'half a JSON', payload: '{"a":', headers: json },
  { what: 'a comma too many', payload: '{"a":1,}', headers: json },
  { what: 'a byte order mark', payload: '\ufeff{}', headers: json },
  { what: 'two documents', payload: '{}{}', headers: json },
  { what: 'no UTF-8', payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), headers: json },
  { what: 'a number', payload: '5', headers: json },
  { what: 'null', payload: 'null', headers: json },
  { what: 'a text', payload: '"x"', headers: json },
  { what: 'a list', payload: '[]', headers: json },
  { what: 'nothing in it', payload: '{}', headers: json },
  { what: 'a prototype', payload: '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}', headers: json },
  { what: '2,000 lists in one another', payload: deep('[', 2_000) + deep(']', 2_000), headers: json },
  { what: '100,000 lists in one another', payload: deep('[', 100_000) + deep(']', 100_000), headers: json },
  { what: '40,000 objects in one another', payload: deep('{"a":', 40_000), headers: json },
  { what: '65 lists inside a field', payload: `{"a":${deep('[', 65)}${deep(']', 65)}}`, headers: json },
  { what: 'text/plain', payload: '{"quantity":-5}', headers: { 'content-type': 'text/plain' } },
  { what: 'JSON with a tab in its type', payload: '{"quantity":-5}', headers: { 'content-type': 'application/json\ta' } },
  { what: 'a form', payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { what: 'a form without a boundary', payload: '--x', headers: { 'content-type': 'multipart/form-data' } },
  {
    what: 'a form cut off',
    payload: '--x\r\nContent-Disposition: form-data',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  { what: 'a body without a type', payload: '{}', headers: { 'content-type': '' } },
  { what: 'too much', payload: `"${'x'.repeat(300 * 1024)}"`, headers: json },
]

const query = (text: string) => (path: string) => `${path}?${text}`
/** Replaces every path parameter. */
const named = (text: string) => (path: string) => path.replaceAll(/\{\w+\}/g, text)

const addresses: Sent[] = [
  { what: 'unreadable query', path: query('page=%ff&query=%c0%ae') },
  { what: 'a NUL in the query', path: query('page=1&query=%00') },
  { what: 'half an emoji', path: query('query=%F0%9F&sort=%ED%A0%80') },
  {
    what: 'parameters twice',
    path: query('page=1&page=2&limit=3&limit=4&query=a&query=b&sort=newest&sort=x&token=a&token=b&lang=vi&lang=en'),
  },
  { what: 'parameters as lists', path: query('page[]=1&limit[x]=2&query[]=a&token[$gt]=') },
  { what: 'numbers that are none', path: query('page=-1&limit=1e9&min=NaN&max=Infinity&from=x&to=0x10') },
  { what: 'large numbers', path: query('page=9007199254740993&limit=2147483648&min=1e309&max=99999999999999999999') },
  { what: 'SQL', path: query("query=' OR 1=1--&sort=;select pg_sleep(5)&status=$1&category=\\".replaceAll(' ', '%20')) },
  { what: 'dates that are none', path: query('from=0000-00-00&to=99999-99-99&at=2026-02-30') },
  { what: 'a language that is none', path: query('lang=%27%22&lng=xx') },
  { what: 'a name of 101 characters', path: named('x'.repeat(101)) },
  { what: 'a name of 3,000 characters', path: named('x'.repeat(3_000)) },
  { what: 'a name of 5,000 characters', path: named('x'.repeat(5_000)) },
  { what: 'a name that climbs', path: named('..%2f..%2fetc%2fpasswd') },
  { what: 'a NUL for a name', path: named('%00') },
  { what: 'a name that is no UTF-8', path: named('%ff') },
  { what: 'a percent sign', path: named('%') },
  { what: 'SQL for a name', path: named("'%20OR%201=1--") },
  { what: 'emoji for a name', path: named('%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7') },
]

const heads: Sent[] = [
  { what: 'cookies that cannot be read', headers: { cookie: 'session=%ff; guest=%E0%A4%A; lng=%; =; a; ;;=x; session="' } },
  { what: 'two sessions', headers: { cookie: 'session=a; session=b; guest=a; guest=b; lng=vi; lng=en' } },
  { what: '100 cookies', headers: { cookie: Array.from({ length: 100 }, (_, n) => `c${n}=${n}`).join('; ') } },
  { what: 'a session of the right length', headers: { cookie: `session=${'A'.repeat(43)}; guest=${'_'.repeat(43)}` } },
  { what: 'odd languages', headers: { 'accept-language': 'xx;q=99,*;q=x,,;;vi-' } },
  { what: 'an odd key', headers: { 'idempotency-key': 'a, b\u00e9' } },
  { what: 'odd origins', headers: { referer: 'http://[', 'user-agent': '\u00ff'.repeat(2_000), range: 'bytes=9-1', 'if-none-match': '*' } },
  { what: 'an odd host', headers: { host: '[', 'x-forwarded-host': '[', forwarded: 'for="' } },
]

async function failuresOf(who: 'visitor' | 'customer' | 'admin', sent: Sent[], among = routes): Promise<string[]> {
  const language: Language = who === 'customer' ? 'en' : 'vi'
  const failures: string[] = []
  let clients = 0
  for (const { method, path } of among) {
    if (who !== 'visitor' && endless.includes(path)) continue
    for (const { what, payload, headers = {}, path: change } of sent) {
      // A new IP per request: other tests cover the limits by IP.
      const remoteAddress = `10.9.${(++clients >> 8) & 255}.${clients & 255}`
      const url = named('x_1')(change ? change(path) : path)
      const started = performance.now()
      const response = await checkout.app.inject({
        ...{ method: method as 'GET', url, remoteAddress },
        headers: { 'accept-language': language, ...(cookies[who] ? { cookie: cookies[who] } : {}), ...headers },
        ...(payload === undefined ? {} : { payload }),
      })
      const wrong = wrongIn(
        response,
        chooseLanguage({ acceptLanguage: headers['accept-language'] ?? language }),
        performance.now() - started,
      )
      if (wrong) failures.push(`${method} ${path}, ${what}: ${response.statusCode}, ${wrong}`)
    }
  }
  return failures
}

function wrongIn({ statusCode, body }: { statusCode: number; body: string }, language: Language, ms: number): string | null {
  if (ms > 2_000) return `after ${Math.round(ms)} ms`
  if (statusCode < 400) return null
  if (statusCode >= 500) return body
  const parsed = JSON.parse(body) as { message: unknown }
  // The message of a review's refusal is one level deeper.
  const failure = Failure.safeParse(typeof parsed.message === 'object' ? parsed.message : parsed)
  if (!failure.success) return `not the contract's shape: ${body}`
  const { message, code } = failure.data
  return errorMessages[code as ErrorCode]?.[language] === message ? null : `not in the caller's language: ${body}`
}

describe('bad-requests: an unreadable request', () => {
  it.each(['visitor', 'customer', 'admin'] as const)('is refused to a %s, in their language', { timeout: 240_000 }, async (who) => {
    expect(routes.length).toBeGreaterThan(190)
    const writing = routes.filter(({ method }) => method !== 'GET')
    expect(await failuresOf(who, who === 'admin' ? bodies : bodies.slice(0, 14), writing)).toEqual([])
  })

  it.each(['visitor', 'admin'] as const)('is refused to a %s if the URL is malformed', { timeout: 240_000 }, async (who) => {
    expect(await failuresOf(who, addresses)).toEqual([])
  })

  it('is refused if a header is malformed', { timeout: 240_000 }, async () => {
    expect(await failuresOf('visitor', heads)).toEqual([])
  })
})

describe('bad-requests: nested JSON', () => {
  const send = (payload: string, url = '/api/payments/momo/callback') =>
    checkout.app.inject({ method: 'POST', url, payload, headers: json })

  it('is read up to 64 levels, not counting brackets in strings', async () => {
    expect((await send(deep('[', 64) + deep(']', 64))).json().code).toBe('invalid_input')
    expect((await send(JSON.stringify({ a: '[{'.repeat(1_000), '\\"[[': '\\' }))).json().code).toBe('invalid_input')
    expect((await send(deep('[', 65) + deep(']', 65))).json().code).toBe('malformed_body')
  })

  it.each(['/api/payments/momo/callback', '/api/payments/bank/callback', '/api/shipments/hooks/ghn', '/api/users/login'])(
    'is refused within 200 ms of CPU time at %s, 100,000 levels deep',
    async (url) => {
      for (const payload of [deep('[', 100_000), deep('{"a":', 50_000), deep('[', 100_000) + deep(']', 100_000)]) {
        const started = process.threadCpuUsage()
        expect([400, 413]).toContain((await send(payload, url)).statusCode)
        expect(process.threadCpuUsage(started).user).toBeLessThan(200_000)
      }
    },
  )
})
