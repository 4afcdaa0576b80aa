import { and, asc, eq } from 'drizzle-orm'
import type { Child } from '../../../../contract/children.ts'
import { type Db, schema } from '../../../platform/database/client.ts'

const { children, users } = schema

type Owned = { userId: string; childId: string }

/** Serializes changes of a user's children. */
export async function lockChildren(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** In the sequence in which they were added. */
export async function listChildren(db: Db, userId: string): Promise<Child[]> {
  const rows = await db.select().from(children).where(eq(children.userId, userId)).orderBy(asc(children.createdAt), asc(children.id))
  return rows.map(({ id, nickname, birthMonth, heightMm, weightGrams, measuredOn }) => ({
    childId: id,
    nickname,
    birthMonth,
    heightCm: heightMm === null ? null : heightMm / 10,
    weightKg: weightGrams === null ? null : weightGrams / 1_000,
    measuredOn,
  }))
}

export async function upsertChild(tx: Db, userId: string, child: Child, now: Date): Promise<void> {
  const { childId, nickname, birthMonth, heightCm, weightKg, measuredOn } = child
  const columns = {
    nickname,
    birthMonth,
    heightMm: heightCm === null ? null : Math.round(heightCm * 10),
    weightGrams: weightKg === null ? null : Math.round(weightKg * 1_000),
    measuredOn,
  }
  await tx
    .insert(children)
    .values({ ...columns, userId, id: childId, createdAt: now })
    .onConflictDoUpdate({ target: [children.userId, children.id], set: columns })
}

export async function deleteChildRow(tx: Db, { userId, childId }: Owned): Promise<void> {
  await tx.delete(children).where(and(eq(children.userId, userId), eq(children.id, childId)))
}

export async function deleteChildrenOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(children).where(eq(children.userId, userId))
}
