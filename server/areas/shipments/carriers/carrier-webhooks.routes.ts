import { createHash, timingSafeEqual } from 'node:crypto'
import formbody from '@fastify/formbody'
import { z } from 'zod'
import { Failure } from '../../../../contract/errors.ts'
import { isDatabaseDown } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { ParcelDeps } from '../move-shipment.ts'
import type { CarrierAdapter } from './carrier-adapter.ts'
import { carriers } from './carriers.ts'
import { handleCarrierEvent } from './handle-carrier-webhook.ts'

const WebhookResponse = z.object({ message: z.string() })
const maxBody = 64 * 1024

/**
 * The carriers' webhooks. Without a configured secret the URL does not exist; with it, every call that shows the
 * secret gets 200 whatever its content, because a carrier cannot correct anything.
 */
export function carrierWebhookRoutes(app: App, deps: ParcelDeps): void {
  app.register(async (scope) => {
    scope.register(formbody, { bodyLimit: maxBody })
    for (const carrier of carriers) respondToCarrier(scope as unknown as App, deps, carrier)
  })
}

function respondToCarrier(app: App, deps: ParcelDeps, carrier: CarrierAdapter): void {
  const { config, log } = deps.platform
  const schema = { tags: ['shipments'], body: z.unknown(), response: { 200: WebhookResponse, 403: Failure, 404: Failure } }
  app.post(
    `/api/shipments/hooks/${carrier.path}`,
    { config: { isWebhook: true }, schema, bodyLimit: maxBody },
    async ({ query, headers, body }) => {
      const secret = config.carrierSecrets[carrier.name]
      if (!secret) throw new AppError('not_found')
      if (!isSame(carrier.secretIn({ query, headers, body }), secret)) throw new AppError('forbidden')
      const notice = carrier.readNotice(body)
      if (!notice) {
        log.warn({ carrier: carrier.name }, 'a carrier webhook names no parcel')
        return { message: 'ignored' }
      }
      try {
        return { message: await handleCarrierEvent(deps, carrier.name, notice) }
      } catch (error) {
        if (isDatabaseDown(error)) throw error
        log.error({ err: error, carrier: carrier.name, code: notice.code }, 'a carrier webhook could not be handled')
        return { message: 'failed' }
      }
    },
  )
}

/** Compares in constant time. */
function isSame(shown: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof shown === 'string' && timingSafeEqual(digest(shown), digest(secret))
}
