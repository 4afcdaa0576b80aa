import type { NewWebhook, Webhook, WebhookChange, WebhookEvent } from '../../../contract/admin/connections/webhooks.ts'
import { addDays } from '../../../contract/durations.ts'
import { newId } from '../../../db/new-id.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { newWebhookSecret } from './sign-webhook.ts'
import { deleteWebhook, insertWebhook, listWebhooks, lockWebhook, updateWebhook, type WebhookRow } from './webhooks.sql.ts'

const maxWebhooks = 20

export async function readWebhooks(db: Db): Promise<Webhook[]> {
  return (await listWebhooks(db)).map(presentWebhook)
}

function presentWebhook({
  id,
  url,
  events,
  description,
  lastSentAt,
  lastResult,
  retryAt,
  failures,
  createdAt,
  ...row
}: WebhookRow): Webhook {
  const state = row.isDisabled ? 'disabled' : !row.isActive ? 'paused' : failures > 0 ? 'failing' : 'active'
  return {
    ...{ _id: id, url, events: events as WebhookEvent[], description, state, lastResult },
    lastSentAt: lastSentAt?.toISOString() ?? null,
    retryAt: state === 'failing' ? (retryAt?.toISOString() ?? null) : null,
    createdAt: createdAt.toISOString(),
  }
}

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>

/** Adds a webhook, which gets the events from now on. Its secret is returned once. */
export async function addWebhook(
  { db, clock, events }: Deps,
  webhook: NewWebhook,
  adminId: string,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [newId('whk'), newWebhookSecret()]
  await transact(db, async (tx) => {
    if ((await listWebhooks(tx)).length >= maxWebhooks) throw new AppError('too_many_webhooks')
    await insertWebhook(tx, {
      ...{ id, secret, url: webhook.url, events: webhook.events, description: webhook.description ?? '' },
      ...{ sentEventId: events.lastId(), createdBy: adminId, createdAt: clock.now() },
    })
    await audit(tx, { who: adminId, what: 'webhook.added', subject: id, details: { url: webhook.url } })
  })
  return { id, secret }
}

/**
 * Changes a webhook. Switched on again, it gets the events from then on. Returns a new secret if one was asked for.
 */
export async function changeWebhook(
  { db, clock, events }: Deps,
  { id, change, adminId }: { id: string; change: WebhookChange; adminId: string },
): Promise<{ secret?: string }> {
  const { rotateSecret, active, ...fields } = change
  return transact(db, async (tx) => {
    const webhook = await lockWebhook(tx, id)
    if (!webhook) throw new AppError('not_found')
    const secret = rotateSecret ? newWebhookSecret() : undefined
    const isResumed = active === true && !webhook.isActive
    await updateWebhook(tx, id, {
      ...fields,
      ...(active === undefined ? {} : { isActive: active }),
      ...(isResumed ? { isDisabled: false, failures: 0, retryAt: null, sentEventId: events.lastId() } : {}),
      ...(secret ? { secret, formerSecret: webhook.secret, formerSecretUntil: addDays(clock.now(), 1) } : {}),
    })
    await audit(tx, { who: adminId, what: 'webhook.changed', subject: id, details: { url: fields.url ?? webhook.url } })
    return secret ? { secret } : {}
  })
}

export async function removeWebhook(db: Db, id: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    const gone = await deleteWebhook(tx, id)
    if (!gone) throw new AppError('not_found')
    await audit(tx, { who: adminId, what: 'webhook.removed', subject: id, details: gone })
  })
}
