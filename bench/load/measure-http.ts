import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** Milliseconds; `bytes`: of one response with its headers. */
export type Figures = { perSecond: number; p50: number; p99: number; bytes: number; failed: number }
type Load = { url: string; paths: readonly string[]; connections: number; seconds: number; folder: string; encoding?: string }

/** As browsers ask. BENCH_ENCODING=identity measures without compression. */
const browserEncoding = process.env.BENCH_ENCODING ?? 'br'
const headersFor = (encoding = browserEncoding) => ({ 'accept-encoding': encoding, 'accept-language': 'vi' })
const script = new URL('wrk-paths.lua', import.meta.url).pathname
const run = promisify(execFile)

/** Requests the paths in turn over some connections. Uses wrk where it is installed: autocannon is slower than the servers it measures. */
export async function measureHttp(load: Load): Promise<Figures> {
  return (await hasWrk()) ? withWrk(load) : withAutocannon(load)
}

/** Requests every path of the list once, so that what is measured next does not depend on how long the cache takes to fill. */
export async function requestAll({ url, paths, connections, encoding }: Omit<Load, 'seconds' | 'folder'>): Promise<void> {
  const turns = paths.values()
  const headers = headersFor(encoding)
  const client = async () => {
    for (const path of turns) await (await fetch(url + path, { headers })).arrayBuffer()
  }
  await Promise.all(Array.from({ length: connections }, client))
}

const agent = new Agent({ keepAlive: true })

/** Why pages did not arrive, and how often: error codes. */
export const missingPages = new Map<string, number>()

/**
 * One page as a browser asks for it; returns the status once everything has arrived, 0 if nothing did. `fetch` would ask for gzip
 * and decompress the page, on processors that the measured server needs. As browsers do, it asks again on a new connection if the
 * server was just closing the idle one that it chose.
 */
export function requestPage(url: string, { isAgain = false } = {}): Promise<number> {
  return new Promise((resolve) => {
    function lose(error: NodeJS.ErrnoException): void {
      const reason = error.code ?? error.message
      if (request.reusedSocket && reason === 'ECONNRESET' && !isAgain) return void resolve(requestPage(url, { isAgain: true }))
      missingPages.set(reason, (missingPages.get(reason) ?? 0) + 1)
      resolve(0)
    }
    const request = get(url, { agent: isAgain ? false : agent, headers: headersFor(), timeout: 30_000 }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', lose)
      response.resume()
    })
    request.on('timeout', () => request.destroy(new Error('nothing for 30 s'))).on('error', lose)
  })
}

async function withWrk({ url, paths, connections, seconds, folder, encoding }: Load): Promise<Figures> {
  const list = join(folder, 'paths.txt')
  writeFileSync(list, paths.join('\n'))
  const sent = Object.entries(headersFor(encoding)).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, ...sent, url]
  const { stdout } = await run('wrk', options, { env: { ...process.env, BENCH_PATHS: list } })
  const [, figures] = /^FIGURES (.*)$/m.exec(stdout) ?? []
  if (!figures) throw new Error(`wrk printed no figures: ${stdout}`)
  return JSON.parse(figures) as Figures
}

async function withAutocannon({ url, paths, connections, seconds: duration, encoding }: Load): Promise<Figures> {
  const headers = headersFor(encoding)
  let next = 0
  const setupClient = (client: autocannon.Client) => {
    // Each connection begins elsewhere in the list.
    const first = (next++ * 997) % paths.length
    client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path })))
  }
  const { requests, latency, throughput, errors, timeouts, non2xx } = await autocannon({ url, headers, connections, duration, setupClient })
  return {
    ...{ perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + timeouts + non2xx },
    bytes: requests.total > 0 ? Math.round(throughput.total / requests.total) : 0,
  }
}

let wrk: Promise<boolean> | undefined

export function hasWrk(): Promise<boolean> {
  wrk ??= run('wrk', ['-v']).then(
    () => true,
    // It prints its version and exits with 1.
    (error: { code?: unknown }) => error.code === 1,
  )
  return wrk
}
