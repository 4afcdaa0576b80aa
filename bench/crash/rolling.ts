/**
 * `npm run bench:rolling [-- restarts] [drain seconds]`: two processes behind a small proxy that reads `ready` twice a second, like
 * Caddy in compose.large.yaml. While visitors read pages and put goods into carts without pause, each process is replaced in turn.
 * Prints the requests, and those that got no response or a 5xx; exits with 1 if there is one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createHttpClient } from '../support/http-client.ts'
import { percentile } from '../support/percentile.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { openTempPostgres } from '../support/temp-postgres.ts'

const [restarts = '6', drain = '3'] = process.argv.slice(2)
const visitors = 12
const paths = ['/', '/products', '/api/products?limit=24', '/api/categories', '/products?q=dam']
const dataDir = mkdtempSync(join(tmpdir(), 'memay-rolling-'))
const postgres = await openTempPostgres(54_393)
const processes = [4_392, 4_393].map((port) =>
  spawnShop({ port, dataDir, databaseUrl: postgres.url, environment: { DRAIN_SECONDS: drain, WORKER: 'off' } }),
)
type Upstream = { url: string; isReady: boolean }
const upstreams: Upstream[] = processes.map(({ url }) => ({ url, isReady: true }))
const agent = new Agent({ keepAlive: true, keepAliveMsecs: 15_000, maxSockets: 128 })
let turn = 0

/** Another process is tried only if none of the request can have arrived. */
function forward(request: IncomingMessage, response: ServerResponse, body: Buffer, isLast = false): void {
  const ready = upstreams.filter(({ isReady }) => isReady)
  const upstream = ready[turn++ % ready.length] ?? upstreams[0]
  if (!upstream) throw new Error('no upstream')
  const { method = 'GET', headers, url = '/' } = request
  const passed = send(`${upstream.url}${url}`, { method, headers, agent }, (from) => {
    response.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(response)
    from.on('error', () => response.destroy())
  })
  passed.on('error', (error: NodeJS.ErrnoException) => {
    upstream.isReady = false
    if (error.code === 'ECONNREFUSED' && !isLast) return forward(request, response, body, true)
    failures.push(`${method} ${url}: ${error.code ?? error.message}`)
    response.writeHead(502).end()
  })
  passed.end(body)
}

const failures: string[] = []
const proxy = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  forward(request, response, Buffer.concat(chunks))
})
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
const proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`

async function checkHealth(upstream: Upstream): Promise<void> {
  const response = await fetch(`${upstream.url}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  upstream.isReady = response?.ok ?? false
}

try {
  for (const shop of processes) await shop.start()
  const health = setInterval(() => void Promise.all(upstreams.map(checkHealth)), 500)
  let isOver = false
  const ms: number[] = []
  const refused = new Map<string, number>()
  const visits = Array.from({ length: visitors }, async (_, at) => {
    const client = createHttpClient()
    for (let index = at; !isOver; index++) {
      const begun = performance.now()
      const isWrite = index % 5 === 0
      const path = isWrite ? '/api/carts/coupon' : (paths[index % paths.length] ?? '/')
      const response = await client.send(isWrite ? 'POST' : 'GET', `${proxyUrl}${path}`, isWrite ? { code: 'NONE' } : undefined)
      ms.push(performance.now() - begun)
      if (response && response.status < 500) continue
      const what = `${response?.status ?? 'no response'} ${path}`
      refused.set(what, (refused.get(what) ?? 0) + 1)
    }
  })
  await setTimeout(2_000)
  for (let index = 0; index < Number(restarts); index++) {
    const shop = processes[index % processes.length]
    const code = await shop?.stop()
    if (code !== 0) failures.push(`a process ended with ${code}`)
    await shop?.start()
    await setTimeout(1_500)
  }
  isOver = true
  await Promise.all(visits)
  clearInterval(health)
  const lost = [...refused.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `${restarts} restarts with DRAIN_SECONDS=${drain}: ${ms.length} requests, ${lost} failed; p50 ${Math.round(percentile(ms, 0.5))} ms, p99 ${Math.round(percentile(ms, 0.99))} ms, longest ${Math.round(Math.max(...ms))} ms`,
  )
  for (const [what, count] of refused) console.log(`  ${count} × ${what}`)
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`)
  if (lost > 0 || failures.length > 0) process.exitCode = 1
} finally {
  for (const shop of processes) await shop.kill()
  proxy.close()
  await postgres.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
