/**
 * `npm run bench`: home pages per second, from the page cache and uncached, beside a bare Fastify server that sends the
 * same bytes, in one run on this machine. Prints a table; no pass or fail.
 */
import { execFileSync, fork } from 'node:child_process'
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

type Load = Pick<Row, 'perSecond' | 'p50' | 'p99' | 'failed'>

/** Uses wrk where it is installed: a client in JavaScript is slower than the server it measures. */
async function load(url: string, connections: number, duration: number): Promise<Load> {
  if (!hasWrk()) {
    const result = await autocannon({ url, headers, connections, duration })
    const failed = result.errors + result.timeouts + result.non2xx
    return { perSecond: Math.round(result.requests.average), p50: result.latency.p50, p99: result.latency.p99, failed }
  }
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const said = execFileSync('wrk', ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '--timeout', '10s', ...asked, url], {
    encoding: 'utf8',
  })
  const number = (expression: RegExp) => Number(expression.exec(said)?.[1] ?? 0)
  const milliseconds = (share: string) => {
    const [, value = '0', unit = 'ms'] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(said) ?? []
    return Number((Number(value) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's']).toFixed(1))
  }
  return {
    perSecond: Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds('50'),
    p99: milliseconds('99'),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + number(/timeout (\d+)/),
  }
}

function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'])
    return true
  } catch {
    return false
  }
}

async function measure(what: string, kind: string, path: string, connections: number, dataDir: string): Promise<Row> {
  const server = await serve(kind, dataDir)
  try {
    // Warms up until the hot code is compiled.
    await load(server.url + path, connections, 5)
    const measured = await load(server.url + path, connections, seconds)
    return { what, ...measured, megabytes: Math.round((await server.memory()) / 1e6) }
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
    ['home page, rendered anew each time', 'rendered', '/', 16],
    ['home page and all it reads, anew each time', 'anew', '/', 16],
    ['product list, kept', 'kept', '/products', 64],
    ['product list, rendered anew each time', 'rendered', '/products', 16],
    ['product list and all it reads, anew each time', 'anew', '/products', 16],
    ['catalogue answer, kept', 'kept', '/api/products', 64],
  ] as const) {
    console.log(`measuring: ${what} …`)
    rows.push(await measure(what, kind, path, connections, dataDir))
  }
  console.table(rows)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
