import { type APIRequestContext, request as requests } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/app/routes.ts'
import { baseURL } from '../playwright.config.ts'
import { adminCredentials } from '../support/admin.ts'
import { password } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

/**
 * Requests and posts malformed input to every page of the site map: as a guest, a customer and an admin. No response is an
 * unexpected 5xx, and each refusal is a page in the caller's language.
 */
const all = (routes as RouteConfigEntry[]).flatMap((entry) => pathsOf(entry))
/** Come last: what follows them is seen by a guest. */
const [pages, signOutPages] = [false, true].map((isLast) => all.filter((path) => path.endsWith('/logout') === isLast)) as [
  string[],
  string[],
]

/** The path of each page, with its parameters filled in. */
function pathsOf({ path = '', index, children = [] }: RouteConfigEntry, parent = ''): string[] {
  const own = `${parent}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
  const named = own.replace(/:\w+\??/g, 'x_1').replace('*', 'khong-co/trang')
  const below = children.flatMap((child) => pathsOf(child, own))
  return index || path ? [...new Set([named, ...below])] : below
}

type Posted = { what: string; data?: string | Buffer; type?: string; expected?: number[] }

/** These pages have no form fields: pressing the button is the whole input. */
const formless = ['/logout', '/my-account/logout', '/unsubscribe/x_1', '/unsubscribe/alerts/x_1']

const form = 'application/x-www-form-urlencoded'
const part = (name: string, more = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nx\r\n`

const onlyType = [415]
const refused = [400, 401, 403, 404, 405]
const posts: Posted[] = [
  { what: 'no body and no type', expected: refused },
  { what: 'text', data: 'x', type: 'text/plain', expected: onlyType },
  { what: 'JSON', data: '{"email":"a@x.vn"}', type: 'application/json', expected: onlyType },
  { what: 'JSON nested deep', data: '['.repeat(100_000), type: 'application/json', expected: onlyType },
  { what: 'a type with a tab', data: 'email=a', type: `${form}\ta`, expected: [400, 415] },
  { what: 'multipart without a boundary', data: '--x', type: 'multipart/form-data', expected: refused },
  { what: 'multipart cut off', data: part('email').slice(0, -9), type: 'multipart/form-data; boundary=b', expected: refused },
  { what: 'an empty form', data: '', type: form },
  { what: 'an intent that is none', data: '__intent__={bad', type: form, expected: refused },
  { what: 'a state that is none', data: '__state__={bad&__intent__={"type":"update","payload":{}}', type: form, expected: refused },
  { what: 'fields twice', data: 'email=a&email=b&intent=save&intent=remove', type: form, expected: refused },
  { what: 'fields inside fields', data: 'email.toString=a&a[0].b=c&email=b', type: form, expected: refused },
  { what: 'a prototype', data: '__proto__.admin=1&constructor=1', type: form, expected: refused },
  { what: 'names of every object', data: 'toString=1&valueOf=2&hasOwnProperty=3&then=4&constructor=5', type: form },
  { what: 'a NUL and half an emoji', data: 'email=%00&password=%ed%a0%80&fullName=%ff&intent=%00&itemId=%00&code=%00', type: form },
  { what: 'a field of 200 kB', data: `email=${'x'.repeat(200_000)}`, type: form },
  { what: '20,000 fields', data: Array.from({ length: 20_000 }, (_, n) => `f${n}=`).join('&'), type: form, expected: refused },
  {
    what: 'a file for a text',
    data: `${part('email', '; filename="a.png"\r\nContent-Type: image/png')}--b--\r\n`,
    type: 'multipart/form-data; boundary=b',
    expected: refused,
  },
  { what: '300 kB', data: Buffer.alloc(300 * 1024, 97), type: form, expected: [413] },
]

/** Signed-in users reach more pages; the parsing of their forms is the same. */
const few = posts.filter(({ what }) => /^(no body|an empty|an intent|fields|names|a NUL)/.test(what))

const queries = [
  'next=%C4%91&token=%C4%91&query=%C4%91&color=%C4%91&size=%C4%91',
  'next=/%C4%91&order=%2F&orderId=%22&resultCode=0',
  'page=-1&limit=1e9&min=NaN&max=99999999999999999999&sort=x&status=;',
  'page=1&page=2&lng=xx&lng=&token=a&token=b&next=/a&next=//evil.example&query=a&query=b',
  'page[]=1&__proto__=1&constructor=1&_routes=x&_data=x&index',
  'email=a%0d%0aSet-Cookie:x=1&next=/%0d%0ax',
  'query=%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7&category=..%2f..%2f',
  'query=%ff',
  'lng=%00',
]

const headers: Record<string, string>[] = [
  { cookie: 'session=%ff; guest=%E0%A4%A; lng=%; =; a; ;;=x; session="' },
  { cookie: Array.from({ length: 100 }, (_, n) => `c${n}=${n}`).join('; ') },
  { 'accept-language': 'xx;q=99,*;q=x,,;;vi-', referer: 'http://[', 'user-agent': '\u00ff', 'if-none-match': '*' },
]

type Wrong = string | null

async function send(
  client: APIRequestContext,
  method: string,
  path: string,
  { data, type }: Partial<Posted>,
  more = {},
): Promise<ServerResponse> {
  const response = await client.fetch(path, {
    method,
    maxRedirects: 0,
    headers: { accept: 'text/html', ...(type === undefined ? {} : { 'content-type': type }), ...more },
    ...(data === undefined ? {} : { data: Buffer.from(data) }),
  })
  return { status: response.status(), text: await response.text(), headers: response.headers() }
}

type ServerResponse = { status: number; text: string; headers: Record<string, string> }

function wrongIn({ status, text, headers }: ServerResponse, expected: number[] | undefined, language: string): Wrong {
  if (status >= 500) return `${status}`
  if (expected && !expected.includes(status) && !(status >= 300 && status < 400)) return `${status}, not ${expected}`
  if (status < 400 || !text) return null
  const isPage = headers['content-type']?.startsWith('text/html') && text.includes('<html') && text.includes('<h1')
  if (!isPage) return `${status} without a page: ${text.slice(0, 100)}`
  return text.includes(`<html lang="${language}"`) ? null : `${status} in another language`
}

/** Some pages at a time: while the shop renders one, the response of another is read. */
async function onEachOf(paths: string[], look: (path: string) => Promise<void>): Promise<void> {
  const left = paths.toReversed()
  const takeNext = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await look(path)
  }
  await Promise.all([takeNext(), takeNext(), takeNext()])
}

