import { and, eq, gt, lte } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { cartHandovers } = schema

export type HandoverRow = typeof cartHandovers.$inferSelect

export async function insertHandover(tx: Db, handover: typeof cartHandovers.$inferInsert): Promise<void> {
  await tx.insert(cartHandovers).values(handover)
}

const live = (tokenHash: string, now: Date) => and(eq(cartHandovers.tokenHash, tokenHash), gt(cartHandovers.expiresAt, now))

export async function findHandover(db: Db, tokenHash: string, now: Date): Promise<HandoverRow | undefined> {
  const [handover] = await db.select().from(cartHandovers).where(live(tokenHash, now))
  return handover
}

/** Uses up a link; of concurrent calls one succeeds. */
export async function takeHandover(tx: Db, tokenHash: string, now: Date): Promise<HandoverRow | undefined> {
  const [handover] = await tx.delete(cartHandovers).where(live(tokenHash, now)).returning()
  return handover
}

export async function deleteExpiredHandovers(db: Db, now: Date): Promise<void> {
  await db.delete(cartHandovers).where(lte(cartHandovers.expiresAt, now))
}
