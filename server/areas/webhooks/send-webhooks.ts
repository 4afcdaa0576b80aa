import { addSeconds } from '../../../contract/durations.ts'
import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PostWebhook, WebhookReply } from './post-webhook.ts'
import { signedHeaders } from './sign-webhook.ts'
import { retryAfter, webhookEventOf } from './webhook-events.rule.ts'
import { claimDueWebhooks, findEventsToSend, lockWebhook, saveDelivery, updateWebhook, type WebhookRow } from './webhooks.sql.ts'

const maxEventsAtOnce = 100
/** Longer than a round takes, with a receiver that never answers. */
const leaseSeconds = 120
/** A round ends before its lease. */
const roundMs = 60_000

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'log'> & { post: PostWebhook }

/**
 * Sends every webhook the events that it has not had, in their order. The log of live events is written in the transaction of
 * the change, so that none is lost; a receiver may get one twice, with the same `webhook-id`.
 */
export async function sendWebhooks(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const claimed = await claimDueWebhooks(deps.db, { now, leaseEnds: addSeconds(now, leaseSeconds), newest: deps.events.lastId() })
  await Promise.all(claimed.map((webhook) => sendTo(deps, webhook)))
}

async function sendTo(deps: Deps, webhook: WebhookRow): Promise<void> {
  const { db, clock } = deps
  const events = await findEventsToSend(db, webhook.sentEventId, maxEventsAtOnce)
  const begun = performance.now()
  let { sentEventId } = webhook
  let saved = sentEventId
  for (const { id, kind, subject, at } of events) {
    const type = webhookEventOf(kind)
    if (type && webhook.events.includes(type)) {
      if (performance.now() - begun > roundMs) break
      const body = JSON.stringify({ type, timestamp: at.toISOString(), data: { id: subject } })
      const reply = await deps.post(webhook.url, headersOf(webhook, { id: `evt_${webhook.id}_${id}`, body, at: clock.now() }), body)
      if (!isReceived(reply)) return recordFailure(deps, webhook, { reply, sentEventId, saved })
      const result = { failures: 0, lastSentAt: clock.now(), lastResult: String(reply.status) }
      if (!(await saveDelivery(db, webhook.id, saved, { sentEventId: id, ...result }))) return
      saved = id
    }
    sentEventId = id
  }
  await saveDelivery(db, webhook.id, saved, { sentEventId, retryAt: null })
}

function headersOf({ secret, formerSecret, formerSecretUntil }: WebhookRow, message: { id: string; at: Date; body: string }) {
  const isFormerValid = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > message.at
  return signedHeaders(isFormerValid ? [secret, formerSecret] : [secret], message)
}

function isReceived({ status }: WebhookReply): boolean {
  return status !== null && status >= 200 && status < 300
}

async function recordFailure(
  { db, clock, log }: Deps,
  { id }: WebhookRow,
  { reply, sentEventId, saved }: { reply: WebhookReply; sentEventId: number; saved: number },
): Promise<void> {
  const now = clock.now()
  const lastResult = reply.status === null ? reply.problem : String(reply.status)
  await transact(db, async (tx) => {
    const webhook = await lockWebhook(tx, id)
    // Paused or resumed meanwhile: this delivery says nothing about the next one.
    if (!webhook?.isActive || webhook.sentEventId !== saved) return
    const failures = webhook.failures + 1
    const retryAt = reply.status === 410 ? null : retryAfter(failures, now, reply.status === null ? 0 : reply.retryAfterSeconds)
    await updateWebhook(tx, id, {
      ...{ sentEventId, failures, retryAt, lastSentAt: now, lastResult },
      ...(retryAt ? {} : { isActive: false, isDisabled: true }),
    })
    if (!retryAt) await audit(tx, { who: 'shop', what: 'webhook.disabled', subject: id, details: { url: webhook.url, result: lastResult } })
  })
  log.warn({ webhook: id, result: lastResult }, 'a webhook was not received')
}
