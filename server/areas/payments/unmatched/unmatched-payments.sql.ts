import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MismatchesQuery } from '../../../../contract/admin/unmatched-payments.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { publish } from '../../../platform/live-events.ts'

const { orders, paymentMismatches, users } = schema

export type MismatchRow = typeof paymentMismatches.$inferSelect
export type NewMismatch = Omit<typeof paymentMismatches.$inferInsert, 'id' | 'seenAt' | 'seenBy' | 'seenNote'>
/** A mismatch with its order and the name of the admin who resolved it. */
export type StoredMismatch = {
  mismatch: MismatchRow
  order: Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'shippingAddress'> | null
  seenBy: Pick<typeof users.$inferSelect, 'fullName' | 'username'> | null
}

export async function insertMismatch(tx: Db, mismatch: NewMismatch): Promise<void> {
  await tx.insert(paymentMismatches).values(mismatch)
  await publish(tx, 'mismatch-changed', mismatch.orderId ?? '')
}

/**
 * Whether a mismatch with this id is recorded already; with `notice`, an identical one. Serializes these checks until
 * the transaction ends: two concurrent ones would both record it.
 */
export async function hasMismatch(tx: Db, gatewayOrderId: string, notice?: unknown): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mismatch ${gatewayOrderId}`}))`)
  const same = notice === undefined ? undefined : eq(paymentMismatches.notice, notice)
  return (await tx.$count(paymentMismatches, and(eq(paymentMismatches.gatewayOrderId, gatewayOrderId), same))) > 0
}

export async function countOpenMismatches(db: Db): Promise<number> {
  return db.$count(paymentMismatches, isNull(paymentMismatches.seenAt))
}

export async function findMismatchPage(
  db: Db,
  { page, limit, status }: MismatchesQuery,
): Promise<{ mismatches: StoredMismatch[]; total: number }> {
  const { seenAt, at, id } = paymentMismatches
  const where = status === 'seen' ? isNotNull(seenAt) : isNull(seenAt)
  const [counted] = await db.select({ total: count() }).from(paymentMismatches).where(where)
  const mismatches = await selectMismatches(db)
    .where(where)
    .orderBy(desc(status === 'seen' ? seenAt : at), desc(id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { mismatches, total: counted?.total ?? 0 }
}

/** The unresolved mismatches of an order. */
export async function listOpenMismatchesOf(db: Db, orderId: string): Promise<StoredMismatch[]> {
  const { at, id, seenAt } = paymentMismatches
  return selectMismatches(db)
    .where(and(eq(paymentMismatches.orderId, orderId), isNull(seenAt)))
    .orderBy(desc(at), desc(id))
}

export async function findMismatch(db: Db, id: number): Promise<StoredMismatch | undefined> {
  const [found] = await selectMismatches(db).where(eq(paymentMismatches.id, id))
  return found
}

/** Undefined where it was resolved already. */
export async function setMismatchSeen(
  tx: Db,
  id: number,
  seen: { seenAt: Date; seenBy: string; seenNote: string },
): Promise<MismatchRow | undefined> {
  const [changed] = await tx
    .update(paymentMismatches)
    .set(seen)
    .where(and(eq(paymentMismatches.id, id), isNull(paymentMismatches.seenAt)))
    .returning()
  if (changed) await publish(tx, 'mismatch-changed', changed.orderId ?? '')
  return changed
}

function selectMismatches(db: Db) {
  return db
    .select({
      mismatch: paymentMismatches,
      order: { id: orders.id, orderNumber: orders.orderNumber, shippingAddress: orders.shippingAddress },
      seenBy: { fullName: users.fullName, username: users.username },
    })
    .from(paymentMismatches)
    .leftJoin(orders, eq(orders.id, paymentMismatches.orderId))
    .leftJoin(users, eq(users.id, paymentMismatches.seenBy))
}
