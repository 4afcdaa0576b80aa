/**
 * Searches that no cache has, from many connections without pause. They come from a process of their own: the requests that the bench
 * times must not wait for those that it only counts.
 */
import { fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../../web/app/paths.ts'
import { seededRandom } from '../fill/seeded-random.ts'

export type Reply = { status: number; retryAfter: string | undefined; ms: number }

type Client = { agent: Agent; pick: ReturnType<typeof seededRandom> }

/** Fetches a URL as one of many callers; status 0 if there was no response. */
export function fetchPath(url: string, { agent, pick }: Client): Promise<Reply> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string) => resolve({ status, retryAfter, ms: performance.now() - begun })
    const headers = { 'x-forwarded-for': `10.9.${pick.number(0, 255)}.${pick.number(1, 254)}` }
    get(url, { agent, headers, timeout: 60_000 }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0, response.headers['retry-after']))
      response.on('error', () => done(0))
    }).on('error', () => done(0))
  })
}

type Flood = { url: string; seconds: number; connections: number }

/** `lastSentAt` is the time at which the senders began nothing new, in milliseconds since the epoch. */
type Flooded = { replies: Reply[]; lastSentAt: number }

/** Sends a flood from another process. */
export function sendFlood(flood: Flood): Promise<Flooded> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [JSON.stringify(flood)], { serialization: 'advanced' })
    child.once('message', (flooded) => resolve(flooded as Flooded))
    child.once('exit', (code) => reject(new Error(`the flood ended with ${code}`)))
  })
}

const words = ['đầm', 'yếm', 'áo', 'quần', 'hoa', 'xanh', 'đỏ', 'bé gái', 'linen', 'thêu', 'mũ', 'váy', 'tết', '3 tuổi', 'size 2']

async function flood({ url, seconds, connections }: Flood): Promise<Flooded> {
  const pick = seededRandom(11)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const replies: Reply[] = []
  let isOver = false
  const senders = Array.from({ length: connections }, async () => {
    while (!isOver)
      replies.push(await fetchPath(`${url}${paths.search(`${pick.one(words)} ${pick.one(words)} ${replies.length}`)}`, { agent, pick }))
  })
  await setTimeout(seconds * 1_000)
  isOver = true
  const lastSentAt = Date.now()
  await Promise.race([Promise.all(senders), setTimeout(65_000)])
  return { replies, lastSentAt }
}

if (process.argv[1] === import.meta.filename) {
  const flooded = await flood(JSON.parse(process.argv[2] ?? '') as Flood)
  process.send?.(flooded, () => process.exit())
}
