import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Config, isTrialShop } from '../config.ts'
import { trackRequests } from '../idle.ts'
import { handleUnroutable } from './error-handler.ts'
import type { IpRateLimit } from './ip-rate-limit.ts'
import { respondToMalformedHttp } from './malformed-http.ts'
import { logOptions } from './request-log.ts'

type HttpServerParts = {
  config: Config
  /** Headers of every response. */
  common: Record<string, string>
  ipRateLimit: IpRateLimit
  /** Handles a request itself, or passes it to the routes. */
  handle: (request: IncomingMessage, response: ServerResponse, route: (request: IncomingMessage, response: ServerResponse) => void) => void
}

/** Closes a request that has not arrived completely by then; checked every two seconds, so that none occupies a connection for thirty. */
const slowest = 25_000

/** Fastify with the shop's limits of size and time. */
export function createHttpServer({ config, common, ipRateLimit, handle }: HttpServerParts): FastifyInstance {
  return Fastify<Server>({
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: slowest,
    keepAliveTimeout: 20_000,
    clientErrorHandler: respondToMalformedHttp(common),
    frameworkErrors: handleUnroutable(common, ipRateLimit, { isTrial: isTrialShop(config) }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_000 },
    serverFactory: (route, options) => {
      const server = createServer(
        { ...options, headersTimeout: 10_000, requestTimeout: slowest, connectionsCheckingInterval: 2_000 },
        (request, response) => handle(request, response, route),
      )
      server.setTimeout(60_000)
      trackRequests(server)
      return server
    },
  }) as FastifyInstance
}
