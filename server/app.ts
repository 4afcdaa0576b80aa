import { setTimeout as sleep } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { hourSeconds } from '../contract/durations.ts'
import {
  createTokenLookups,
  hasSessionCookie,
  identifyApiKey,
  identifyRequest,
  knownVisitorCheck,
  mayBeKnownVisitor,
  sessionCookie,
} from './areas/accounts/accounts.ts'
import { apiDescription } from './areas/api-description.ts'
import { openAreas } from './areas/areas.ts'
import { createMailSamples } from './areas/mail-samples.ts'
import { scheduleBackups } from './backup/schedule-backups.ts'
import { systemClock } from './platform/clock.ts'
import { createConcurrencyLimit } from './platform/concurrency-limit.ts'
import { isTrialShop } from './platform/config.ts'
import { transact } from './platform/database/transaction.ts'
import { anonymous } from './platform/http/auth-guards.ts'
import { warnAboutUntrustedProxy } from './platform/http/client-ip.ts'
import { compressResponses } from './platform/http/compression.ts'
import { createHttpServer } from './platform/http/create-http-server.ts'
import { csrfProtection } from './platform/http/csrf.ts'
import { handleErrors } from './platform/http/error-handler.ts'
import { AppError } from './platform/http/errors.ts'
import { healthRoutes, isHealthCheck } from './platform/http/health.ts'
import { createIpRateLimit } from './platform/http/ip-rate-limit.ts'
import { monitorLoad, shedLoad } from './platform/http/load-shedding.ts'
import { serveOpenApi } from './platform/http/openapi.ts'
import { originForm } from './platform/http/origin-form.ts'
import { collectPublicReads } from './platform/http/public-read.ts'
import { createRefusalLog } from './platform/http/refusal-log.ts'
import { logRequests } from './platform/http/request-log.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { createStaticFileCheck, serveStaticFiles } from './platform/http/static-files.ts'
import { parseStrictJson, refuseUnreadableUrls, validatorCompiler } from './platform/http/validation.ts'
import { openDevMailbox } from './platform/mail/dev-mailbox.ts'
import { deleteOldMails } from './platform/mail/retention.ts'
import { metricsRoute } from './platform/metrics/metrics.routes.ts'
import { openMetrics } from './platform/metrics/metrics.ts'
import { measurePlatform } from './platform/metrics/platform-metrics.ts'
import { measureRenders, measureRequests } from './platform/metrics/request-metrics.ts'
import { openPlatform } from './platform/open-platform.ts'
import { listenForInvalidation } from './platform/pages/cache-invalidation.ts'
import { createEvictedPages } from './platform/pages/evicted-pages.ts'
import { isInternal } from './platform/pages/in-process-transport.ts'
import { createPageCache } from './platform/pages/page-cache.ts'
import { createPageCacheHandler } from './platform/pages/page-cache-handler.ts'
import { createPageCounts } from './platform/pages/page-counts.ts'
import { uncachedPages } from './platform/pages/uncached-pages.ts'
import { warmUpPages } from './platform/pages/warm-up-pages.ts'
import type { ShopParts } from './shop-parts.ts'

