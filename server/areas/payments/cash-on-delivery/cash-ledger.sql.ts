import { aliasedTable, and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type CashQuery, cashOverdueDays } from '../../../../contract/admin/payments.ts'
import { addDays } from '../../../../contract/durations.ts'
import { newId } from '../../../../db/new-id.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { sumMoney } from '../../../platform/database/sum-money.ts'

const { codLedger, orders, shipments, users } = schema
const collectors = aliasedTable(users, 'collectors')
const remitters = aliasedTable(users, 'remitters')

export type CashRow = typeof codLedger.$inferSelect
/** An entry with its order, parcel and people for the admin page. Names are null once an account is deleted. */
export type StoredCash = CashRow & {
  orderNumber: string
  fullName: string
  trackingCode: string | null
  collectorName: string | null
  remitterName: string | null
}

const isOpen = and(isNull(codLedger.remittedAt), isNull(codLedger.writtenOffAt))
/** The entries of an order's price, not of the differences of its exchanges. */
const ofPrice = (orderId: string) => and(eq(codLedger.orderId, orderId), isNull(codLedger.exchangeId))
const nameOf = (table: Pick<typeof users, 'fullName' | 'username'>) =>
  sql<string | null>`coalesce(nullif(${table.fullName}, ''), ${table.username})`

/** A parcel, or an order that the shop delivers itself, has one entry, however often its delivery is reported. */
export async function insertCash(tx: Db, entry: Omit<typeof codLedger.$inferInsert, 'id'>): Promise<void> {
  await tx
    .insert(codLedger)
    .values({ ...entry, id: newId('csh') })
    .onConflictDoNothing()
}

/** Whether the ledger has any entry for an order: owed, handed in or written off. */
export async function hasCash(tx: Db, orderId: string): Promise<boolean> {
  return (await tx.$count(codLedger, ofPrice(orderId))) > 0
}

