import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { newId } from '../../../db/new-id.ts'
import { type Db, schema } from '../../platform/db.ts'

export type PaymentRow = typeof schema.payments.$inferSelect
export type RefundRow = typeof schema.refunds.$inferSelect

const { payments, paymentMismatches, refunds } = schema

/** The latest try at paying an order. Safe to act upon only while the order is locked. */
export async function findLatestPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.attempt)).limit(1)
  return payment
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

export async function findPaymentByGatewayOrder(db: Db, gatewayOrderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId))
  return payment
}

/** The payment the order counts as paid by. */
export async function findAcceptedPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
  return payment
}

/** The payment, held until the transaction ends. The order is locked first, always. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw new Error('a payment is gone')
  return payment
}

export async function insertPayment(tx: Db, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [written] = await tx.insert(payments).values(payment).returning()
  return written as PaymentRow
}

export async function updatePayment(tx: Db, id: string, change: Partial<PaymentRow>): Promise<PaymentRow> {
  const [changed] = await tx.update(payments).set(change).where(eq(payments.id, id)).returning()
  return changed as PaymentRow
}

/** Whether another payment already carries this transaction of the gateway. */
export async function isTransactionKnown(tx: Db, transId: string, otherThan: string): Promise<boolean> {
  const [known] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.method, 'momo'), eq(payments.transId, transId), ne(payments.id, otherThan)))
  return known !== undefined
}

/** Payments the gateway is to be asked about now. Each goes to one process, which has until `leaseEnds`. */
export async function claimDuePayments(db: Db, { now, leaseEnds, most }: { now: Date; leaseEnds: Date; most: number }) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(isNotNull(payments.queryAt), lte(payments.queryAt, now)))
      .orderBy(asc(payments.queryAt))
      .limit(most)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx
      .update(payments)
      .set({ queryAt: leaseEnds, queries: sql`${payments.queries} + 1` })
      .where(inArray(payments.id, ids))
      .returning()
  })
}

/** When to ask next, unless the answer has come meanwhile. */
export async function scheduleQuery(db: Db, id: string, queryAt: Date | null): Promise<void> {
  await db
    .update(payments)
    .set({ queryAt })
    .where(and(eq(payments.id, id), isNotNull(payments.queryAt)))
}

export async function insertMismatch(tx: Db, mismatch: { at: Date; gatewayOrderId: string; why: string; notice: unknown }): Promise<void> {
  await tx.insert(paymentMismatches).values(mismatch)
}

/** Opens the task of giving a payment's money back, once for each payment. The order is locked. */
export async function insertRefundOnce(tx: Db, refund: Omit<typeof refunds.$inferInsert, 'id'> & { paymentId: string }): Promise<boolean> {
  const [earlier] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, refund.paymentId)).limit(1)
  if (earlier) return false
  await tx.insert(refunds).values({ ...refund, id: newId('rfd') })
  return true
}
