import { and, desc, eq, lt } from 'drizzle-orm'
import { isSecret } from '../../../../db/secret-text.ts'
import { type Db, schema } from '../../../platform/database/client.ts'

const { orderDrafts } = schema

export type DraftRow = typeof orderDrafts.$inferSelect
type NewDraft = Pick<DraftRow, 'id' | 'token' | 'body' | 'totalVnd' | 'createdBy' | 'createdAt' | 'updatedAt'>

export async function insertDraft(tx: Db, draft: NewDraft): Promise<DraftRow> {
  const [written] = await tx.insert(orderDrafts).values(draft).returning()
  return written as DraftRow
}

export async function updateDraft(tx: Db, id: string, change: Partial<DraftRow>): Promise<DraftRow> {
  const [changed] = await tx.update(orderDrafts).set(change).where(eq(orderDrafts.id, id)).returning()
  if (!changed) throw new Error('a locked draft no longer exists')
  return changed
}

export async function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  const [draft] = await db.select().from(orderDrafts).where(eq(orderDrafts.id, id))
  return draft
}

/** Locks the draft until the transaction ends. */
export async function lockDraft(tx: Db, id: string): Promise<DraftRow | undefined> {
  const [draft] = await tx.select().from(orderDrafts).where(eq(orderDrafts.id, id)).for('update')
  return draft
}

/** The draft of a customer's link. */
export async function findDraftByToken(db: Db, id: string, token: string): Promise<DraftRow | undefined> {
  const [draft] = await db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.id, id), isSecret(orderDrafts.token, token)))
  return draft
}

export async function listDrafts(db: Db, { page, limit }: { page: number; limit: number }): Promise<{ drafts: DraftRow[]; total: number }> {
  const total = await db.$count(orderDrafts)
  const drafts = await db
    .select()
    .from(orderDrafts)
    .orderBy(desc(orderDrafts.updatedAt), orderDrafts.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { drafts, total }
}

/** Its link ends, and what it held is in the order. */
export async function markOrdered(tx: Db, id: string, orderId: string, now: Date): Promise<void> {
  await updateDraft(tx, id, { orderId, placedAt: now, body: null, updatedAt: now })
}

export async function deleteDraft(tx: Db, id: string): Promise<void> {
  await tx.delete(orderDrafts).where(eq(orderDrafts.id, id))
}

/** Drafts that nobody has changed since, ordered or not. */
export async function deleteOldDrafts(db: Db, before: Date): Promise<void> {
  await db.delete(orderDrafts).where(lt(orderDrafts.updatedAt, before))
}
