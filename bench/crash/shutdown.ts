/**
 * `npm run bench:stop [-- pglite|postgres] [stops]`: starts the shop, sends requests without pause, and stops it with
 * SIGTERM, repeatedly. Prints the longest start and stop, and how many requests sent before the stop got no response;
 * exits with 1 if there is one, or if the shop does not exit by itself with 0.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createHttpClient } from '../support/http-client.ts'
import { spawnShop } from '../support/spawn-shop.ts'
import { openTempPostgres } from '../support/temp-postgres.ts'

const [engine = 'postgres', stops = '50'] = process.argv.slice(2)
const visitors = 16
const paths = ['/', '/products', '/api/products?limit=24', '/api/categories', '/api/carts']
const dataDir = mkdtempSync(join(tmpdir(), 'memay-stop-'))
const postgres = engine === 'postgres' ? await openTempPostgres(54_395) : null
const shop = spawnShop({ port: 4_395, dataDir, databaseUrl: postgres?.url ?? '' })

type Call = { begun: number; isAnswered: boolean }

/** Sends requests one after the other until `isOver`. */
async function keepCalling(calls: Call[], isOver: () => boolean): Promise<void> {
  const guest = createHttpClient()
  for (let index = 0; !isOver(); index++) {
    const call = { begun: performance.now(), isAnswered: false }
    calls.push(call)
    const answer = await guest.send('GET', `${shop.url}${paths[index % paths.length]}`)
    call.isAnswered = answer !== null
    if (!answer) await setTimeout(20)
  }
}

async function stopOnce(): Promise<{ openMs: number; stopMs: number; code: number | null; lost: number; calls: number }> {
  const opened = performance.now()
  await shop.start()
  const openMs = performance.now() - opened
  const calls: Call[] = []
  let isOver = false
  const visits = Array.from({ length: visitors }, () => keepCalling(calls, () => isOver))
  await setTimeout(500 + Math.random() * 1_000)
  const stopped = performance.now()
  const code = await shop.stop()
  const stopMs = performance.now() - stopped
  isOver = true
  await Promise.all(visits)
  const before = calls.filter(({ begun }) => begun < stopped)
  return { openMs, stopMs, code, lost: before.filter(({ isAnswered }) => !isAnswered).length, calls: before.length }
}

try {
  const most = { openMs: 0, stopMs: 0 }
  let lost = 0
  let calls = 0
  let odd = 0
  for (let index = 0; index < Number(stops); index++) {
    const once = await stopOnce()
    // The first start creates the tables and the demo data.
    if (index > 0) most.openMs = Math.max(most.openMs, once.openMs)
    most.stopMs = Math.max(most.stopMs, once.stopMs)
    lost += once.lost
    calls += once.calls
    odd += once.code === 0 ? 0 : 1
  }
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
  console.log(
    `${stops} stops on ${engine}: ${calls} calls, ${lost} without an answer; ${odd} ends that were not 0; open after at most ${seconds(most.openMs)}, stopped after at most ${seconds(most.stopMs)}`,
  )
  if (lost > 0 || odd > 0) process.exitCode = 1
} finally {
  await shop.kill()
  await postgres?.close()
  rmSync(dataDir, { recursive: true, force: true })
}
