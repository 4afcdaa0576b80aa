import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { CdnName } from '../platform/environment.schema.ts'

type Purge = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string; tags: string[] }

/** For tests: the purge API of a CDN. `environment` connects a shop to it. */
export async function openTestCdn(name: CdnName) {
  const purges: Purge[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method, url, headers } = request
    const tags = name === 'fastly' ? String(headers['surrogate-key']).split(' ') : (JSON.parse(body) as { tags: string[] }).tags
    if (status === 200) purges.push({ method, url, headers, body, tags })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    environment: { CDN: name, CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: 'cdn-token' },
    /** The accepted purges, oldest first. */
    purges,
    respond(wanted: number): void {
      status = wanted
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

export type TestCdn = Awaited<ReturnType<typeof openTestCdn>>
