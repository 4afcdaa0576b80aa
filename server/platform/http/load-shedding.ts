import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInternal } from '../pages/in-process-transport.ts'
import { AppError } from './errors.ts'
import { isHealthCheck } from './health.ts'
import type { IpRateLimit } from './ip-rate-limit.ts'
import type { IsStaticFile } from './static-files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Called by other companies' programs (gateway, bank, carrier) with their own authentication, from few IPs and in bursts:
     * never shed.
     */
    isWebhook?: boolean
    /** Serves stored files without counting, and calls `request.admit()` before any other work. */
    admitsItself?: boolean
  }
  interface FastifyRequest {
    /** Counts the request against its IP and refuses one over the limit (429) or under overload (503). */
    admit(): void
  }
}

type LoadSheddingOptions = {
  ipLimit: IpRateLimit
  isStaticFile: IsStaticFile
  /** Requests that are served even while the process is overloaded; still counted. */
  isUrgent: (request: Pick<FastifyRequest, 'url' | 'method'>) => boolean
  isOverloaded: () => boolean
}

/**
 * Refuses requests before any work: all of them while the process is overloaded, and those of an IP over its limit. Exempt
 * are only real files, health checks, webhooks, and API calls of a page being rendered: half a page is worse than none.
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

/** Monitors the event loop: returns whether the process is far behind with its work. */
export async function monitorLoad(app: FastifyInstance): Promise<() => boolean> {
  // The plugin's own hook would not know about files, webhooks and urgent calls.
  await app.register(underPressure, { maxEventLoopDelay: 2_000, pressureHandler: () => undefined })
  return () => app.isUnderPressure()
}
