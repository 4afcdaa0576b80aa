import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { languages } from '../contract/language.ts'
import type { WebRoom } from '../contract/transport.ts'
import { hasSessionCookie, recognisePerson } from './areas/accounts/accounts.ts'
import { openAreas } from './areas/areas.ts'
import type { GatewayParts } from './areas/payments/payments.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Config, isTrialShop } from './platform/config.ts'
import type { Database } from './platform/db.ts'
import { forgetMails } from './platform/forget-mails.ts'
import { createAddressLimit } from './platform/http/address-limit.ts'
import { admitRequests, watchLoad } from './platform/http/admit-requests.ts'
import { warnAboutUntrustedProxy } from './platform/http/client-address.ts'
import { compressAnswers } from './platform/http/compress-answers.ts'
import { describeApi } from './platform/http/docs.ts'
import { AppError } from './platform/http/errors.ts'
import { createEventStreams, type StreamTiming } from './platform/http/event-streams.ts'
import { answerFailures, answerUnroutable } from './platform/http/failures.ts'
import { knowFiles, serveBuiltFiles } from './platform/http/files.ts'
import { securityHeaders } from './platform/http/headers.ts'
import { healthRoutes, isHealthCheck } from './platform/http/health.ts'
import { insideTransport, isInside } from './platform/http/inside.ts'
import { createKeptDoor } from './platform/http/kept-door.ts'
import { logCalls, logOptions } from './platform/http/log.ts'
import { refuseForeignOrigins } from './platform/http/origin.ts'
import { originForm } from './platform/http/origin-form.ts'
import { newlyTold } from './platform/http/page-answer.ts'
import { parseJsonStrictly, refuseUnreadableAddress, validatorCompiler } from './platform/http/parse.ts'
import { nobody } from './platform/http/person.ts'
import { personalPages } from './platform/http/personal-pages.ts'
import { noteRequests } from './platform/http/quiet.ts'
import { answerUnreadable } from './platform/http/unreadable-request.ts'
import { startJobs } from './platform/jobs.ts'
import { openLiveEvents } from './platform/live-events.ts'
import { startMail } from './platform/mail.ts'
import { openOutbox } from './platform/outbox.ts'
import { createPageCache } from './platform/page-cache.ts'
import type { Platform } from './platform/platform.ts'
import { followRevisions } from './platform/revision.ts'
import { openStorage } from './platform/storage.ts'

export type ShopParts = {
  config: Config
  database: Database
  web: WebRoom
  clock?: Clock
  /** The built web room's files; absent where there are none to serve. */
  clientFiles?: string
  /** Answers a request before the shop does: the page server's own files while developing. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** What is made once and kept. `answers`: pages are made anew each time, out of kept answers of the API. For measuring. */
  keep?: 'everything' | 'answers' | 'nothing'
  /** Answers 503 when the event loop is far behind. Off in tests, where the machine is. */
  guardLoad?: boolean
  /** Says that the process is overloaded, in place of the event loop; for tests. */
  isOverloaded?: () => boolean
  /** Another way to the payment gateway than over the network; for tests. */
  gateway?: GatewayParts
  /** Receives all notifications in place of the push services, under `/<host>/<path>`; for tests. */
  pushOrigin?: string
  /** How often streams of events beat and are looked after; for tests. */
  streamTiming?: StreamTiming
}

/** A request that has not arrived by then is let go: looked for every two seconds, so that none holds a place for thirty. */
const slowest = 25_000

