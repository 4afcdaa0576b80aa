/**
 * `npm run bench:health [-- connections] [seconds]`: response times of `/api/health/live` and `/api/health/ready`, first
 * without load, then while `connections` clients request pages without pause. Prints latencies; exits with 1 if a probe
 * fails.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { spawnShop } from '../support/spawn-shop.ts'

const [connections = '500', seconds = '20'] = process.argv.slice(2)
const paths = ['/', '/products', '/api/products?limit=24', '/api/categories', '/api/carts']
const dataDir = mkdtempSync(join(tmpdir(), 'memay-health-'))
const shop = spawnShop({ port: 4_397, dataDir, databaseUrl: '' })
/** A new connection for every probe, as monitors use. */
const probing = new Agent({ keepAlive: false })
const loading = new Agent({ keepAlive: true, maxSockets: Number(connections) })

/** The status of a response that was read to its end; 0 without a response. */
function fetchStatus(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(`${shop.url}${path}`, { agent, timeout: 30_000 }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    }).on('error', () => resolve(0))
  })
}

async function probe(path: string): Promise<{ ms: number[]; failed: number }> {
  const ms: number[] = []
  let failed = 0
  const end = Date.now() + Number(seconds) * 1_000
  while (Date.now() < end) {
    const begun = performance.now()
    const status = await fetchStatus(path, probing)
    ms.push(performance.now() - begun)
    if (status !== 200) failed += 1
    await setTimeout(100)
  }
  return { ms: ms.sort((one, other) => one - other), failed }
}

async function measure(load: string): Promise<void> {
  const probes = ['/api/health/live', '/api/health/ready']
  const measured = await Promise.all(probes.map(probe))
  for (const [index, { ms, failed }] of measured.entries()) {
    const at = (share: number) => Math.round((ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? Number.NaN) * 10) / 10
    console.log(
      `${load}: ${probes[index]} ${ms.length} probes, median ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms, ${failed} not 200`,
    )
    if (failed > 0) process.exitCode = 1
  }
}

try {
  await shop.start()
  for (const path of paths) await fetchStatus(path, probing)
  await measure('no load')
  let isOver = false
  let responses = 0
  const visitors = Array.from({ length: Number(connections) }, async (_, index) => {
    for (let turn = index; !isOver; turn++) if ((await fetchStatus(paths[turn % paths.length] ?? '/', loading)) > 0) responses += 1
  })
  await setTimeout(2_000)
  responses = 0
  const begun = performance.now()
  await measure(`${connections} connections`)
  console.log(`${Math.round((responses / (performance.now() - begun)) * 1_000)} responses a second meanwhile`)
  isOver = true
  loading.destroy()
  await Promise.race([Promise.all(visitors), setTimeout(5_000)])
} finally {
  await shop.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
