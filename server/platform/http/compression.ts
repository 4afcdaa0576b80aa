import type { FastifyInstance, FastifyReply } from 'fastify'
import { encodingOf } from '../pages/cache-key.ts'
import { compress } from '../pages/cached-response.ts'
import { isInternal } from '../pages/in-process-transport.ts'

/** A smaller response fits into one packet anyway. */
const smallest = 1_400
const text = /^(text\/|application\/(json|xml|manifest\+json|problem\+json))/

/**
 * Compresses personal responses (pages, admin lists) like the cached ones, but not streams (files). No BREACH risk: a
 * response contains no secret beside text a stranger can choose, as sessions are cookies and cross-site requests carry
 * none.
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isInternal(request.headers) || !isText(reply)) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (!encoding || body.length < smallest) return body
    reply.removeHeader('content-length').header('content-encoding', encoding)
    return compress(body, encoding, 'fast')
  })
}

function isText(reply: FastifyReply): boolean {
  return !reply.hasHeader('content-encoding') && text.test(String(reply.getHeader('content-type') ?? ''))
}
