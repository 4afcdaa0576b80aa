import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

export type PaymentRow = typeof schema.payments.$inferSelect

const { orders, payments } = schema

/** The latest payment attempt of an order. Act on it only while the order is locked. */
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

/** The payment with this transaction of the wallet, or of the bank. */
export async function findPaymentByTransaction(db: Db, method: PaymentRow['method'], transId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.transId, transId)))
  return payment
}

/** The payment recorded for a transfer, by the bank's webhook or by an admin. */
export async function findPaymentByBankNumber(db: Db, bankNumber: string | null): Promise<PaymentRow | undefined> {
  if (bankNumber === null) return undefined
  const [payment] = await db.select().from(payments).where(eq(payments.bankNumber, bankNumber))
  return payment
}

/** The number of the order that a transfer is recorded for. */
export async function findOrderOfBankNumber(db: Db, bankNumber: string | null): Promise<string | undefined> {
  if (bankNumber === null) return undefined
  const [noted] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.bankNumber, bankNumber))
  return noted?.orderNumber
}

/**
 * The payments that count for the order, the newest first: one payment, or cash and the deposit before it. The differences
 * of its exchanges are not among them.
 */
export async function findAcceptedPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid'), isNull(payments.exchangeId)))
    .orderBy(desc(payments.attempt))
}

/**
 * All money of an order that a refund may come from: the payments that count for it, the newest first, and then the differences
 * of its exchanges. What came in an exchange was paid with both.
 */
export async function findOrderMoney(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
    .orderBy(sql`${payments.exchangeId} is not null`, desc(payments.attempt))
}

/** The payment of an exchange's difference. */
export async function findPaymentOfExchange(db: Db, exchangeId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.exchangeId, exchangeId), eq(payments.state, 'paid')))
  return payment
}

/** The paid deposit of the order. */
export async function findDeposit(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return (await findAcceptedPayments(db, orderId)).find(({ isDeposit }) => isDeposit)
}

/** Locks the payment until the transaction ends. Lock its order first, always. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw new Error('a payment no longer exists')
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

/** Claims payments that are due for a query. Each goes to one process, which has until `leaseEnds`. */
export async function claimDuePayments(db: Db, { now, leaseEnds, limit }: { now: Date; leaseEnds: Date; limit: number }) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(isNotNull(payments.queryAt), lte(payments.queryAt, now)))
      .orderBy(asc(payments.queryAt))
      .limit(limit)
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

/** Schedules the next query, unless the result has arrived. */
export async function scheduleQuery(db: Db, id: string, queryAt: Date | null): Promise<void> {
  await db
    .update(payments)
    .set({ queryAt })
    .where(and(eq(payments.id, id), isNotNull(payments.queryAt)))
}
