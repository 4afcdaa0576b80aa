import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { apiKeys, users } = schema

const maker = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`
/** A key is valid only while its maker is an admin who can sign in. */
const isFromAdmin = and(eq(users.id, apiKeys.createdBy), eq(users.role, 'admin'), isNull(users.blockedAt))
const isValidAt = (now: Date) => or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now))

/** The valid keys, the newest first. */
export async function listApiKeys(db: Db, now: Date) {
  return db
    .select({ key: apiKeys, createdBy: maker })
    .from(apiKeys)
    .innerJoin(users, isFromAdmin)
    .where(isValidAt(now))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
}

export async function findApiKey(db: Db, keyHash: string, now: Date) {
  const [found] = await db
    .select({ id: apiKeys.id, scopes: apiKeys.scopes, lastUsedAt: apiKeys.lastUsedAt, userId: apiKeys.createdBy })
    .from(apiKeys)
    .innerJoin(users, isFromAdmin)
    .where(and(eq(apiKeys.keyHash, keyHash), isValidAt(now)))
  return found
}

export async function countApiKeys(db: Db): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys)
  return row?.keys ?? 0
}

export async function insertApiKey(tx: Db, row: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(row)
}

export async function touchApiKey(db: Db, id: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id))
}

export async function deleteApiKey(tx: Db, id: string): Promise<{ name: string } | undefined> {
  const [gone] = await tx.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ name: apiKeys.name })
  return gone
}

export async function sweepApiKeys(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(apiKeys).where(sql`${apiKeys.expiresAt} <= ${expiredBefore.toISOString()}::timestamptz`)
}
