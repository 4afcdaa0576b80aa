import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Config, isTrialShop } from '../config.ts'
import { noteRequest } from '../idle.ts'
import { handleUnroutable } from './error-handler.ts'
import type { IpRateLimit } from './ip-rate-limit.ts'
import { respondToMalformedHttp } from './malformed-http.ts'
import { logOptions } from './request-log.ts'

type HttpServerParts = {
  config: Config
  /** Headers of every response. */
  common: Record<string, string>
  ipRateLimit: IpRateLimit
  timing?: RequestTiming | undefined
  /** In place of standard output. */
  logStream?: Writable | undefined
  /** Handles a request itself, or passes it to the routes. */
  handle: (request: IncomingMessage, response: ServerResponse, route: (request: IncomingMessage, response: ServerResponse) => void) => void
}

/**
 * A request that has not arrived completely `requestMs` after its first byte is closed; `checkMs`: how often that is looked at.
 * Together at most 15 s, in which a photo of 10 MB arrives at 6 Mbit/s.
 */
export type RequestTiming = { headersMs: number; requestMs: number; checkMs: number }

export const usualTiming: RequestTiming = { headersMs: 10_000, requestMs: 14_000, checkMs: 1_000 }

/** Fastify with the shop's limits of size and time. */
export function createHttpServer({
  config,
  common,
  ipRateLimit,
  handle,
  timing = usualTiming,
  logStream,
}: HttpServerParts): FastifyInstance {
  return Fastify<Server>({
    logger: logOptions(config, logStream ? false : undefined, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: timing.requestMs,
    keepAliveTimeout: 20_000,
    clientErrorHandler: respondToMalformedHttp(common),
    frameworkErrors: handleUnroutable(common, ipRateLimit, { isTrial: isTrialShop(config) }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_000 },
    serverFactory: (route, options) => {
      const server = createServer(
        { ...options, headersTimeout: timing.headersMs, requestTimeout: timing.requestMs, connectionsCheckingInterval: timing.checkMs },
        (request, response) => {
          noteRequest()
          handle(request, response, route)
        },
      )
      server.setTimeout(60_000)
      return server
    },
  }) as FastifyInstance
}
