import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../http/errors.ts'
import { type Metrics, metricsPath } from './metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * `GET /metrics` with METRICS_TOKEN as a bearer token; without the setting the URL does not exist. The right token is
 * answered under overload, too; wrong ones count against the IP.
 */
export function metricsRoute(app: FastifyInstance, { metrics: { token } }: Pick<Config, 'metrics'>, { expose }: Metrics): void {
  if (!token || !expose) return
  const wanted = digest(`Bearer ${token}`)
  app.get(metricsPath, { schema: { hide: true } as never, config: { admitsItself: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      request.admit()
      throw new AppError('sign_in_required')
    }
    const { type, text } = await expose()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

/** The same figures on METRICS_PORT, to this machine alone and without a token; also of a process that serves no pages. */
export async function serveMetrics({ metrics: { port } }: Pick<Config, 'metrics'>, { expose }: Metrics): Promise<Server | null> {
  if (!port || !expose) return null
  const server = createServer((request, response) => {
    if (request.url !== metricsPath || request.method !== 'GET') return void response.writeHead(404).end()
    expose().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  server.unref()
  return server
}
