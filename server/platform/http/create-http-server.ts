import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Config, isTrialShop } from '../config.ts'
import { trackRequest } from '../idle.ts'
import type { ArrivalLimits } from './arrival.rule.ts'
import { handleUnroutable } from './error-handler.ts'
import type { IpRateLimit } from './ip-rate-limit.ts'
import { limitArrival } from './limit-arrival.ts'
import { respondToMalformedHttp } from './malformed-http.ts'
import { logOptions } from './request-log.ts'

type HttpServerParts = {
  config: Config
  /** Headers of every response. */
  common: Record<string, string>
  ipRateLimit: IpRateLimit
  timing?: RequestTiming | undefined
  /** From the first moment of a shutdown. */
  isStopping: () => boolean
  /** In place of standard output. */
  logStream?: Writable | undefined
  /** Handles a request itself, or passes it to the routes. */
  handle: (request: IncomingMessage, response: ServerResponse, route: (request: IncomingMessage, response: ServerResponse) => void) => void
}

/**
 * Within which time a request has to arrive; `checkMs`: how often that is looked at. A stalled body is closed after at most 15 s, an
 * upload that goes on has five minutes.
 */
export type RequestTiming = ArrivalLimits & { headersMs: number; checkMs: number }

export const usualTiming: RequestTiming = {
  headersMs: 10_000,
  requestMs: 12_000,
  uploadMs: 300_000,
  windowMs: 12_000,
  uploadBytes: 32_768,
  checkMs: 1_000,
}

/** Fastify with the shop's limits of size and time. */
export function createHttpServer({
  config,
  common,
  ipRateLimit,
  handle,
  isStopping,
  timing = usualTiming,
  logStream,
}: HttpServerParts): FastifyInstance {
  return Fastify<Server>({
    logger: logOptions(config, logStream ? false : undefined, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: timing.uploadMs,
    keepAliveTimeout: 20_000,
    clientErrorHandler: respondToMalformedHttp(common),
    frameworkErrors: handleUnroutable(common, ipRateLimit, { isTrial: isTrialShop(config) }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_000 },
    serverFactory: (route, options) => {
      const server = createServer(
        {
          ...options,
          headersTimeout: timing.headersMs,
          requestTimeout: timing.uploadMs,
          connectionsCheckingInterval: timing.checkMs,
          requireHostHeader: false,
        },
        (request, response) => {
          // Node's own refusal would lack the security headers.
          if (request.httpVersion === '1.1' && request.headers.host === undefined) {
            server.emit('clientError', new Error('no Host'), request.socket)
            return
          }
          trackRequest()
          watchArrival(request, response)
          // The client opens its next connection to another process: an idle one that is closed under it would lose its request.
          if (isStopping()) response.shouldKeepAlive = false
          handle(request, response, route)
        },
      )
      // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1).
      server.on('checkExpectation', (request, response) => server.emit('request', request, response))
      const watchArrival = limitArrival(server, timing, timing.checkMs)
      server.setTimeout(60_000)
      return server
    },
  }) as FastifyInstance
}
