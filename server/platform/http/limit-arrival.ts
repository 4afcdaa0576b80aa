import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Arrival, type ArrivalLimits, assessArrival } from './arrival.rule.ts'

/**
 * Closes requests whose body arrives too slowly, as Node does by `requestTimeout`, but by what they bring: a photo from a phone with a
 * bad connection may take minutes as long as it goes on.
 */
export function limitArrival(server: Server, limits: ArrivalLimits, checkMs: number) {
  const arriving = new Map<IncomingMessage, { arrival: Arrival; response: ServerResponse; before: number }>()

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [request, { arrival, response, before }] of arriving) {
      if (request.complete || request.socket.destroyed) {
        arriving.delete(request)
        continue
      }
      // Nobody reads what comes after the response: of a refused upload, for example.
      const isUpload = arrival.isUpload && !response.writableEnded
      const next = assessArrival({ ...arrival, isUpload }, now, request.socket.bytesRead - before, limits)
      if (next !== 'too_slow') {
        arriving.set(request, { arrival: next, response, before })
        continue
      }
      arriving.delete(request)
      if (response.headersSent) {
        request.socket.destroy()
        continue
      }
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.emit('clientError', error, request.socket)
    }
  }, checkMs)
  timer.unref()
  server.on('close', () => clearInterval(timer))

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, method } = request
    if (method === 'GET' || method === 'HEAD' || (!headers['content-length'] && !headers['transfer-encoding'])) return
    const now = performance.now()
    const isUpload = headers['content-type']?.startsWith('multipart/form-data') ?? false
    arriving.set(request, {
      arrival: { begunAt: now, isUpload, windowAt: now, windowBytes: 0 },
      response,
      before: request.socket.bytesRead,
    })
    request.once('close', () => arriving.delete(request))
  }
}
