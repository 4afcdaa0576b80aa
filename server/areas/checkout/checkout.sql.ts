import { and, eq, lt } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { runStatement } from '../../platform/database/run-statement.ts'
import { defineStatement } from '../../platform/database/statement.ts'

const { idempotencyKeys } = schema

type Claim = { owner: string; key: string; bodyHash: string; orderId: string; createdAt: Date }
export type KeyClaim = { kind: 'ours' } | { kind: 'in-flight' } | { kind: 'known'; orderId: string; isSameBody: boolean }

const insertKey = defineStatement(`
  insert into idempotency_keys (owner, key, body_hash, order_id, created_at) values ($1, $2, $3, $4, $5::timestamptz)
  on conflict do nothing returning key`)

/**
 * Claims a client's idempotency key for a new order. A concurrent claim waits at the unique index until the first
 * transaction ends: then it finds the order, or the key is free again.
 */
export async function claimKey(tx: Db, claim: Claim): Promise<KeyClaim> {
  const { owner, key, bodyHash, orderId, createdAt } = claim
  const taken = await runStatement(tx, insertKey(owner, key, bodyHash, orderId, createdAt.toISOString()))
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
