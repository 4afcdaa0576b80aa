import type { FastifyRequest } from 'fastify'
import { minuteMs } from '../../../../contract/durations.ts'
import { anonymous, type Person } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken } from '../tokens.ts'
import { scopeOfRoute } from './api-key-scope.rule.ts'
import { isApiKeyShaped } from './api-key-secret.ts'
import { findApiKey, touchApiKey } from './api-keys.sql.ts'

const requestsPerKey: RateLimit = { name: 'api-key', max: 600, seconds: 60, scalesWithTraffic: true }
/** How long use of a key may go unrecorded. */
const touchMs = 5 * minuteMs

/**
 * The admin whose key a request carries, or undefined without one. A key that is wrong, expired or revoked is refused, so that
 * nobody takes a stranger's answer for their own; so is a call outside of its scopes. Cookies beside a key do not count.
 */
export async function identifyApiKey(platform: Platform, request: FastifyRequest): Promise<Person | undefined> {
  // Gateways and carriers prove themselves in their own ways.
  if (request.routeOptions.config.isWebhook) return undefined
  const secret = /^bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (secret === undefined) return undefined
  const now = platform.clock.now()
  const key = isApiKeyShaped(secret) ? await findApiKey(platform.db, hashToken(secret), now) : undefined
  if (!key) throw new AppError('wrong_api_key')
  const { method, url = '' } = request.routeOptions
  const scope = scopeOfRoute([method].flat()[0] ?? request.method, url)
  if (!request.is404 && (scope === null || !key.scopes.includes(scope))) throw new AppError('api_key_not_allowed')
  await consume(platform, requestsPerKey, key.id)
  if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) > touchMs) await touchApiKey(platform.db, key.id, now)
  return { ...anonymous, userId: key.userId, role: 'admin', apiKeyId: key.id, isProtected: platform.config.isAdminProtected }
}
