import type { FastifyInstance, FastifyReply } from 'fastify'
import { encodingOf } from '../pages/cache-key.ts'
import { isInternal } from '../pages/in-process-transport.ts'
import { compress } from '../pages/page-cache.ts'

/** Below this an answer travels in one packet anyway. */
const smallest = 1_400
const text = /^(text\/|application\/(json|xml|manifest\+json|problem\+json))/

/**
 * Answers that are made for one person (pages, the office's lists) travel compressed, as the kept ones do. What is sent as a
 * stream (files) goes as it is. Nothing secret stands in them beside what a stranger could choose: sessions are cookies,
 * and other sites' requests carry none.
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isInternal(request.headers) || !isText(reply)) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const body = Buffer.from(payload as string)
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (!encoding || body.length < smallest) return payload
    reply.removeHeader('content-length').header('content-encoding', encoding)
    return compress(body, encoding, 'fast')
  })
}

function isText(reply: FastifyReply): boolean {
  return !reply.hasHeader('content-encoding') && text.test(String(reply.getHeader('content-type') ?? ''))
}
