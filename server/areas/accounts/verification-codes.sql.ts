import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { mailProofs, users } = schema

export type CodeKind = (typeof mailProofs.$inferSelect)['kind']

/** One of each kind per user: a new one replaces the old, which becomes invalid. */
export async function putCode(
  tx: Db,
  proof: { userId: string; kind: CodeKind; secretHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, kind, now, ...fresh } = proof
  const values = { ...fresh, tries: 0, createdAt: now }
  await tx
    .insert(mailProofs)
    .values({ userId, kind, ...values })
    .onConflictDoUpdate({ target: [mailProofs.userId, mailProofs.kind], set: values })
}

/** Uses up one attempt at the user's code, and returns the expected value; counted before the comparison. */
export async function tryCode(tx: Db, userId: string, now: Date, most: number): Promise<string | undefined> {
  const [proof] = await tx
    .update(mailProofs)
    .set({ tries: sql`${mailProofs.tries} + 1` })
    .where(and(eq(mailProofs.userId, userId), eq(mailProofs.kind, 'email-code'), gt(mailProofs.expiresAt, now), lt(mailProofs.tries, most)))
    .returning({ secretHash: mailProofs.secretHash })
  return proof?.secretHash
}

const liveReset = (secretHash: string, now: Date) =>
  and(eq(mailProofs.secretHash, secretHash), inArray(mailProofs.kind, ['password-reset', 'password-link']), gt(mailProofs.expiresAt, now))

/** The owner of a reset link; undefined for an expired or unknown one. */
export async function findResetOwner(db: Db, secretHash: string, now: Date) {
  const [owner] = await db
    .select({ email: users.email, username: users.username })
    .from(mailProofs)
    .innerJoin(users, eq(users.id, mailProofs.userId))
    .where(liveReset(secretHash, now))
  return owner
}

/** Uses up a reset link; returns its owner, and whether it came by mail. */
export async function takeReset(tx: Db, secretHash: string, now: Date): Promise<{ userId: string; isByMail: boolean } | undefined> {
  const { userId, kind } = mailProofs
  const [proof] = await tx.delete(mailProofs).where(liveReset(secretHash, now)).returning({ userId, kind })
  return proof && { userId: proof.userId, isByMail: proof.kind === 'password-reset' }
}

export async function deleteCode(tx: Db, userId: string, kind: CodeKind): Promise<void> {
  await tx.delete(mailProofs).where(and(eq(mailProofs.userId, userId), eq(mailProofs.kind, kind)))
}