async function tryAll(client: APIRequestContext, language: string, sent = posts, requested = queries): Promise<string[]> {
  const wrong: string[] = []
  const note = (what: string, found: Wrong) => found && wrong.push(`${what}: ${found}`)
  const sendAll = async (path: string) => {
    for (const posted of sent) {
      const expected = formless.includes(path) && posted.expected !== onlyType ? undefined : posted.expected
      note(`POST ${path}, ${posted.what}`, wrongIn(await send(client, 'POST', path, posted), expected, language))
    }
    for (const query of requested)
      note(`GET ${path}?${query}`, wrongIn(await send(client, 'GET', `${path}?${query}`, {}), undefined, language))
  }
  const seeWhoAmI = async () => (await client.get('/api/users/me')).status()
  const before = await seeWhoAmI()
  await onEachOf(pages, sendAll)
  expect(await seeWhoAmI(), 'nobody is signed out by another page').toBe(before)
  await onEachOf(signOutPages, sendAll)
  return wrong
}

test('malformed requests: of a guest are refused, never fail', async ({ request }) => {
  test.setTimeout(300_000)
  expect(all.length).toBeGreaterThan(70)
  expect(await tryAll(request, 'vi')).toEqual([])
  const wrong: string[] = []
  await onEachOf(all, async (path) => {
    for (const head of headers) {
      const { status } = await send(request, 'GET', path, {}, head)
      if (status >= 500) wrong.push(`${path} ${JSON.stringify(head).slice(0, 80)}: ${status}`)
    }
  })
  expect(wrong).toEqual([])
})

test('malformed requests: of a customer are refused, never fail', async ({ request }) => {
  test.setTimeout(300_000)
  const data = { username: `thu${Date.now()}`, email: `thu.sai.${Date.now()}@example.com`, password }
  expect((await request.post('/api/users/register', { data })).status()).toBe(201)
  expect(await tryAll(request, 'vi', few, queries.slice(0, 3))).toEqual([])
})

test('malformed requests: of an admin are refused, never fail, in English', async () => {
  test.setTimeout(300_000)
  const client = await requests.newContext({ baseURL, extraHTTPHeaders: { 'accept-language': 'en' } })
  expect((await client.post('/api/users/login', { data: adminCredentials })).status()).toBe(200)
  expect(await tryAll(client, 'en', few, queries.slice(0, 3))).toEqual([])
  await client.dispose()
})

test('sign-in: returns to a URL with Vietnamese letters', async ({ request }) => {
  const data = { username: `di${Date.now()}`, email: `di.tiep.${Date.now()}@example.com`, password }
  expect((await request.post('/api/users/register', { data })).status()).toBe(201)
  const there = await send(request, 'GET', '/login?next=/%C4%91%E1%BA%A7m', {})
  expect([there.status, there.headers.location]).toEqual([302, '/%C4%91%E1%BA%A7m'])
  await request.post('/api/users/logout')
  const body = new URLSearchParams({ name: data.email, password }).toString()
  const entered = await send(request, 'POST', '/login?next=/%C4%91%E1%BA%A7m', { data: body, type: form }, { origin: baseURL })
  expect([entered.status, entered.headers.location]).toEqual([302, '/%C4%91%E1%BA%A7m'])
  expect((await request.get('/api/users/me')).status()).toBe(200)
})
