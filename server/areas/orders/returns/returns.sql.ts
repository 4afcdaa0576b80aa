import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { publish } from '../../../platform/live-events.ts'
import type { OrderRow } from '../orders.sql.ts'
import { inspectedOf } from './return-units.rule.ts'

const { orderLines, orderReturnLines, orderReturns, orders, refunds } = schema

export type ReturnRow = typeof orderReturns.$inferSelect
export type ReturnLineRow = typeof orderReturnLines.$inferSelect
type OrderLine = typeof orderLines.$inferSelect
/** With its lines, its order, and its refund. */
export type StoredReturn = {
  case: ReturnRow
  lines: { returned: ReturnLineRow; line: OrderLine }[]
  order: { id: string; orderNumber: string; shippingAddress: { fullName: string; phone: string } }
  refund: { state: (typeof refunds.$inferSelect)['state']; amountVnd: number } | null
}

async function withLines(db: Db, found: Omit<StoredReturn, 'lines'>[]): Promise<StoredReturn[]> {
  if (found.length === 0) return []
  const ids = found.map((each) => each.case.id)
  const rows = await db
    .select({ returned: orderReturnLines, line: orderLines })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orderReturns.orderId), eq(orderLines.position, orderReturnLines.position)))
    .where(inArray(orderReturnLines.returnId, ids))
    .orderBy(asc(orderReturnLines.position))
  const byReturn = Map.groupBy(rows, ({ returned }) => returned.returnId)
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

/** The returns of an order as the rules about units need them. */
export async function findReturnStates(db: Db, orderId: string) {
  return (await findReturnsOf(db, orderId)).map((each) => ({
    status: each.case.status,
    lines: each.lines.map(({ returned }) => ({
      position: returned.position,
      quantity: returned.quantity,
      inspected: inspectedOf(each.case, returned),
    })),
  }))
}

/** Units of each line that came back with other returns of the order. */
export async function sumReturnedUnits(tx: Db, orderId: string, exceptId: string): Promise<Map<number, number>> {
  const units = sql<number>`sum(${orderReturnLines.toStock} + ${orderReturnLines.secondChoice} + ${orderReturnLines.writtenOff})::int`
  const rows = await tx
    .select({ position: orderReturnLines.position, units })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .where(and(eq(orderReturns.orderId, orderId), ne(orderReturns.id, exceptId)))
    .groupBy(orderReturnLines.position)
  return new Map(rows.map((row) => [row.position, row.units]))
}

type NewReturnRow = Omit<typeof orderReturns.$inferInsert, 'number'>

/** Inserts a return of a locked order under its next number. */
export async function insertReturn(tx: Db, row: NewReturnRow, lines: { position: number; quantity: number }[]): Promise<void> {
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

export async function updateReturnLine(tx: Db, { returnId, position }: ReturnLineRow, change: Partial<ReturnLineRow>): Promise<void> {
  const isLine = and(eq(orderReturnLines.returnId, returnId), eq(orderReturnLines.position, position))
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
