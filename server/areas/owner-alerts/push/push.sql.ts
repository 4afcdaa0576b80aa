import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { newId } from '../../../../db/new-id.ts'
import { type Db, schema } from '../../../platform/database/client.ts'

const { pushKeys, pushSubscriptions, users } = schema

export type PushKeys = { publicKey: string; privateKey: string }
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect
type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, 'id' | 'failures' | 'lastSuccessAt' | 'lastFailureAt'> & {
  createdAt: Date
}

export async function findPushKeys(db: Db): Promise<PushKeys | undefined> {
  const [keys] = await db.select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys)
  return keys
}

/** Only one pair exists: if another process was faster, its pair stays. */
export async function insertPushKeys(tx: Db, keys: PushKeys): Promise<void> {
  await tx.insert(pushKeys).values(keys).onConflictDoNothing()
}

/** A browser has one subscription: it belongs to the last user who enabled it. */
export async function putSubscription(tx: Db, { maxPerPerson, ...device }: NewSubscription & { maxPerPerson: number }): Promise<string> {
  const { userId } = device
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${userId}`}, 0))`)
  const fresh = { lastSuccessAt: null, lastFailureAt: null, failures: 0 }
  const [stored] = await tx
    .insert(pushSubscriptions)
    .values({ id: newId('psh'), ...device })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...device, ...fresh } })
    .returning({ id: pushSubscriptions.id })
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(maxPerPerson)
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), sql`${pushSubscriptions.id} not in (${newest})`))
  return stored?.id ?? ''
}

/** Newest first. */
export async function listSubscriptions(db: Db, userId: string): Promise<PushSubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
}

/** Moves the subscription to this session. Undefined if the browser is not one of the user's devices. */
export async function moveToSession(db: Db, { userId, endpoint, session }: { userId: string; endpoint: string; session: string }) {
  const [moved] = await db
    .update(pushSubscriptions)
    .set({ session })
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id })
  return moved?.id
}

export async function findOwnSubscription(db: Db, id: string, userId: string): Promise<PushSubscriptionRow | undefined> {
  const [own] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
  return own
}

export async function deleteOwnSubscription(db: Db, id: string, userId: string): Promise<boolean> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id })
  return gone.length > 0
}

/** The push service no longer knows the endpoint. Also matches the endpoint, in case the browser has subscribed again since. */
export async function deleteSubscription(db: Db, { id, endpoint }: Pick<PushSubscriptionRow, 'id' | 'endpoint'>): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function deleteSubscriptionsOf(
  tx: Db,
  { userId, session, except }: { userId: string; session?: string | undefined; except?: string | undefined },
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        session === undefined ? undefined : eq(pushSubscriptions.session, session),
        except === undefined ? undefined : ne(pushSubscriptions.session, except),
      ),
    )
}

const worksHere = and(inArray(users.role, ['staff', 'admin']), isNull(users.blockedAt))

/** The devices of all current staff. */
export async function findRecipients(db: Db): Promise<Pick<PushSubscriptionRow, 'id' | 'language'>[]> {
  return db
    .select({ id: pushSubscriptions.id, language: pushSubscriptions.language })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(worksHere)
}

/** A device, if its owner is current staff. */
export async function findRecipient(db: Db, id: string): Promise<PushSubscriptionRow | undefined> {
  const [found] = await db
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.id, id), worksHere))
  return found?.subscription
}

export async function recordSuccess(db: Db, id: string, at: Date): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSuccessAt: at, failures: 0 }).where(eq(pushSubscriptions.id, id))
}

export async function recordFailure(db: Db, id: string, at: Date): Promise<void> {
  const failures = sql`${pushSubscriptions.failures} + 1`
  await db.update(pushSubscriptions).set({ lastFailureAt: at, failures }).where(eq(pushSubscriptions.id, id))
}
