import { createHash, timingSafeEqual } from 'node:crypto'
import formbody from '@fastify/formbody'
import { z } from 'zod'
import { Failure } from '../../../contract/errors.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { isDatabaseDown } from '../../platform/transact.ts'
import { type CarrierDialect, carriers } from './carriers.ts'
import { hearCarrier } from './hear-carrier.ts'
import type { ParcelRoom } from './move-shipment.ts'

const Heard = z.object({ message: z.string() })
const maxBody = 64 * 1024

/**
 * Where carriers tell what happens to parcels. Without a secret in the configuration there is no such address;
 * with it, every call that shows the secret is answered with 200, whatever it says: a carrier cannot mend anything.
 */
export function carrierHookRoutes(app: Shop, room: ParcelRoom): void {
  app.register(async (scope) => {
    scope.register(formbody, { bodyLimit: maxBody })
    for (const carrier of carriers) answerCarrier(scope as unknown as Shop, room, carrier)
  })
}

function answerCarrier(app: Shop, room: ParcelRoom, carrier: CarrierDialect): void {
  const { config, log } = room.platform
  const schema = { tags: ['shipments'], body: z.unknown(), response: { 200: Heard, 403: Failure, 404: Failure } }
  app.post(
    `/api/shipments/hooks/${carrier.path}`,
    { config: { isWebhook: true }, schema, bodyLimit: maxBody },
    async ({ query, headers, body }) => {
      const secret = config.carrierSecrets[carrier.name]
      if (!secret) throw new AppError('not_found')
      if (!isSame(carrier.secretIn({ query, headers, body }), secret)) throw new AppError('forbidden')
      const notice = carrier.readNotice(body)
      if (!notice) {
        log.warn({ carrier: carrier.name }, 'a carrier said nothing about a parcel')
        return { message: 'ignored' }
      }
      try {
        return { message: await hearCarrier(room, carrier.name, notice) }
      } catch (error) {
        if (isDatabaseDown(error)) throw error
        log.error({ err: error, carrier: carrier.name, code: notice.code }, 'a carrier could not be heard')
        return { message: 'failed' }
      }
    },
  )
}

/** Takes the same time whatever is shown. */
function isSame(shown: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof shown === 'string' && timingSafeEqual(digest(shown), digest(secret))
}
