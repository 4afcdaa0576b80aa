/**
 * `npm run fuzz [-- --count=20000 --seed=1]`: sends generated wrong requests to every API route and every page, as a visitor,
 * a customer and an admin. Fails with the requests that were answered with a 5xx or took longer than 200 ms.
 */
import { parseArgs } from 'node:util'
import { generateText, generateWrong, type JsonSchema, nastyTexts } from './generate-value.ts'
import { mutateExample } from './mutate-example.ts'
import { type FuzzShop, openFuzzShop } from './open-fuzz-shop.ts'
import { createRandom, type Random } from './random.ts'
import { type ApiTarget, apiTargets, type OpenApi, pageTargets, type Target } from './targets.ts'

const { values } = parseArgs({ options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } } })
const count = Number(values.count)
const seed = Number(values.seed)
const maxMs = 200
/** The machine may have been busy: a slow request is sent again after a pause, and its fastest run counts. */
const repeats = 6
const pauseMs = 200
const renewEvery = 250

type Role = 'visitor' | 'customer' | 'admin'
type Sent = { method: string; url: string; headers: Record<string, string>; payload?: string }
type Finding = { index: number; role: Role; sent: Sent; what: string }

const random = createRandom(seed)
const shop = await openFuzzShop()
const openApi = (shop.app as unknown as { swagger(): OpenApi }).swagger()
const targets: Target[] = [...apiTargets(openApi), ...(await pageTargets())]
const resolve = (ref: string): JsonSchema => openApi.components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {}
const findings: Finding[] = []
const statuses = new Map<number, number>()
const times: number[] = []

let cookies: Record<Role, string> = { visitor: '', customer: '', admin: '' }
let ids: string[] = []

async function renewSessions(shop: FuzzShop): Promise<void> {
  cookies = { visitor: '', customer: await shop.signUp(), admin: await shop.signInAdmin() }
}

/** Ids of existing rows, from the lists of the admin. */
async function collectIds(): Promise<string[]> {
  const found = new Set<string>()
  const lists = [
    'products?limit=30',
    'orders?limit=30',
    'users?limit=20',
    'categories',
    'collections',
    'images?limit=20',
    'discounts',
    'stores',
  ]
  for (const list of [...lists, 'locations', 'banner', 'shipments', 'reviews?limit=20']) {
    const { body } = await shop.app.inject({ url: `/api/${list}`, headers: { cookie: cookies.admin }, remoteAddress: shop.nextIp() })
    for (const [, value = ''] of body.matchAll(/"(?:_id|slug|orderNumber|code|name)":"([^"\\]{1,80})"/g)) found.add(value)
  }
  return [...found].slice(0, 600)
}

function createRequest(target: Target, random: Random, role: Role): Sent {
  const text = () => generateText({ random, ids })
  const path = target.path
    .replace(/\{\w+\}|:\w+\??|\*/g, () => encodeURIComponent(toWellFormed(text()).slice(0, 1_000)) || 'x')
    .replace(/^(?!\/)/, '/')
  const headers: Record<string, string> = {
    'accept-language': random.pick(['vi', 'en']),
    ...(cookies[role] ? { cookie: cookies[role] } : {}),
  }
  const query = new URLSearchParams()
  const names = target.kind === 'api' ? target.query : ['page', 'lng', 'next', 'token', 'query', 'sort', 'min']
  for (const name of names) if (random.chance(0.3)) query.append(name, toWellFormed(text()).slice(0, 2_000))
  const url = path + (query.size > 0 ? `?${query}` : '')
  if (target.method === 'GET') return { method: 'GET', url, headers }
  if (target.kind === 'page') {
    const form = new URLSearchParams()
    for (const name of [...target.fields, ...formNames]) if (random.chance(0.4)) form.append(name, toWellFormed(text()).slice(0, 20_000))
    return { method: 'POST', url, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, payload: form.toString() }
  }
  const json = {
    ...headers,
    'content-type': random.chance(0.97) ? 'application/json' : random.pick(['text/plain', 'multipart/form-data', 'a/b']),
  }
  if (random.chance(0.03))
    return { method: target.method, url, headers: json, payload: random.pick(['{"a":', '', 'null', '[', ...nastyTexts.slice(0, 8)]) }
  return {
    method: target.method,
    url,
    headers: json,
    payload: JSON.stringify(bodyFor(target, random)) ?? 'null',
  }
}

function bodyFor({ body, example }: ApiTarget, random: Random): unknown {
  if (example !== undefined && random.chance(0.5)) return mutateExample(example, { random, ids })
  return generateWrong(body ?? {}, { random, ids, resolve })
}

const formNames = [
  'email',
  'password',
  'fullName',
  'phone',
  'province',
  'ward',
  'street',
  'message',
  'quantity',
  'token',
  'code',
  'addressId',
]

function toWellFormed(text: string): string {
  return text.toWellFormed()
}

async function send(sent: Sent): Promise<{ status: number; ms: number; body: string }> {
  const started = performance.now()
  const response = await shop.app.inject({ ...sent, method: sent.method as 'GET', remoteAddress: shop.nextIp() })
  return { status: response.statusCode, ms: performance.now() - started, body: response.body }
}

async function check(index: number, role: Role, sent: Sent): Promise<void> {
  const first = await send(sent)
  statuses.set(first.status, (statuses.get(first.status) ?? 0) + 1)
  let ms = first.ms
  for (let again = 1; again < repeats && ms > maxMs; again++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    ms = Math.min(ms, (await send(sent)).ms)
  }
  times.push(ms)
  if (first.status >= 500) findings.push({ index, role, sent, what: `${first.status} ${first.body.slice(0, 200)}` })
  else if (ms > maxMs) findings.push({ index, role, sent, what: `${Math.round(ms)} ms` })
}

console.log(`• ${targets.length} targets, ${count} requests, seed ${seed}`)
const started = performance.now()
for (let index = 0; index < count; index++) {
  if (index % renewEvery === 0) {
    await renewSessions(shop)
    if (index % (renewEvery * 8) === 0) {
      ids = await collectIds()
      process.stdout.write(`  ${index} …\r`)
    }
  }
  // Every target in turn, so that none is left out.
  const target = targets[index % targets.length] as Target
  const role = random.pick(['visitor', 'customer', 'admin', 'admin'] as const)
  await check(index, role, createRequest(target, random, role))
}

times.sort((a, b) => a - b)
const at = (share: number) => `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)} ms`
console.log(`  in ${Math.round((performance.now() - started) / 1_000)} s: median ${at(0.5)}, 99 % ${at(0.99)}, slowest ${at(1)}`)
console.log(
  `  ${[...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')}`,
)
for (const { index, role, sent, what } of findings.slice(0, 40))
  console.error(`✗ ${index} ${role} ${sent.method} ${sent.url.slice(0, 200)}\n    ${what}\n    ${(sent.payload ?? '').slice(0, 400)}`)
await shop.close()
console.log(findings.length === 0 ? '\n  No request failed.\n' : `\n  ${findings.length} requests failed.\n`)
process.exit(findings.length === 0 ? 0 : 1)
