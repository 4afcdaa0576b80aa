import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { RefundsQuery } from '../../../../contract/admin/payments.ts'
import { newId } from '../../../../db/new-id.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { publish } from '../../../platform/live-events.ts'

export type RefundRow = typeof schema.refunds.$inferSelect
export type NewRefund = Omit<typeof schema.refunds.$inferInsert, 'id'>

const { refunds, orders, payments } = schema

/** A refund with its order and the payment it is taken from, for its admin page. */
export type StoredRefund = RefundRow & { order: typeof orders.$inferSelect; payment: typeof payments.$inferSelect | null }

export async function insertRefund(tx: Db, refund: NewRefund): Promise<RefundRow> {
  const [written] = await tx
    .insert(refunds)
    .values({ ...refund, id: newId('rfd') })
    .returning()
  await publish(tx, 'refund-changed', refund.orderId)
  return written as RefundRow
}

export async function updateRefund(tx: Db, id: string, change: Partial<RefundRow>): Promise<RefundRow> {
  const [changed] = await tx.update(refunds).set(change).where(eq(refunds.id, id)).returning()
  if (!changed) throw new Error('a refund no longer exists')
  await publish(tx, 'refund-changed', changed.orderId)
  return changed
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

/** Locks the refund until the transaction ends. Lock its order first, always. */
export async function lockRefund(tx: Db, id: string): Promise<RefundRow> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (!refund) throw new Error('a refund no longer exists')
  return refund
}

/** All refunds of an order, the oldest first. Their sum is stable while the order is locked. */
export async function findRefundsOf(tx: Db, orderId: string): Promise<RefundRow[]> {
  return tx.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** Refunds of cash that was not with the shop yet, which belong to its payment once it arrives. */
export async function setPaymentOfRefunds(tx: Db, orderId: string, paymentId: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ paymentId })
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.paymentId)))
}

/** Counts the refunds of a payment that are not withdrawn. */
export async function countRefundsOfPayment(db: Db, paymentId: string): Promise<number> {
  return db.$count(refunds, and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'withdrawn')))
}

export async function findStoredRefund(db: Db, id: string): Promise<StoredRefund | undefined> {
  const [found] = await selectRefunds(db).where(eq(refunds.id, id))
  return found && { ...found.refunds, order: found.orders, payment: found.payments }
}

export async function findRefundPage(
  db: Db,
  { page, limit, status, orderId }: RefundsQuery,
): Promise<{ refunds: StoredRefund[]; total: number }> {
  const where = and(status?.length ? inArray(refunds.state, status) : undefined, orderId ? eq(refunds.orderId, orderId) : undefined)
  const [counted] = await db.select({ total: count() }).from(refunds).where(where)
  const rows = await selectRefunds(db)
    .where(where)
    .orderBy(desc(refunds.createdAt), asc(refunds.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { refunds: rows.map((row) => ({ ...row.refunds, order: row.orders, payment: row.payments })), total: counted?.total ?? 0 }
}

function selectRefunds(db: Db) {
  return db.select().from(refunds).innerJoin(orders, eq(orders.id, refunds.orderId)).leftJoin(payments, eq(payments.id, refunds.paymentId))
}

/** Claims refunds that are due for a query. Each goes to one process, which has until `leaseEnds`. */
export async function claimDueRefunds(db: Db, { now, leaseEnds, limit }: { now: Date; leaseEnds: Date; limit: number }) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(isNotNull(refunds.askAt), lte(refunds.askAt, now)))
      .orderBy(asc(refunds.askAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx
      .update(refunds)
      .set({ askAt: leaseEnds, queries: sql`${refunds.queries} + 1` })
      .where(inArray(refunds.id, ids))
      .returning()
  })
}
