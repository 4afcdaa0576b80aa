import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInternal } from '../pages/in-process-transport.ts'
import { AppError } from './errors.ts'
import { isHealthCheck } from './health.ts'
import type { IpRateLimit } from './ip-rate-limit.ts'
import type { IsStaticFile } from './static-files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by another company's program (gateway, bank, carrier) with a proof of its own, from few IPs and in bursts: never turned away. */
    isWebhook?: boolean
    /** Serves files that are stored already, uncounted, and calls `request.admit()` before it does anything else. */
    admitsItself?: boolean
  }
  interface FastifyRequest {
    /** Counts the request against its IP and refuses it (429, 503) where it is one too many. */
    admit(): void
  }
}

type LoadSheddingOptions = {
  ipLimit: IpRateLimit
  isStaticFile: IsStaticFile
  /** Whom it would hurt to be turned away while the process is overloaded; still counted. */
  isUrgent: (request: Pick<FastifyRequest, 'url' | 'method'>) => boolean
  isOverloaded: () => boolean
}

/**
 * Turns requests away before anything is done for them: all while the process is overloaded, and those of an IP that
 * has made too many. Free are only real files, health checks, webhooks, and what a page being rendered asks the API: half a page is worse than none.
 */
export function shedLoad(app: FastifyInstance, { ipLimit, isStaticFile, isUrgent, isOverloaded }: LoadSheddingOptions): void {
  function admit(request: FastifyRequest): void {
    if (isOverloaded() && !isUrgent(request)) throw new AppError('unavailable', { retryAfter: 2 })
    const wait = ipLimit.count(request.ip)
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait })
  }

  app.decorateRequest('admit', function (this: FastifyRequest) {
    admit(this)
  })
  app.addHook('onRequest', async (request) => {
    const { isWebhook, admitsItself } = request.routeOptions.config
    if (isWebhook || admitsItself || isStaticFile(request) || isInternal(request.headers) || isHealthCheck(request.url)) return
    admit(request)
  })
}

/** Watches the event loop: says whether the process is far behind with its work. */
export async function monitorLoad(app: FastifyInstance): Promise<() => boolean> {
  // Its own hook would know nothing of files, webhooks and urgent calls.
  await app.register(underPressure, { maxEventLoopDelay: 2_000, pressureHandler: () => undefined })
  return () => app.isUnderPressure()
}
