import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '../../../contract/pages/page-renderer.ts'
import { isInternal } from '../pages/in-process-transport.ts'
import type { Metrics } from './metrics.ts'

/** Requests that reached the router, by the pattern of their route. Cached pages are counted by their handler. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  if (!metrics.expose) return
  const count = metrics.counter('memay_http_requests_total', 'Requests by route, without those served from the page cache', [
    'route',
    'method',
    'status',
  ])
  const record = metrics.duration('memay_http_request_seconds', 'Time until the response was sent, by route', ['route', 'method'])
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (isInternal(request.headers)) return
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    count({ route, method, status: String(reply.statusCode) })
    // A stream of events lasts as long as its page is open.
    const isStream = String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')
    if (!isStream) record({ route, method }, reply.elapsedTime / 1_000)
  })
}

/** The same renderer, with the time of each page recorded. */
export function measureRenders(web: PageRenderer, metrics: Metrics): PageRenderer {
  if (!metrics.expose) return web
  const record = metrics.duration('memay_render_seconds', 'Time to render a page, with its reads', ['status'])
  return {
    ...web,
    async handleWeb(request, context) {
      const begun = performance.now()
      const seconds = () => (performance.now() - begun) / 1_000
      try {
        const response = await web.handleWeb(request, context)
        record({ status: String(response.status) }, seconds())
        return response
      } catch (error) {
        record({ status: 'failed' }, seconds())
        throw error
      }
    },
  }
}
