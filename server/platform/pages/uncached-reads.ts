import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../../contract/language.schema.ts'

/**
 * Public API reads with CACHE=off: the router handles them like any other request, without a second request inside the process,
 * and they get the headers of cached responses here.
 */
export function createUncachedReads() {
  const languages = new WeakMap<IncomingMessage, Language>()
  return {
    /** Marks a request whose response is the same for everyone. */
    add(request: IncomingMessage, language: Language): void {
      languages.set(request, language)
    },
    /** Has to run before responses are compressed. */
    setHeaders(app: FastifyInstance): void {
      app.addHook('onSend', (request, reply, payload, done) => {
        const language = languages.get(request.raw)
        if (!language) return done()
        reply.header('vary', 'Accept-Language, Cookie').header('content-language', language)
        if (reply.statusCode >= 500) return done()
        reply.header('cache-control', 'public, max-age=0, must-revalidate')
        if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done()
        // Encoded once for the hash, the compression and the socket.
        const body = typeof payload === 'string' ? Buffer.from(payload) : payload
        const etag = `"${hash('sha1', body, 'base64url')}"`
        reply.header('etag', etag)
        if (request.headers['if-none-match'] !== etag) return done(null, body)
        reply.code(304).removeHeader('content-length').removeHeader('content-type')
        done(null, null)
      })
    },
  }
}

export type UncachedReads = ReturnType<typeof createUncachedReads>
