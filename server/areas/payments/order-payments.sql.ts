import { desc, eq } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { findCashOfOrder, type StoredCash } from './cash-on-delivery/cash-ledger.sql.ts'
import type { PaymentRow } from './payments.sql.ts'
import type { RefundRow } from './refunds/refunds.sql.ts'
import { listOpenMismatchesOf, type StoredMismatch } from './unmatched/unmatched-payments.sql.ts'

const { orders, payments, refunds } = schema

export type OrderMoney = {
  order: typeof orders.$inferSelect
  payments: PaymentRow[]
  refunds: RefundRow[]
  mismatches: StoredMismatch[]
  cash: StoredCash[]
}

/** Every payment attempt and every refund of an order, the newest first. */
export async function findOrderMoney(db: Db, orderId: string): Promise<OrderMoney | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return null
  const tries = await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.attempt))
  const back = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(desc(refunds.createdAt), desc(refunds.id))
  const mismatches = await listOpenMismatchesOf(db, orderId)
  return { order, payments: tries, refunds: back, mismatches, cash: await findCashOfOrder(db, orderId) }
}
