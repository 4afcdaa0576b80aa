import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { productColors, products, stockAlerts, variants } = schema

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
export async function takeAlerts(tx: Db, variantId: string, limit: number): Promise<StoredAlert[]> {
  const next = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(eq(stockAlerts.variantId, variantId))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx.delete(stockAlerts).where(inArray(stockAlerts.id, next)).returning()
}

/** Ends all alerts of an e-mail by the link of any of its mails; returns their number. */
export async function endAlerts(tx: Db, token: string): Promise<number> {
  return (await tx.delete(stockAlerts).where(eq(stockAlerts.token, token)).returning({ id: stockAlerts.id })).length
}

/** Who waits for a variant, longest first. */
export async function listAlerts(db: Db, variantId: string, limit: number) {
  const { email, createdAt } = stockAlerts
  const own = eq(stockAlerts.variantId, variantId)
  const people = await db
    .select({ email, createdAt })
    .from(stockAlerts)
    .where(own)
    .orderBy(asc(createdAt), asc(stockAlerts.id))
    .limit(limit)
  return { people, total: people.length < limit ? people.length : await db.$count(stockAlerts, own) }
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

const waitingRow = {
  ...{ id: stockAlerts.id, email: stockAlerts.email, language: stockAlerts.language, createdAt: stockAlerts.createdAt },
  consentVersion: stockAlerts.consentVersion,
  ...{ productId: products.id, name: products.name, nameEn: products.nameEn, sku: products.sku },
  ...{ color: productColors.color, colorEn: productColors.colorEn, size: variants.size },
  free: sql<number>`${variants.onHand} - ${variants.reserved}`,
}

function waitingRows(db: Db) {
  return db
    .select(waitingRow)
    .from(stockAlerts)
    .innerJoin(variants, eq(variants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(productColors, eq(productColors.id, variants.colorId))
    .orderBy(sql`${stockAlerts.createdAt} desc nulls last`, stockAlerts.id)
    .$dynamic()
}
export type WaitingRow = Awaited<ReturnType<typeof findWaiting>>['rows'][number]

/** A page of everybody who waits, the latest first. */
export async function findWaiting(db: Db, { page, limit, maxCounted }: { page: number; limit: number; maxCounted: number }) {
  const some = db.select({ id: stockAlerts.id }).from(stockAlerts).limit(maxCounted).as('some')
  const rows = await waitingRows(db)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(some) }
}

/** The next ones after a row of that list. */
export async function findWaitingAfter(
  db: Db,
  after: Pick<WaitingRow, 'createdAt' | 'id'> | undefined,
  limit: number,
): Promise<WaitingRow[]> {
  const { createdAt, id } = stockAlerts
  const isLater = after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)))
  return waitingRows(db).where(isLater).limit(limit)
}