/** The whole shop, wired and ready to listen. Order of registration is the architecture. */
export async function openShop({
  config,
  database,
  web,
  clock = systemClock,
  clientFiles,
  before,
  keep = 'everything',
  guardLoad = false,
  isOverloaded = () => false,
  gateway,
  pushOrigin,
  streamTiming,
}: ShopParts) {
  const pageCache = createPageCache({ maxBytes: keep === 'nothing' ? 0 : 64 * 1024 * 1024 })
  const addressLimit = createAddressLimit(config.requestsPerMinute)
  const hasSession = hasSessionCookie(config)
  const common = securityHeaders(config)
  const isFile = knowFiles(clientFiles)
  let ready = false

  // infrastructure
  const app = Fastify<Server>({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: slowest,
    keepAliveTimeout: 20_000,
    clientErrorHandler: answerUnreadable(common),
    frameworkErrors: answerUnroutable(common, addressLimit, { isTrial: isTrialShop(config) }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_000 },
    serverFactory: (route, options) => {
      const server = createServer(
        { ...options, headersTimeout: 10_000, requestTimeout: slowest, connectionsCheckingInterval: 2_000 },
        (request, response) => {
          const answer = () => {
            request.url = originForm(request.url ?? '/')
            if (!door(request, response)) route(request, response)
          }
          if (before) before(request, response, answer)
          else answer()
        },
      )
      server.setTimeout(60_000)
      noteRequests(server)
      return server
    },
  }) as FastifyInstance
  const door = createKeptDoor({
    app,
    web: () => web,
    config,
    pageCache,
    addressLimit,
    isFile,
    isOverloaded: () => isOverloaded(),
    hasSession,
    keepsPages: keep === 'everything',
  })
  const jobs = await startJobs(database, config.worker, app.log)
  const mail = await startMail(database.db, jobs, config, clock)
  const storage = await openStorage(config)
  const events = await openLiveEvents(database, app.log)
  const streams = createEventStreams(app, events, streamTiming)
  const platform: Platform = { config, database, db: database.db, jobs, mail, storage, pageCache, events, streams, clock, log: app.log }
  jobs.repeat('forget-mails', 3_600, () => forgetMails(platform))
  jobs.repeat('forget-live-events', 3_600, events.sweep)
  await followRevisions(database, (tags) => pageCache.invalidate(tags))

  // what every request passes
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(common)
  })
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler)
  parseJsonStrictly(app)
  answerFailures(app, { isTrial: isTrialShop(config) })
  logCalls(app)
  warnAboutUntrustedProxy(app, config)
  if (guardLoad) isOverloaded = await watchLoad(app)
  admitRequests(app, { ipLimit: addressLimit, isFile, isUrgent, isOverloaded: () => isOverloaded() })
  await app.register(refuseUnreadable)
  refuseForeignOrigins(app, config)
  await app.register(cookie)
  app.decorateRequest('person', null as never)
  app.addHook('onRequest', async (request, reply) => {
    request.person = isApi(request.url) && !isHealthCheck(request.url) ? await recognisePerson(platform, request, reply) : nobody
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isInside(request.headers)) reply.removeHeader('surrogate-key')
    if (isApi(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  compressAnswers(app)

  // the shop
  await describeApi(app, { title: 'Mẹ May', url: config.publicUrl })
  const shop = app.withTypeProvider<ZodTypeProvider>()
  healthRoutes(shop, platform, () => ready)
  openOutbox(shop, platform)
  const areas = await openAreas(shop, platform, { gateway, pushOrigin })
  if (clientFiles) await serveBuiltFiles(app, clientFiles)
  app.all('/api/*', { schema: { hide: true } as never }, async () => {
    throw new AppError('not_found')
  })
  personalPages(app, { web: () => web, config })
  app.addHook('onListen', async () => {
    for (const language of languages) {
      const visit = { language, publicUrl: config.publicUrl, isTrial: isTrialShop(config) }
      web.introduce?.({ ...visit, transport: insideTransport(app, { ...visit, caller: null, told: newlyTold() }) })
    }
  })
  await app.ready()
  ready = true

  return {
    app: app,
    platform,
    areas,
    /** Finishes what is under way, refuses what is new, then lets go of everything. */
    async close(): Promise<void> {
      ready = false
      // A connection that was answering at this moment would stay open, idle, until its own time is over.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
      await app.close().finally(() => clearInterval(sweep))
      await jobs.stop()
      events.close()
      await database.close()
    },
  }
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>

/** For the whole shop, not for a scope of its own. */
const refuseUnreadable = Object.assign(refuseUnreadableAddress, { [Symbol.for('skip-override')]: true })

function isApi(url: string): boolean {
  return url.startsWith('/api/')
}

/** Whoever presses "order" is the last to be turned away. */
function isUrgent({ url, method }: { url: string; method: string }): boolean {
  return method === 'POST' && url === '/api/orders'
}
