/**
 * `npm run bench:accounts [-- tries]`: whether responses give away which e-mails have an account, and what a crowd of sign-ins does
 * to the others. First wrong passwords and forgotten passwords in turn for known and unknown e-mails (500 each): statuses, bodies and
 * headers have to be equal, and the times so alike that guessing by them is right half the time (AUC 0.5 ± 0.05). Then 200 sign-ins at
 * once: an uncached list may take three times as long meanwhile. Exits with 1 if something does not hold.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createHttpClient } from '../support/http-client.ts'
import { percentile } from '../support/percentile.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { openTempPostgres } from '../support/temp-postgres.ts'

const tries = Number(process.argv[2] ?? 500)
/** Wrong passwords of one account over all IPs within a quarter of an hour: account-limits.ts. */
const triesPerAccount = 90
const dataDir = mkdtempSync(join(tmpdir(), 'memay-accounts-'))
const postgres = await openTempPostgres(54_386)
const shop = spawnShop({ port: 4_383, dataDir, databaseUrl: postgres.url, environment: { DEMO: '1' } })

function check(what: string, holds: boolean, detail: unknown): void {
  console.log(`${holds ? '✓' : '✗'} ${what}: ${detail}`)
  if (!holds) process.exitCode = 1
}

let ips = 0
type Reply = { ms: number; seen: string }

/** One call from an IP of its own; `seen`: what a stranger can compare. */
async function call(path: string, body: object): Promise<Reply> {
  const ip = `172.${16 + (++ips >> 16)}.${(ips >> 8) & 255}.${ips & 255}`
  const begun = performance.now()
  const response = await fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'vi', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const ms = performance.now() - begun
  const headers = [...response.headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${value}`)
  return { ms, seen: [response.status, text, ...headers].join('\n') }
}

/** The chance that a time of `one` is longer than one of `other`. */
function auc(one: readonly number[], other: readonly number[]): number {
  const wins = one.map((ms) => other.reduce((sum, each) => sum + (ms > each ? 1 : ms === each ? 0.5 : 0), 0))
  return wins.reduce((sum, each) => sum + each, 0) / (one.length * other.length)
}

async function compare(what: string, path: string, bodyOf: (email: string) => object, known: readonly string[]): Promise<void> {
  const replies: Record<'known' | 'unknown', Reply[]> = { known: [], unknown: [] }
  for (let index = 0; index < tries; index++) {
    const ofKnown = async () => replies.known.push(await call(path, bodyOf(known[index % known.length] ?? '')))
    const ofUnknown = async () => replies.unknown.push(await call(path, bodyOf(`nobody${index}@bench.vn`)))
    for (const send of index % 2 === 0 ? [ofKnown, ofUnknown] : [ofUnknown, ofKnown]) await send()
  }
  const seen = new Set([...replies.known, ...replies.unknown].map((reply) => reply.seen))
  check(`${what}: one response for all`, seen.size === 1, [...seen].map((text) => text.split('\n', 1)[0]).join(', '))
  const times = (of: readonly Reply[]) => of.map(({ ms }) => ms)
  const area = auc(times(replies.known), times(replies.unknown))
  const median = (of: readonly Reply[]) => Math.round(percentile(times(of), 0.5) * 10) / 10
  const detail = `AUC ${area.toFixed(3)}, median ${median(replies.known)} ms known, ${median(replies.unknown)} ms unknown`
  check(`${what}: times tell nothing`, Math.abs(area - 0.5) <= 0.05, detail)
}

/** Latencies of a list that no cache has, until it is over. */
async function readLists(isOver: () => boolean): Promise<number[]> {
  const ms: number[] = []
  while (!isOver()) {
    const begun = performance.now()
    const response = await fetch(`${shop.url}/api/products?limit=24&max=${1_000_000 + ips++}`)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`a list was answered with ${response.status}`)
    ms.push(performance.now() - begun)
    await setTimeout(5)
  }
  return ms
}

async function readFor(ms: number): Promise<number[]> {
  const end = Date.now() + ms
  return readLists(() => Date.now() > end)
}

async function crowd(): Promise<void> {
  const quiet = await readFor(6_000)
  let isOver = false
  const beside = readLists(() => isOver)
  const statuses = new Map<number, number>()
  for (const end = Date.now() + 8_000; Date.now() < end; ) {
    const signIns = Array.from({ length: 200 }, async (_, index) => {
      const client = createHttpClient()
      const response = await client.send('POST', `${shop.url}/api/users/login`, {
        email: `crowd${index}@bench.vn`,
        password: 'sai roi nhe',
      })
      const status = response?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
    await Promise.all(signIns)
  }
  isOver = true
  const busy = await beside
  // Before and after: other work on the machine comes and goes.
  quiet.push(...(await readFor(6_000)))
  const [was, is] = [percentile(quiet, 0.99), percentile(busy, 0.99)]
  const isServed = [...statuses.keys()].every((status) => status === 401 || status === 503)
  check(
    '200 sign-ins at once: 401, or 503 with Retry-After',
    isServed,
    [...statuses].map(([status, count]) => `${count} × ${status}`),
  )
  check('an uncached list beside them', is <= 3 * was, `p99 ${Math.round(is)} ms, ${Math.round(was)} ms without them`)
}

try {
  await shop.start()
  const known: string[] = []
  for (let index = 0; index < Math.ceil(tries / triesPerAccount) + 1; index++) {
    const email = `known${index}@bench.vn`
    const registration = { username: `known${index}`, email, password: 'mot mat khau dai cho bench' }
    const response = await createHttpClient().send('POST', `${shop.url}/api/users/register`, registration)
    if (response?.status !== 201) throw new Error(`no account: ${JSON.stringify(response)}`)
    known.push(email)
  }
  // The first calls of each route compile it.
  for (let index = 0; index < 20; index++) await call('/api/users/login', { email: `warm${index}@bench.vn`, password: 'sai roi nhe' })
  await compare('sign-in with a wrong password', '/api/users/login', (email) => ({ email, password: 'sai roi nhe' }), known)
  await compare('forgotten password', '/api/users/forgot-password', (email) => ({ email }), known)
  await crowd()
} finally {
  await shop.kill()
  postgres.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
