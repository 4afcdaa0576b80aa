import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { newsletterSubscribers } = schema

type NewSubscriber = Pick<typeof newsletterSubscribers.$inferInsert, 'id' | 'email' | 'language' | 'consentVersion' | 'consentedAt'>

/** An active subscriber stays unchanged; a former one subscribes again, with a new consent. */
export async function putSubscriber(tx: Db, { id, email, ...consent }: NewSubscriber): Promise<void> {
  await tx
    .insert(newsletterSubscribers)
    .values({ id, email, ...consent })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { ...consent, unsubscribedAt: null, unsubscribeTokenHash: null },
      setWhere: isNotNull(newsletterSubscribers.unsubscribedAt),
    })
}

/** Stores a subscriber's token; false if they have one, or are not subscribed. */
export async function giveToken(tx: Db, email: string, unsubscribeTokenHash: string): Promise<boolean> {
  const isWaiting = and(isNull(newsletterSubscribers.unsubscribeTokenHash), isNull(newsletterSubscribers.unsubscribedAt))
  const given = await tx
    .update(newsletterSubscribers)
    .set({ unsubscribeTokenHash })
    .where(and(eq(newsletterSubscribers.email, email), isWaiting))
    .returning({ id: newsletterSubscribers.id })
  return given.length > 0
}

export async function revokeToken(tx: Db, email: string): Promise<void> {
  await tx.update(newsletterSubscribers).set({ unsubscribeTokenHash: null }).where(eq(newsletterSubscribers.email, email))
}

/** Whether the token belongs to a subscriber; a former one stays unchanged. */
export async function endSubscription(tx: Db, unsubscribeTokenHash: string, now: Date): Promise<boolean> {
  const isTheirs = eq(newsletterSubscribers.unsubscribeTokenHash, unsubscribeTokenHash)
  await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: now })
    .where(and(isTheirs, isNull(newsletterSubscribers.unsubscribedAt)))
  const [subscriber] = await tx.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).where(isTheirs)
  return subscriber !== undefined
}

/** With the proof of consent: when, and to which wording. */
export async function findSubscription(db: Db, email: string) {
  const { language, consentVersion, consentedAt, unsubscribedAt } = newsletterSubscribers
  const [subscription] = await db
    .select({ language, consentVersion, consentedAt, unsubscribedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return subscription
}

export async function deleteSubscriber(tx: Db, email: string): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
}

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect

const latestFirst = [sql`${newsletterSubscribers.consentedAt} desc nulls last`, newsletterSubscribers.id] as const

/** A page of subscribers, also former ones, the latest consent first. */
export async function findSubscribers(db: Db, { page, limit, maxCounted }: { page: number; limit: number; maxCounted: number }) {
  const some = db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).limit(maxCounted).as('some')
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .orderBy(...latestFirst)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(some) }
}

/** The next ones after a row of that list. */
export async function findSubscribersAfter(
  db: Db,
  after: Pick<SubscriberRow, 'consentedAt' | 'id'> | undefined,
  limit: number,
): Promise<SubscriberRow[]> {
  const { consentedAt, id } = newsletterSubscribers
  const isLater = after && or(lt(consentedAt, after.consentedAt), and(eq(consentedAt, after.consentedAt), gt(id, after.id)))
  return db
    .select()
    .from(newsletterSubscribers)
    .where(isLater)
    .orderBy(...latestFirst)
    .limit(limit)
}