export async function listCash(db: Db, filters: CashQuery, now: Date): Promise<{ entries: StoredCash[]; total: number }> {
  const { page, limit, status, carrier, collector, overdue } = filters
  const states = { collected: isOpen, remitted: isNotNull(codLedger.remittedAt), 'written-off': isNotNull(codLedger.writtenOffAt) }
  const where = and(
    status && states[status],
    carrier && eq(codLedger.carrier, carrier),
    collector ? and(eq(codLedger.carrier, 'own'), isHeldBy(collector)) : undefined,
    overdue === 'true' ? isOverdue(now) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(codLedger).where(where)
  const entries = await selectCash(db, where)
    .orderBy(desc(codLedger.collectedAt), asc(codLedger.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { entries, total: counted?.total ?? 0 }
}

/** `shop`: entries without a named collector. */
function isHeldBy(collector: string): SQL | undefined {
  return collector === 'shop' ? isNull(codLedger.collectedBy) : eq(codLedger.collectedBy, collector)
}

function isOverdue(now: Date): SQL | undefined {
  const before = (days: number) => lt(codLedger.collectedAt, addDays(now, -days))
  const isOwn = eq(codLedger.carrier, 'own')
  return and(isOpen, or(and(isOwn, before(cashOverdueDays.own)), and(ne(codLedger.carrier, 'own'), before(cashOverdueDays.carrier))))
}

export async function countOverdueCash(db: Db, now: Date): Promise<number> {
  return db.$count(codLedger, isOverdue(now))
}

export async function findCash(db: Db, ids: string[]): Promise<StoredCash[]> {
  return selectCash(db, inArray(codLedger.id, ids)).orderBy(desc(codLedger.collectedAt), asc(codLedger.id))
}

export async function findCashOfOrder(db: Db, orderId: string): Promise<StoredCash[]> {
  return selectCash(db, eq(codLedger.orderId, orderId)).orderBy(desc(codLedger.collectedAt), asc(codLedger.id))
}

/** The cash of an order and of its exchanges that was collected and not handed in: the customer has paid it, the shop does not have it yet. */
export async function sumCashOnItsWay(tx: Db, orderId: string): Promise<number> {
  const [sum] = await tx
    .select({ amount: sumMoney(sql`sum(${codLedger.amountVnd})`) })
    .from(codLedger)
    .where(and(eq(codLedger.orderId, orderId), isNull(codLedger.remittedAt)))
  return sum?.amount ?? 0
}

/** Locks the entries until the transaction ends. Lock their orders first, always. */
export async function lockCash(tx: Db, ids: string[]): Promise<CashRow[]> {
  return tx.select().from(codLedger).where(inArray(codLedger.id, ids)).orderBy(asc(codLedger.id)).for('update')
}

export type Remittance = { remittedAt: Date; remittedBy: string | null; reference: string | null }

export async function setRemitted(tx: Db, ids: string[], remitted: Remittance): Promise<void> {
  await tx
    .update(codLedger)
    .set({ ...remitted, receivedVnd: null, writtenOffAt: null, writtenOffWhy: null })
    .where(inArray(codLedger.id, ids))
}

/** Marks the entries of an order that were owed or written off as handed in. The order is locked. */
export async function setRemittedOfOrder(tx: Db, orderId: string, remitted: Remittance): Promise<void> {
  await tx
    .update(codLedger)
    .set({ ...remitted, writtenOffAt: null, writtenOffWhy: null })
    .where(and(ofPrice(orderId), isNull(codLedger.remittedAt)))
}

/** Writes off what is still owed for an order. The order is locked. */
export async function writeOffCashOfOrder(tx: Db, orderId: string, { at, reason }: { at: Date; reason: string }): Promise<void> {
  await tx
    .update(codLedger)
    .set({ writtenOffAt: at, writtenOffWhy: reason })
    .where(and(ofPrice(orderId), isOpen))
}

export async function updateCash(tx: Db, id: string, change: Partial<CashRow>): Promise<void> {
  await tx.update(codLedger).set(change).where(eq(codLedger.id, id))
}

export type StoredCashTotal = {
  carrier: CashRow['carrier']
  collectedBy: string | null
  collectorName: string | null
  collected: number
  remitted: number
  /** What was handed in beyond what was collected; negative for less. */
  difference: number
  fees: number
  parcels: number
  overdue: number
}

/** What each carrier or person owes the shop and has handed in. `fees`: the carrier's fees for parcels with money owed. */
export async function sumCash(db: Db, now: Date): Promise<StoredCashTotal[]> {
  const owed = isOpen ?? sql`true`
  const received = sql`coalesce(${codLedger.receivedVnd}, ${codLedger.amountVnd})`
  const isRemitted = sql`${codLedger.remittedAt} is not null`
  const sum = (what: SQL, condition: SQL) => sumMoney(sql`sum(${what}) filter (where ${condition})`)
  return db
    .select({
      carrier: codLedger.carrier,
      collectedBy: codLedger.collectedBy,
      collectorName: sql<string | null>`max(${nameOf(collectors)})`,
      collected: sum(sql`${codLedger.amountVnd}`, owed),
      remitted: sum(received, isRemitted),
      difference: sum(sql`${received} - ${codLedger.amountVnd}`, isRemitted),
      fees: sum(sql`${codLedger.feeVnd}`, owed),
      parcels: sql<number>`(count(*) filter (where ${owed}))::int`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue(now)}))::int`,
    })
    .from(codLedger)
    .leftJoin(collectors, eq(collectors.id, codLedger.collectedBy))
    .groupBy(codLedger.carrier, codLedger.collectedBy)
    .orderBy(asc(codLedger.carrier), sql`${codLedger.collectedBy} asc nulls last`)
}

/** All staff, by name. */
export async function findCollectors(db: Db): Promise<{ id: string; name: string }[]> {
  const name = sql<string>`${nameOf(users)}`
  return db.select({ id: users.id, name }).from(users).where(worksInShop).orderBy(name, asc(users.id))
}

export async function isCollector(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), worksInShop))) > 0
}

const worksInShop = and(inArray(users.role, ['admin', 'staff']), isNull(users.blockedAt))

function selectCash(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: codLedger.id,
      orderId: codLedger.orderId,
      shipmentId: codLedger.shipmentId,
      exchangeId: codLedger.exchangeId,
      statementId: codLedger.statementId,
      paymentId: codLedger.paymentId,
      carrier: codLedger.carrier,
      collectedBy: codLedger.collectedBy,
      amountVnd: codLedger.amountVnd,
      receivedVnd: codLedger.receivedVnd,
      feeVnd: codLedger.feeVnd,
      collectedAt: codLedger.collectedAt,
      remittedAt: codLedger.remittedAt,
      remittedBy: codLedger.remittedBy,
      reference: codLedger.reference,
      writtenOffAt: codLedger.writtenOffAt,
      writtenOffWhy: codLedger.writtenOffWhy,
      orderNumber: orders.orderNumber,
      fullName: sql<string>`${orders.shippingAddress}->>'fullName'`,
      trackingCode: shipments.trackingCode,
      collectorName: nameOf(collectors),
      remitterName: nameOf(remitters),
    })
    .from(codLedger)
    .innerJoin(orders, eq(orders.id, codLedger.orderId))
    .leftJoin(shipments, eq(shipments.id, codLedger.shipmentId))
    .leftJoin(collectors, eq(collectors.id, codLedger.collectedBy))
    .leftJoin(remitters, eq(remitters.id, codLedger.remittedBy))
    .where(where)
}
