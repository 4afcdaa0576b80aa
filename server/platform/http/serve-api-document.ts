import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf } from '../pages/cache-key.ts'
import { compress, type Encoding } from '../pages/cached-response.ts'

export const apiDocumentPath = '/api/openapi.json'

/** A megabyte of JSON, the same for everybody: written and compressed once per process, however often it is read. */
export function serveApiDocument(app: FastifyInstance): void {
  let made: { plain: Buffer; etag: string; compressed: Partial<Record<Encoding, Promise<Buffer>>> } | undefined

  function document() {
    if (made) return made
    const plain = Buffer.from(JSON.stringify(app.swagger()))
    made = { plain, etag: `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`, compressed: {} }
    return made
  }

  app.get(apiDocumentPath, { schema: { hide: true } }, async (request, reply) => {
    const { plain, etag, compressed } = document()
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      etag,
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (!encoding) return reply.send(plain)
    compressed[encoding] ??= compress(plain, encoding, 'fast')
    return reply.header('content-encoding', encoding).send(await compressed[encoding])
  })
}

/** The page of the documentation reads the document above; the package's own copies cost a new one, or 2 MB of YAML, each time. */
export function redirectCopies(prefix: string) {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    if (request.routeOptions.url === `${prefix}/json` || request.routeOptions.url === `${prefix}/yaml`)
      void reply.redirect(apiDocumentPath, 308)
    else next()
  }
}
