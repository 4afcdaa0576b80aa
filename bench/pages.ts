/**
 * `npm run bench`: how many home pages a second, kept and made anew each time, beside a bare Fastify
 * server that sends the same bytes, all in one run on this machine. Prints a table; no pass or fail.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const headers = { 'accept-encoding': 'br', 'accept-language': 'vi', accept: 'text/html' }

type Row = { what: string; perSecond: number; p50: number; p99: number; failed: number; megabytes: number }

async function serve(kind: string, dataDir: string): Promise<{ url: string; memory: () => Promise<number>; stop: () => void }> {
  const child = fork(new URL('./serve.ts', import.meta.url), [kind, dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', (code) => reject(new Error(`the ${kind} server ended with ${code}`)))
  })
  return {
    url,
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (message) => resolve(Number(message)))
        child.send('memory')
      }),
    stop: () => child.kill('SIGKILL'),
  }
}

async function measure(what: string, kind: string, path: string, connections: number, dataDir: string): Promise<Row> {
  const server = await serve(kind, dataDir)
  try {
    await autocannon({ url: server.url + path, headers, connections, duration: 2 })
    const result = await autocannon({ url: server.url + path, headers, connections, duration: seconds })
    return {
      what,
      perSecond: Math.round(result.requests.average),
      p50: result.latency.p50,
      p99: result.latency.p99,
      failed: result.errors + result.timeouts + result.non2xx,
      megabytes: Math.round((await server.memory()) / 1e6),
    }
  } finally {
    server.stop()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'memay-bench-'))
try {
  console.log('filling a shop with the demo catalogue …')
  const first = await serve('kept', dataDir)
  first.stop()
  const rows: Row[] = []
  for (const [what, kind, path, connections] of [
    ['bare Fastify, the same bytes', 'bare', '/', 64],
    ['home page, kept', 'kept', '/', 64],
    ['home page, made anew each time', 'anew', '/', 16],
    ['product list, kept', 'kept', '/products', 64],
    ['product list, made anew each time', 'anew', '/products', 16],
    ['catalogue answer, kept', 'kept', '/api/products', 64],
  ] as const) {
    console.log(`measuring: ${what} …`)
    rows.push(await measure(what, kind, path, connections, dataDir))
  }
  console.table(rows)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
