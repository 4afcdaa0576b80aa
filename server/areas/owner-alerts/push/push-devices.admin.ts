import { z } from 'zod'
import { CurrentPushDevice, NewPushDevice, type PushDevice, PushDevices, PushEndpoint, PushTest } from '../../../../contract/admin/push.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deviceName } from '../../accounts/accounts.ts'
import type { PushClient } from './push.client.ts'
import { deleteOwnSubscription, findOwnSubscription, listSubscriptions, moveToSession, type PushKeys, putSubscription } from './push.sql.ts'
import { isPublicKey, isPushService } from './push-endpoint.rule.ts'
import { testNotice } from './push-notice.rule.ts'
import { pushAndNote } from './send-push.ts'

export const maxDevices = 10
const testTtlSeconds = 60
const additions: RateLimit = { name: 'push-device', most: 30, seconds: 3_600 }
const tests: RateLimit = { name: 'push-test', most: 10, seconds: 600 }

const tags = ['admin']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 429: Failure }

type PushParts = { readKeys: () => Promise<PushKeys>; push: PushClient }

/** The devices that notify a staff member of new orders: each user sees their own. */
export function pushDeviceRoutes(app: App, platform: Platform, { readKeys, push }: PushParts): void {
  const { db, clock } = platform
  const readDevices = async (userId: string): Promise<PushDevices> => {
    const { publicKey } = await readKeys()
    return { data: { publicKey, devices: (await listSubscriptions(db, userId)).map(describe) } }
  }

  const list = { tags, response: { 200: PushDevices, ...refusals } }
  app.get('/api/admin/push/devices', { ...forStaff, schema: list }, (request) => readDevices(requireStaff(request).userId))

  const add = { tags, body: NewPushDevice, response: { 201: CurrentPushDevice, ...refusals } }
  app.post('/api/admin/push/devices', { ...forStaff, schema: add }, async (request, reply) => {
    const { userId, session } = requireStaff(request)
    const { endpoint, keys } = request.body
    await consume(platform, additions, userId)
    if (!isPushService(endpoint)) throw new AppError('unknown_push_service')
    if (!isPublicKey(keys.p256dh)) throw new AppError('invalid_input')
    const device = deviceName(request.headers['user-agent'] ?? '')
    const language = languageOf(request.raw, true)
    const deviceId = await transact(db, async (tx) => {
      const id = await putSubscription(tx, {
        ...{ userId, session: session ?? '', endpoint, ...keys, device, language },
        ...{ createdAt: clock.now(), maxPerPerson: maxDevices },
      })
      await audit(tx, { who: userId, what: 'push.device-added', subject: userId, details: { device } })
      return id
    })
    return reply.code(201).send({ data: { deviceId } })
  })

  const current = { tags, body: PushEndpoint, response: { 200: CurrentPushDevice, ...refusals } }
  app.post('/api/admin/push/devices/current', { ...forStaff, schema: current }, async (request) => {
    const { userId, session } = requireStaff(request)
    const deviceId = await moveToSession(db, { userId, endpoint: request.body.endpoint, session: session ?? '' })
    return { data: { deviceId: deviceId ?? null } }
  })

  const params = z.object({ id: Id })
  const test = { tags, params, response: { 200: PushTest, ...refusals } }
  app.post('/api/admin/push/devices/:id/test', { ...forStaff, schema: test }, async (request) => {
    const { userId } = requireStaff(request)
    await consume(platform, tests, userId)
    const subscription = await findOwnSubscription(db, request.params.id, userId)
    if (!subscription) throw new AppError('not_found')
    const notice = testNotice(subscription.language)
    const { state } = await pushAndNote(platform, push, { subscription, notice, ttlSeconds: testTtlSeconds })
    return { data: { outcome: state === 'sent' || state === 'gone' ? state : ('failed' as const) } }
  })

  const remove = { tags, params, response: { 200: PushDevices, ...refusals } }
  app.delete('/api/admin/push/devices/:id', { ...forStaff, schema: remove }, async (request) => {
    const { userId } = requireStaff(request)
    await transact(db, async (tx) => {
      if (!(await deleteOwnSubscription(tx, request.params.id, userId))) throw new AppError('not_found')
      await audit(tx, { who: userId, what: 'push.device-removed', subject: userId })
    })
    return readDevices(userId)
  })
}

function describe({
  id: _id,
  device,
  createdAt,
  lastSuccessAt,
  lastFailureAt,
}: Awaited<ReturnType<typeof listSubscriptions>>[number]): PushDevice {
  return {
    ...{ _id, device },
    createdAt: createdAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    lastFailureAt: lastFailureAt?.toISOString() ?? null,
  }
}
