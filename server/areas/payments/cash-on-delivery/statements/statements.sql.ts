import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { StatementHeadings } from '../../../../../contract/admin/cod-statements.ts'
import { type Db, schema } from '../../../../platform/database/client.ts'
import { sumMoney } from '../../../../platform/database/sum-money.ts'
import type { KnownParcel, LedgerEntry } from './match-statement.rule.ts'

const { codLedger, codStatementColumns, codStatementLines, codStatements, orders, shipments } = schema

export type StatementRow = typeof codStatements.$inferSelect
export type StatementLineRow = typeof codStatementLines.$inferSelect
export type StatementSums = { collected: number; fees: number; count: number }
type Carrier = StatementRow['carrier']

export async function findHeadings(db: Db, carrier: Carrier): Promise<StatementHeadings | null> {
  const [row] = await db.select().from(codStatementColumns).where(eq(codStatementColumns.carrier, carrier))
  return row?.headings ?? null
}

export async function saveHeadings(tx: Db, carrier: Carrier, headings: StatementHeadings, now: Date): Promise<void> {
  const values = { carrier, headings, updatedAt: now }
  await tx.insert(codStatementColumns).values(values).onConflictDoUpdate({ target: codStatementColumns.carrier, set: values })
}

/** Undefined where the carrier's same statement is stored already. */
export async function insertStatement(
  tx: Db,
  statement: typeof codStatements.$inferInsert,
  lines: Omit<StatementLineRow, 'statementId'>[],
): Promise<StatementRow | undefined> {
  const [written] = await tx.insert(codStatements).values(statement).onConflictDoNothing().returning()
  if (written) await tx.insert(codStatementLines).values(lines.map((line) => ({ ...line, statementId: written.id })))
  return written
}

export async function findStatementByDigest(db: Db, carrier: Carrier, digest: string): Promise<StatementRow | undefined> {
  const [row] = await db
    .select()
    .from(codStatements)
    .where(and(eq(codStatements.carrier, carrier), eq(codStatements.digest, digest)))
  return row
}

export async function findStatement(db: Db, id: string): Promise<StatementRow | undefined> {
  const [row] = await db.select().from(codStatements).where(eq(codStatements.id, id))
  return row
}

/** Locks the statement until the transaction ends. Lock it before the orders, always. */
export async function lockStatement(tx: Db, id: string): Promise<StatementRow | undefined> {
  const [row] = await tx.select().from(codStatements).where(eq(codStatements.id, id)).for('update')
  return row
}

export async function updateStatement(tx: Db, id: string, change: Partial<StatementRow>): Promise<void> {
  await tx.update(codStatements).set(change).where(eq(codStatements.id, id))
}

export async function deleteStatementRow(tx: Db, id: string): Promise<void> {
  await tx.delete(codStatements).where(eq(codStatements.id, id))
}

export async function findStatementLines(db: Db, id: string): Promise<StatementLineRow[]> {
  return db.select().from(codStatementLines).where(eq(codStatementLines.statementId, id)).orderBy(asc(codStatementLines.line))
}

const sums = {
  collected: sumMoney(sql`sum(${codStatementLines.amountVnd})`),
  fees: sumMoney(sql`sum(${codStatementLines.feeVnd})`),
  count: sql<number>`count(*)::int`,
}

export async function findStatementPage(db: Db, { page, limit }: { page: number; limit: number }) {
  const [counted] = await db.select({ total: count() }).from(codStatements)
  const rows = await db
    .select()
    .from(codStatements)
    .orderBy(sql`${codStatements.createdAt} desc nulls last`, asc(codStatements.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const ids = rows.map(({ id }) => id)
  const totals =
    ids.length === 0
      ? []
      : await db
          .select({ id: codStatementLines.statementId, ...sums })
          .from(codStatementLines)
          .where(inArray(codStatementLines.statementId, ids))
          .groupBy(codStatementLines.statementId)
  const byId = new Map(totals.map((each) => [each.id, each]))
  const none: StatementSums = { collected: 0, fees: 0, count: 0 }
  return { found: rows.map((row) => ({ statement: row, sums: byId.get(row.id) ?? none })), total: counted?.total ?? 0 }
}

const entryColumns = {
  id: codLedger.id,
  orderId: codLedger.orderId,
  orderNumber: orders.orderNumber,
  fullName: sql<string>`${orders.shippingAddress}->>'fullName'`,
  trackingCode: shipments.trackingCode,
  amountVnd: codLedger.amountVnd,
  remittedAt: codLedger.remittedAt,
  statementId: codLedger.statementId,
}

export type OwedEntry = LedgerEntry & { collectedAt: Date; writtenOffAt: Date | null }

/** The entries of a carrier that are owed, and those that the codes name, whatever became of them. */
export async function findEntries(
  db: Db,
  { carrier, codes, statementId }: { carrier: Carrier; codes: string[]; statementId: string },
): Promise<OwedEntry[]> {
  const columns = { ...entryColumns, collectedAt: codLedger.collectedAt, writtenOffAt: codLedger.writtenOffAt }
  const select = (where: SQL | undefined) =>
    db
      .select(columns)
      .from(codLedger)
      .innerJoin(orders, eq(orders.id, codLedger.orderId))
      .innerJoin(shipments, eq(shipments.id, codLedger.shipmentId))
      .where(and(eq(codLedger.carrier, carrier), where))
      .orderBy(asc(codLedger.collectedAt), asc(codLedger.id))
  const owed = await select(isNull(codLedger.remittedAt))
  const named = await select(
    or(inArray(shipments.trackingCode, codes), inArray(orders.orderNumber, codes), eq(codLedger.statementId, statementId)),
  )
  return [...new Map([...owed, ...named].map((entry) => [entry.id, entry])).values()]
}

/** The parcels of a carrier with these codes, and the orders with these numbers: to tell "not due" from "unknown". */
export async function findKnownParcels(db: Db, carrier: Carrier, codes: string[]): Promise<KnownParcel[]> {
  const { orderNumber } = orders
  const named = { orderId: orders.id, orderNumber, fullName: entryColumns.fullName }
  const parcels = await db
    .select({ ...named, trackingCode: shipments.trackingCode })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(eq(shipments.carrier, carrier), inArray(shipments.trackingCode, codes)))
    .orderBy(desc(shipments.createdAt))
  const byNumber = await db
    .select({ ...named, trackingCode: sql<string | null>`null` })
    .from(orders)
    .where(inArray(orderNumber, codes))
  return [...parcels, ...byNumber]
}

/** What a statement booked: its entries, with the payment that was recorded for each, and the fee of the parcel before it. */
export async function findBooked(tx: Db, statementId: string) {
  return tx
    .select({
      id: codLedger.id,
      orderId: codLedger.orderId,
      exchangeId: codLedger.exchangeId,
      paymentId: codLedger.paymentId,
      feeVnd: shipments.feeVnd,
    })
    .from(codLedger)
    .leftJoin(shipments, eq(shipments.id, codLedger.shipmentId))
    .where(eq(codLedger.statementId, statementId))
    .orderBy(asc(codLedger.orderId), asc(codLedger.id))
}
