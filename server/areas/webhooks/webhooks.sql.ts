import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { liveEvents, webhooks } = schema

export type WebhookRow = typeof webhooks.$inferSelect

export async function listWebhooks(db: Db): Promise<WebhookRow[]> {
  return db.select().from(webhooks).orderBy(desc(webhooks.createdAt), desc(webhooks.id))
}

/** Locked until `tx` ends. */
export async function lockWebhook(tx: Db, id: string): Promise<WebhookRow | undefined> {
  const [found] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  return found
}

export async function insertWebhook(tx: Db, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row)
}

export async function updateWebhook(tx: Db, id: string, set: Partial<WebhookRow>): Promise<void> {
  await tx.update(webhooks).set(set).where(eq(webhooks.id, id))
}

/** Records how far a delivery came. False if an admin paused or resumed the webhook meanwhile: the delivery ends there. */
export async function saveDelivery(db: Db, id: string, from: number, set: Partial<WebhookRow>): Promise<boolean> {
  const unchanged = and(eq(webhooks.id, id), eq(webhooks.isActive, true), eq(webhooks.sentEventId, from))
  return (await db.update(webhooks).set(set).where(unchanged).returning({ id: webhooks.id })).length > 0
}

export async function deleteWebhook(tx: Db, id: string): Promise<{ url: string } | undefined> {
  const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ url: webhooks.url })
  return gone
}

/**
 * The webhooks that have events to send at `now`, each for this caller alone until `leaseEnds`: `retry_at` doubles as the lease,
 * so that what a process left behind when it was killed is sent by the next one.
 */
export async function claimDueWebhooks(db: Db, { now, leaseEnds, newest }: { now: Date; leaseEnds: Date; newest: number }) {
  const due = db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(eq(webhooks.isActive, true), sql`${webhooks.sentEventId} < ${newest}`, or(isNull(webhooks.retryAt), lte(webhooks.retryAt, now))),
    )
    .for('update', { skipLocked: true })
  return db.update(webhooks).set({ retryAt: leaseEnds }).where(inArray(webhooks.id, due)).returning()
}

export async function findEventsToSend(db: Db, after: number, limit: number) {
  return db.select().from(liveEvents).where(gt(liveEvents.id, after)).orderBy(asc(liveEvents.id)).limit(limit)
}
