import { and, eq, lt } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { idempotencyKeys } = schema

type Claim = { owner: string; key: string; bodyHash: string; orderId: string; createdAt: Date }
export type KeyClaim = { kind: 'ours' } | { kind: 'in-flight' } | { kind: 'known'; orderId: string; isSameBody: boolean }

/**
 * Claims a client's idempotency key for a new order. A concurrent claim waits at the unique index until the first
 * transaction ends: then it finds the order, or the key is free again.
 */
export async function claimKey(tx: Db, claim: Claim): Promise<KeyClaim> {
  const taken = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning({ key: idempotencyKeys.key })
  if (taken.length > 0) return { kind: 'ours' }
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, claim.owner), eq(idempotencyKeys.key, claim.key)))
  if (!known) return { kind: 'in-flight' }
  return { kind: 'known', orderId: known.orderId, isSameBody: known.bodyHash === claim.bodyHash }
}

export async function sweepKeys(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}
