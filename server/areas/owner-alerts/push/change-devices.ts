import type { NewPushDevice, PushDevice, PushTestOutcome } from '../../../../contract/admin/push.ts'
import { hourSeconds } from '../../../../contract/durations.ts'
import type { Language } from '../../../../contract/language/languages.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PushClient } from './push.client.ts'
import * as sql from './push.sql.ts'
import { isPublicKey, isPushService } from './push-endpoint.rule.ts'
import { testNotice } from './push-notice.rule.ts'
import { pushAndNote } from './send-push.ts'

export const maxDevices = 10
const testTtlSeconds = 60
const additions: RateLimit = { name: 'push-device', max: 30, seconds: hourSeconds }
const tests: RateLimit = { name: 'push-test', max: 10, seconds: 600 }

/** The devices of one staff member, newest first. */
export async function listDevices(db: Db, userId: string): Promise<PushDevice[]> {
  const found = await sql.listSubscriptions(db, userId)
  return found.map(({ id: _id, device, createdAt, lastSuccessAt, lastFailureAt }) => ({
    ...{ _id, device },
    createdAt: createdAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    lastFailureAt: lastFailureAt?.toISOString() ?? null,
  }))
}

type NewDevice = { subscription: NewPushDevice; device: string; language: Language }

/** Returns the id. A browser has one subscription: it moves to the user who enables it last. */
export async function addDevice(platform: Platform, { userId, session }: SignedInPerson, added: NewDevice): Promise<string> {
  const { db, clock } = platform
  const { device, language } = added
  const { endpoint, keys } = added.subscription
  await consume(platform, additions, userId)
  if (!isPushService(endpoint)) throw new AppError('unknown_push_service')
  if (!isPublicKey(keys.p256dh)) throw new AppError('invalid_input')
  return transact(db, async (tx) => {
    const id = await sql.putSubscription(tx, {
      ...{ userId, session: session ?? '', endpoint, ...keys, device, language },
      ...{ createdAt: clock.now(), maxPerPerson: maxDevices },
    })
    await audit(tx, { who: userId, what: 'push.device-added', subject: userId, details: { device } })
    return id
  })
}

/** The id of this browser's device, which from now on ends with the current session; null if it is none of the user's. */
export async function findCurrentDevice(db: Db, { userId, session }: SignedInPerson, endpoint: string): Promise<string | null> {
  return (await sql.moveToSession(db, { userId, endpoint, session: session ?? '' })) ?? null
}

export async function testDevice(
  platform: Platform,
  push: PushClient,
  { id, userId }: { id: string; userId: string },
): Promise<PushTestOutcome> {
  await consume(platform, tests, userId)
  const subscription = await sql.findOwnSubscription(platform.db, id, userId)
  if (!subscription) throw new AppError('not_found')
  const notice = testNotice(subscription.language)
  const { state } = await pushAndNote(platform, push, { subscription, notice, ttlSeconds: testTtlSeconds })
  return state === 'sent' || state === 'gone' ? state : 'failed'
}

export async function removeDevice(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await sql.deleteOwnSubscription(tx, id, userId))) throw new AppError('not_found')
    await audit(tx, { who: userId, what: 'push.device-removed', subject: userId })
  })
}
