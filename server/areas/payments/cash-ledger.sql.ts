import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { CashQuery, CashTotal } from '../../../contract/payments.admin.ts'
import { newId } from '../../../db/new-id.ts'
import { type Db, schema } from '../../platform/db.ts'
import { sumDong } from '../../platform/sum-dong.ts'

const { codLedger, orders, shipments } = schema

export type CashRow = typeof codLedger.$inferSelect
/** An entry and what its screen says of the order and the parcel. */
export type StoredCash = CashRow & { orderNumber: string; fullName: string; trackingCode: string | null }

/** A parcel is written down once, however often its delivery is told. */
export async function insertCash(tx: Db, entry: Omit<typeof codLedger.$inferInsert, 'id'>): Promise<void> {
  await tx
    .insert(codLedger)
    .values({ ...entry, id: newId('csh') })
    .onConflictDoNothing({ target: codLedger.shipmentId })
}

export async function listCash(db: Db, { page, limit, status, carrier }: CashQuery): Promise<{ entries: StoredCash[]; total: number }> {
  const isRemitted = status && (status === 'remitted' ? isNotNull(codLedger.remittedAt) : isNull(codLedger.remittedAt))
  const where = and(isRemitted, carrier && eq(codLedger.carrier, carrier))
  const [counted] = await db.select({ total: count() }).from(codLedger).where(where)
  const entries = await selectCash(db, where)
    .orderBy(desc(codLedger.collectedAt), asc(codLedger.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { entries, total: counted?.total ?? 0 }
}

export async function findCash(db: Db, ids: string[]): Promise<StoredCash[]> {
  return selectCash(db, inArray(codLedger.id, ids)).orderBy(desc(codLedger.collectedAt), asc(codLedger.id))
}

/** The entries, held until the transaction ends. Their orders are locked first, always. */
export async function lockCash(tx: Db, ids: string[]): Promise<CashRow[]> {
  return tx.select().from(codLedger).where(inArray(codLedger.id, ids)).orderBy(asc(codLedger.id)).for('update')
}

export async function setRemitted(tx: Db, ids: string[], remitted: { remittedAt: Date; reference: string }): Promise<void> {
  await tx.update(codLedger).set(remitted).where(inArray(codLedger.id, ids))
}

/** What each carrier owes the shop, and has handed over so far. `fees`: what it asks for the parcels it owes money of. */
export async function sumCash(db: Db): Promise<CashTotal[]> {
  const owed = sql`${codLedger.remittedAt} is null`
  const sum = (what: SQL, condition: SQL) => sumDong(sql`sum(${what}) filter (where ${condition})`)
  return db
    .select({
      carrier: codLedger.carrier,
      collected: sum(sql`${codLedger.amountVnd}`, owed),
      remitted: sum(sql`${codLedger.amountVnd}`, sql`${codLedger.remittedAt} is not null`),
      fees: sum(sql`${codLedger.feeVnd}`, owed),
      parcels: sql<number>`(count(*) filter (where ${owed}))::int`,
    })
    .from(codLedger)
    .groupBy(codLedger.carrier)
    .orderBy(asc(codLedger.carrier))
}

function selectCash(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: codLedger.id,
      orderId: codLedger.orderId,
      shipmentId: codLedger.shipmentId,
      carrier: codLedger.carrier,
      amountVnd: codLedger.amountVnd,
      feeVnd: codLedger.feeVnd,
      collectedAt: codLedger.collectedAt,
      remittedAt: codLedger.remittedAt,
      reference: codLedger.reference,
      orderNumber: orders.orderNumber,
      fullName: sql<string>`${orders.shippingAddress}->>'fullName'`,
      trackingCode: shipments.trackingCode,
    })
    .from(codLedger)
    .innerJoin(orders, eq(orders.id, codLedger.orderId))
    .innerJoin(shipments, eq(shipments.id, codLedger.shipmentId))
    .where(where)
}
