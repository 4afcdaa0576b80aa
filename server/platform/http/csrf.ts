import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from './errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses cross-site requests. A browser always sends the origin of such a request, or `cross-site`; programs outside a
 * browser send none and carry no visitor's cookies. Webhooks are calls of other programs by design (gateways, carriers).
 */
export function csrfProtection(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'isStrict'>): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (safe.has(request.method) || request.routeOptions.config.isWebhook) return next()
    next(isForeignOrigin(request.headers, config) ? new AppError('foreign_origin') : undefined)
  })
}

export function isForeignOrigin(
  headers: Record<string, string | string[] | undefined>,
  config: Pick<Config, 'publicUrl' | 'isStrict'>,
): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = headers.origin ?? refererOrigin(headers.referer)
  if (origin === undefined) return false
  if (origin === config.publicUrl) return false
  // In a trial the shop is opened under any name of this machine: its own host is its origin.
  return config.isStrict || typeof origin !== 'string' || !URL.canParse(origin) || new URL(origin).host !== headers.host
}

function refererOrigin(referer: string | string[] | undefined): string | undefined {
  if (typeof referer !== 'string') return undefined
  return URL.canParse(referer) ? new URL(referer).origin : 'null'
}
