import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { publish } from '../../../platform/live-events.ts'
import { lineOfExchange, type ReturnState } from '../exchanges/goods.rule.ts'
import type { OrderLineRow, OrderRow } from '../orders.sql.ts'
import { inspectedOf } from './return-units.rule.ts'

const { orderExchanges, orderLines, orderReturnLines, orderReturns, orders, refunds } = schema

export type ReturnRow = typeof orderReturns.$inferSelect
export type ReturnLineRow = typeof orderReturnLines.$inferSelect
/** With its lines, its order, and its refund. */
export type StoredReturn = {
  case: ReturnRow
  /** `line`: the goods as a line; `ordered`: the line of the order. */
  lines: { returned: ReturnLineRow; line: OrderLineRow; ordered: OrderLineRow }[]
  order: { id: string; orderNumber: string; shippingAddress: { fullName: string; phone: string } }
  refund: { state: (typeof refunds.$inferSelect)['state']; amountVnd: number } | null
}

async function withLines(db: Db, found: Omit<StoredReturn, 'lines'>[]): Promise<StoredReturn[]> {
  if (found.length === 0) return []
  const ids = found.map((each) => each.case.id)
  const rows = await db
    .select({ returned: orderReturnLines, ordered: orderLines, exchange: orderExchanges })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orderReturns.orderId), eq(orderLines.position, orderReturnLines.position)))
    .leftJoin(orderExchanges, eq(orderExchanges.id, orderReturnLines.exchangeId))
    .where(inArray(orderReturnLines.returnId, ids))
    .orderBy(asc(orderReturnLines.position), sql`${orderExchanges.createdAt} asc nulls first`)
  const lines = rows.map(({ exchange, ...row }) => ({ ...row, line: exchange ? lineOfExchange(row.ordered, exchange) : row.ordered }))
  const byReturn = Map.groupBy(lines, ({ returned }) => returned.returnId)
  return found.map((each) => ({ ...each, lines: byReturn.get(each.case.id) ?? [] }))
}

function selectReturns(db: Db) {
  return db
    .select({
      case: orderReturns,
      order: { id: orders.id, orderNumber: orders.orderNumber, shippingAddress: orders.shippingAddress },
      refund: { state: refunds.state, amountVnd: refunds.amountVnd },
    })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .leftJoin(refunds, eq(refunds.id, orderReturns.refundId))
}

export async function findReturns(db: Db, ids: string[]): Promise<StoredReturn[]> {
  if (ids.length === 0) return []
  return withLines(db, await selectReturns(db).where(inArray(orderReturns.id, ids)))
}

export async function findReturn(db: Db, id: string): Promise<StoredReturn | undefined> {
  return (await findReturns(db, [id]))[0]
}

export async function findReturnsOf(db: Db, orderId: string): Promise<StoredReturn[]> {
  return withLines(db, await selectReturns(db).where(eq(orderReturns.orderId, orderId)).orderBy(asc(orderReturns.number)))
}

/** The returns of an order as the rules about units and sums need them. */
export async function findReturnStates(db: Db, orderId: string): Promise<ReturnState[]> {
  return (await findReturnsOf(db, orderId)).map((each) => ({
    status: each.case.status,
    lines: each.lines.map(({ returned }) => ({
      position: returned.position,
      exchange: returned.exchangeId,
      quantity: returned.quantity,
      inspected: inspectedOf(each.case, returned),
      paidVnd: returned.paidVnd,
    })),
  }))
}

export type NewReturnLine = Pick<ReturnLineRow, 'position' | 'exchangeId' | 'quantity' | 'paidVnd'>
type NewReturnRow = Omit<typeof orderReturns.$inferInsert, 'number'>

/** Inserts a return of a locked order under its next number. */
export async function insertReturn(tx: Db, row: NewReturnRow, lines: NewReturnLine[]): Promise<void> {
  const [counted] = await tx.select({ earlier: count() }).from(orderReturns).where(eq(orderReturns.orderId, row.orderId))
  await tx.insert(orderReturns).values({ ...row, number: (counted?.earlier ?? 0) + 1 })
  await tx.insert(orderReturnLines).values(lines.map((line) => ({ ...line, returnId: row.id })))
  await publish(tx, 'exchange-changed', row.orderId)
}

export async function updateReturn(tx: Db, id: string, change: Partial<ReturnRow>): Promise<ReturnRow> {
  const [changed] = await tx.update(orderReturns).set(change).where(eq(orderReturns.id, id)).returning()
  if (!changed) throw new Error('the return of a locked order no longer exists')
  await publish(tx, 'exchange-changed', changed.orderId)
  return changed
}

export async function updateReturnLine(tx: Db, line: ReturnLineRow, change: Partial<ReturnLineRow>): Promise<void> {
  const { returnId, position, exchangeId } = line
  const isSource = sql`${orderReturnLines.exchangeId} is not distinct from ${exchangeId}`
  const isLine = and(eq(orderReturnLines.returnId, returnId), eq(orderReturnLines.position, position), isSource)
  await tx.update(orderReturnLines).set(change).where(isLine)
}

/** Locks the order of a return until the transaction ends. */
export async function lockOrderOfReturn(tx: Db, returnId: string): Promise<OrderRow | undefined> {
  const ofReturn = tx.select({ id: orderReturns.orderId }).from(orderReturns).where(eq(orderReturns.id, returnId))
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofReturn)).for('update')
  return order
}

export async function findReturnOfRefund(tx: Db, refundId: string): Promise<ReturnRow | undefined> {
  const [row] = await tx.select().from(orderReturns).where(eq(orderReturns.refundId, refundId))
  return row
}

/** Counts returns that are not at their end. */
export async function countOpenReturns(db: Db): Promise<number> {
  return db.$count(orderReturns, sql`${orderReturns.status} in ('requested', 'approved', 'received')`)
}
