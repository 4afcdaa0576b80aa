import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../../../contract/errors.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { feedChannels } from './feed-columns.rule.ts'
import { writeFeed } from './write-feed.ts'

/** Each reads the whole catalogue; a channel fetches its feed once an hour or less. */
const feedsPerIp: RateLimit = { name: 'feeds-of', max: 30, seconds: 60, scalesWithTraffic: true }
const types = { xml: 'application/xml; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const

/** The products for sale as the catalogues of Google, Meta and TikTok read them. */
export function feedRoutes(app: App, platform: Platform): void {
  const schema = { tags: ['products'], params: z.object({ file: z.string().max(50) }), response: { 404: Failure, 429: Failure } }
  app.get('/api/feeds/:file', { schema }, async ({ params, ip, raw }, reply) => {
    const [name, format, ...more] = params.file.split('.')
    const channel = feedChannels.find((one) => one === name)
    if (!channel || (format !== 'xml' && format !== 'csv') || more.length > 0) throw new AppError('not_found')
    await consume(platform, feedsPerIp, ip)
    const feed = writeFeed(platform, { channel, format, language: languageOf(raw, true) })
    return sendFeed(reply, types[format], feed)
  })
}

function sendFeed(reply: FastifyReply, type: string, feed: Readable): FastifyReply {
  return reply.header('content-type', type).header('cache-control', 'no-store').send(feed)
}
