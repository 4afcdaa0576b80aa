/**
 * `npm run bench:slow [-- clients]`: that many clients (1,000) send a header and then a byte a second of a body, or read nothing of a
 * response. Prints how long the server let them, how the health check and a page fared meanwhile, and what is left of connections and
 * memory; exits with 1 if a body stays open for more than 15 s or a probe fails.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../support/percentile.ts'
import { spawnShop } from '../support/spawn-shop.ts'

const clients = Number(process.argv[2] ?? 1_000)
const dataDir = mkdtempSync(join(tmpdir(), 'memay-slow-'))
const shop = spawnShop({ port: 4_389, dataDir, databaseUrl: '' })
const port = Number(new URL(shop.url).port)
const limitMs = 15_500

/** How long the server keeps a connection open that sends `head` and then a byte a second. */
function trickle(head: string): Promise<number> {
  return new Promise((resolve) => {
    let begun = performance.now()
    const socket = connect(port, '127.0.0.1', () => {
      begun = performance.now()
      socket.write(head)
    })
    const timer = setInterval(() => socket.write('x'), 1_000)
    socket.on('error', () => undefined)
    socket.resume()
    socket.on('close', () => {
      clearInterval(timer)
      resolve(performance.now() - begun)
    })
  })
}

/** A connection that asks for more pages than its buffers take, and reads nothing. */
function readNothing(): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /products HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(400)))
  socket.pause()
  socket.on('error', () => undefined)
  return socket
}

/** Connections of this port that the shop has open, as Linux counts them. */
function countOpen(): number {
  const local = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return lines.filter((line) => new RegExp(`^ *\\d+: [0-9A-F]+:${local} [0-9A-F:]+ 01 `).test(line)).length
}

async function probe(path: string, isOver: () => boolean): Promise<{ ms: number[]; failed: number }> {
  const ms: number[] = []
  let failed = 0
  while (!isOver()) {
    const begun = performance.now()
    const response = await fetch(`${shop.url}${path}`, { headers: { connection: 'close' } }).catch(() => null)
    await response?.text()
    ms.push(performance.now() - begun)
    if (response?.status !== 200) failed += 1
    await setTimeout(100)
  }
  return { ms, failed }
}

try {
  await shop.start()
  await fetch(`${shop.url}/`).then((response) => response.text())
  const before = shop.memory()
  const body = 'POST /api/users/login HTTP/1.1\r\nHost: shop\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n'
  const upload =
    'POST /api/images/upload-many HTTP/1.1\r\nHost: shop\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n'
  let isOver = false
  const probes = ['/api/health/live', '/'].map((path) => probe(path, () => isOver))
  const readersSince = performance.now()
  const readers = Array.from({ length: Math.round(clients / 10) }, readNothing)
  const open = await Promise.all(Array.from({ length: clients }, (_, index) => trickle(index % 2 ? body : upload)))
  const during = shop.memory()
  isOver = true
  for (const [index, { ms, failed }] of (await Promise.all(probes)).entries()) {
    console.log(
      `${index === 0 ? 'live' : 'home page'}: ${ms.length} probes, p50 ${percentile(ms, 0.5).toFixed(1)} ms, p99 ${percentile(ms, 0.99).toFixed(1)} ms, ${failed} failed`,
    )
    if (failed > 0) process.exitCode = 1
  }
  const longest = Math.max(...open)
  console.log(
    `${clients} slow bodies: closed after ${(percentile(open, 0.5) / 1_000).toFixed(1)} s at the median, ${(longest / 1_000).toFixed(1)} s at most`,
  )
  if (longest > limitMs) process.exitCode = 1
  while (countOpen() > 2 && performance.now() - readersSince < 150_000) await setTimeout(1_000)
  console.log(
    `${readers.length} that read nothing: freed after ${((performance.now() - readersSince) / 1_000).toFixed(0)} s, ${countOpen()} connections left`,
  )
  if (countOpen() > 2) process.exitCode = 1
  for (const reader of readers) reader.destroy()
  await setTimeout(2_000)
  console.log(`memory: ${before} MB before, ${during} MB during, ${shop.memory()} MB after`)
} finally {
  await shop.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
