import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { pendingSignIns, recoveryCodes, twoFactors } = schema

export async function findTwoFactor(db: Db, userId: string) {
  const [found] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
  return found
}

/** The same, locked until `tx` ends: concurrent codes are checked one after the other. */
export async function lockTwoFactor(tx: Db, userId: string) {
  const [found] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update')
  return found
}

export async function requiresCode(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(twoFactors, and(eq(twoFactors.userId, userId), isNotNull(twoFactors.enabledAt)))) > 0
}

/** Stores a secret for setup; never overwrites an enabled one. False if there is one. */
export async function putSecret(tx: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const put = await tx
    .insert(twoFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({ target: twoFactors.userId, set: { secret, createdAt: now, lastStep: 0 }, setWhere: isNull(twoFactors.enabledAt) })
    .returning({ userId: twoFactors.userId })
  return put.length > 0
}

export async function enableSecret(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.update(twoFactors).set({ enabledAt: now }).where(eq(twoFactors.userId, userId))
}

/** Marks the time step of a code as used. False if it, or a later one, already was. */
export async function spendStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId })
  return used.length > 0
}

export async function deleteTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Replaces the recovery codes. */
export async function putRecoveryCodes(tx: Db, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export async function spendRecoveryCode(tx: Db, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

type Pending = typeof pendingSignIns.$inferInsert

export async function insertPending(tx: Db, pending: Pending): Promise<void> {
  await tx.insert(pendingSignIns).values(pending)
}

export async function findPending(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ userId: pendingSignIns.userId, way: pendingSignIns.way })
    .from(pendingSignIns)
    .where(and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now)))
  return found
}

/** False if a concurrent request has used it. */
export async function takePending(tx: Db, tokenHash: string): Promise<boolean> {
  return (
    (await tx.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash)).returning({ userId: pendingSignIns.userId })).length > 0
  )
}
