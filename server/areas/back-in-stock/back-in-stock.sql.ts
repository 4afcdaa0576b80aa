import { asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { stockAlerts } = schema

export type StoredAlert = typeof stockAlerts.$inferSelect

/** An existing alert stays as it is. */
export async function putAlert(tx: Db, alert: typeof stockAlerts.$inferInsert): Promise<void> {
  await tx
    .insert(stockAlerts)
    .values(alert)
    .onConflictDoNothing({ target: [stockAlerts.variantId, stockAlerts.email] })
}

/** The unsubscribe token of an e-mail with other alerts. */
export async function findTokenOf(tx: Db, email: string): Promise<string | undefined> {
  const [known] = await tx.select({ token: stockAlerts.token }).from(stockAlerts).where(eq(stockAlerts.email, email)).limit(1)
  return known?.token
}

export async function findWaitedFor(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ variantId: stockAlerts.variantId }).from(stockAlerts).orderBy(asc(stockAlerts.variantId))
  return rows.map(({ variantId }) => variantId)
}

/** Takes some alerts off the list, oldest first; skips those that another process has locked. */
export async function takeAlerts(tx: Db, variantId: string, most: number): Promise<StoredAlert[]> {
  const next = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(eq(stockAlerts.variantId, variantId))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return tx.delete(stockAlerts).where(inArray(stockAlerts.id, next)).returning()
}

/** Ends all alerts of an e-mail by the link of any of its mails; returns their number. */
export async function endAlerts(tx: Db, token: string): Promise<number> {
  return (await tx.delete(stockAlerts).where(eq(stockAlerts.token, token)).returning({ id: stockAlerts.id })).length
}

/** Who waits for a variant, longest first. */
export async function listAlerts(db: Db, variantId: string, most: number) {
  const { email, createdAt } = stockAlerts
  const own = eq(stockAlerts.variantId, variantId)
  const people = await db.select({ email, createdAt }).from(stockAlerts).where(own).orderBy(asc(createdAt), asc(stockAlerts.id)).limit(most)
  return { people, total: people.length < most ? people.length : await db.$count(stockAlerts, own) }
}

export async function findAlertsOf(db: Db, email: string) {
  const { variantId, language, consentVersion, createdAt } = stockAlerts
  return db.select({ variantId, language, consentVersion, createdAt }).from(stockAlerts).where(eq(stockAlerts.email, email))
}

export async function deleteAlertsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, email))
}

export async function deleteOldAlerts(db: Db, before: Date): Promise<void> {
  await db.delete(stockAlerts).where(lt(stockAlerts.createdAt, before))
}

/** Makes concurrent alerts of one e-mail share one link. */
export async function lockEmail(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`alerts ${email}`}))`)
}
