import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../../../contract/errors.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { feedChannels } from './feed-columns.rule.ts'
import { writeFeed } from './write-feed.ts'

/** Each reads the whole catalogue; a channel fetches its feed once an hour or less. */
const feedsPerIp: RateLimit = { name: 'feeds-of', max: 30, seconds: 60, scalesWithTraffic: true }
/** A feed of 1,000 products takes half a second of the processor: many at once would slow down the shop. */
const feedsAtOnce = { concurrency: 2, maxWaiting: 20, maxWaitMs: 20_000 }
const types = { xml: 'application/xml; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const

/** The products for sale as the catalogues of Google, Meta and TikTok read them. */
export function feedRoutes(app: App, platform: Platform): void {
  const schema = {
    tags: ['products'],
    params: z.object({ file: z.string().max(50) }),
    response: { 404: Failure, 429: Failure, 503: Failure },
  }
  const limit = createConcurrencyLimit(feedsAtOnce)
  app.get('/api/feeds/:file', { schema }, async ({ params, ip, raw }, reply) => {
    const [name, format, ...more] = params.file.split('.')
    const channel = feedChannels.find((one) => one === name)
    if (!channel || (format !== 'xml' && format !== 'csv') || more.length > 0) throw new AppError('not_found')
    await consume(platform, feedsPerIp, ip)
    const feed = await startInTurn(limit, () => writeFeed(platform, { channel, format, language: languageOf(raw, true) }))
    // The client may have gone while it waited: nobody would read the feed, and its place would never be free again.
    if (raw.socket.destroyed) feed.destroy()
    return sendFeed(reply, types[format], feed)
  })
}

/** Starts a stream once fewer than the limit are open. It counts until it has been read to its end or given up. */
export function startInTurn(limit: ConcurrencyLimit, open: () => Readable): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const untilClosed = async () => {
      const stream = open()
      resolve(stream)
      await finished(stream)
    }
    // A stream that fails later has already been resolved: its reader gets the error.
    limit.run(untilClosed).catch(reject)
  })
}

function sendFeed(reply: FastifyReply, type: string, feed: Readable): FastifyReply {
  return reply.header('content-type', type).header('cache-control', 'no-store').send(feed)
}