/** The whole shop, wired and ready to listen. The order of registration is the architecture. */
export async function openShop({
  config,
  database,
  web: plainWeb,
  rendersAtOnce = 16,
  clock = systemClock,
  clientFiles,
  before,
  guardLoad = false,
  isOverloaded = () => false,
  gateway,
  pushOrigin,
  logStream,
  requestTiming,
  streamTiming,
  replicasOf,
  mailTimeouts,
  pageTime,
}: ShopParts) {
  const metrics = await openMetrics(config)
  const web = measureRenders(plainWeb, metrics)
  const pageCounts = createPageCounts()
  const evictedPages = createEvictedPages({
    folder: config.dataDir,
    maxBytes: 512 * 1024 * 1024,
    onError: (error) => app.log.warn({ err: error }, 'pages could not be cached on the disk'),
  })
  const pageCache = createPageCache({
    maxBytes: config.usesCache ? 64 * 1024 * 1024 : 0,
    evictedPages,
    whenInvalidated: () => readReplicas.recordChange(),
    now: pageTime,
  })
  const ipRateLimit = createIpRateLimit(config.requestsPerMinute)
  const limits = {
    page: createConcurrencyLimit({ ...queueLimits, concurrency: rendersAtOnce }),
    api: createConcurrencyLimit({ ...queueLimits, concurrency: Math.max(1, config.databasePool - reservedConnections) }),
  }
  const lookUp = createTokenLookups()
  const hasSession = hasSessionCookie(config)
  const common = securityHeaders(config)
  const isStaticFile = createStaticFileCheck(clientFiles)
  let ready = false
  let stopping = false

  // infrastructure
  const app = createHttpServer({
    config,
    common,
    ipRateLimit,
    timing: requestTiming,
    isStopping: () => stopping,
    logStream,
    handle: (request, response, route) => {
      const handle = () => {
        request.url = originForm(request.url ?? '/')
        if (!publicPages.serve(request, response)) route(request, response)
      }
      if (before) before(request, response, handle)
      else handle()
    },
  })
  const logRefusal = createRefusalLog(app.log)
  const reads = collectPublicReads(app)
  const publicPages = createPageCacheHandler({
    app,
    web: () => web,
    config,
    pageCache,
    counts: pageCounts,
    logRefusal,
    reads,
    ipRateLimit,
    isStaticFile,
    isOverloaded: () => isOverloaded(),
    limits,
    hasSession,
    mayBeKnownVisitor: mayBeKnownVisitor(config),
  })
  const platform = await openPlatform({ config, database, clock, metrics, app, pageCache, replicasOf, mailTimeouts, streamTiming })
  const { readReplicas, jobs, events } = platform
  measurePlatform({ ...platform, pageCounts })
  await scheduleBackups(platform)
  jobs.repeat('delete-old-mails', hourSeconds, () => deleteOldMails(platform))
  jobs.repeat('delete-old-live-events', hourSeconds, events.sweep)
  await listenForInvalidation(database, (tags) => pageCache.invalidate(tags))

  // hooks of every request
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(common)
  })
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler)
  parseStrictJson(app)
  handleErrors(app, { isTrial: isTrialShop(config) })
  logRequests(app)
  measureRequests(app, metrics)
  warnAboutUntrustedProxy(app, config)
  if (guardLoad) isOverloaded = await monitorLoad(app)
  shedLoad(app, { ipLimit: ipRateLimit, isStaticFile, isUrgent, isOverloaded: () => isOverloaded() })
  await app.register(refuseUnreadableUrls)
  csrfProtection(app, config)
  await app.register(cookie)
  app.decorateRequest('person', null as never)
  app.addHook('onRequest', async (request, reply) => {
    const isIdentified = isApi(request.url) && !isHealthCheck(request.url)
    request.person = isIdentified
      ? ((await identifyApiKey(platform, request)) ?? (await identifyRequest(platform, { request, reply, lookUp })))
      : anonymous
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.person.role !== null || isInternal(request.headers) || !hasSession(request.headers.cookie)) return
    return publicPages.sendPublicRead(request, reply)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isInternal(request.headers)) reply.removeHeader('surrogate-key')
    if (isApi(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  compressResponses(app)

  // the shop
  await serveOpenApi(app, { ...apiDescription, config, sessionCookie })
  const shop = app.withTypeProvider<ZodTypeProvider>()
  healthRoutes(shop, platform, () => ready)
  metricsRoute(app, config, metrics)
  openDevMailbox(shop, platform, createMailSamples(platform))
  const areas = await openAreas(shop, platform, { gateway, pushOrigin })
  if (clientFiles) await serveStaticFiles(app, clientFiles)
  app.all('/api/*', { schema: { hide: true } as never }, async () => {
    throw new AppError('not_found')
  })
  uncachedPages(app, {
    web: () => web,
    config,
    reads: (url, language) => reads(url, language, { onPrimary: true }),
    limit: limits.page,
    isKnownVisitor: knownVisitorCheck(config, lookUp),
  })
  app.addHook('onListen', async () => {
    const { purgeCdn } = platform.pageCache
    // The pages of the former version refer to its scripts.
    if (purgeCdn) await transact(database.db, (tx) => purgeCdn(tx, null))
    warmUpPages(app, { web, config, reads })
  })
  await app.ready()
  await readReplicas.start()
  await jobs.work()
  ready = true

  return {
    app: app,
    platform,
    areas,
    /**
     * Serves on for DRAIN_SECONDS, while `ready` says that it takes no more requests, and every response that its connection ends.
     * Without the setting just long enough for the connections in use.
     */
    async drain(): Promise<void> {
      ready = false
      stopping = true
      await sleep(Math.max(lastResponsesMs, config.drainSeconds * 1_000))
    },
    /** Finishes requests in progress, refuses new ones, then closes all resources. */
    async close(): Promise<void> {
      ready = false
      // A connection that was busy at this moment would stay open until its idle timeout.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
      await app.close().finally(() => clearInterval(sweep))
      await jobs.stop()
      events.close()
      await readReplicas.close()
      await evictedPages.close()
      await database.close()
    },
  }
}

/** Strangers' reads of the API leave these connections of the pool to carts and orders. */
const reservedConnections = 3
const queueLimits = { maxWaiting: 1_000, maxWaitMs: 2_000 }

/** A client that sends without pause has its next response by then. */
const lastResponsesMs = 300

export type OpenShop = Awaited<ReturnType<typeof openShop>>
const isApi = (url: string) => url.startsWith('/api/')

/** Placing an order is shed last. */
function isUrgent({ url, method }: { url: string; method: string }): boolean {
  return method === 'POST' && url === '/api/orders'
}
