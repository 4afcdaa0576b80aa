import { count, desc, eq, inArray, min, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { spent } from '../personal-data.sql.ts'

const { buyerNotes, orderExchanges, orderLines, orders } = schema

/** The latest orders of these phones. */
export async function findOrdersOfPhones(db: Db, phones: string[], limit: number) {
  const { id, orderNumber, status, totalVnd, userId, email, language, pickup, shippingAddress, createdAt } = orders
  const { phone, paymentMethod, paymentStatus, confirmedAt } = orders
  return db
    .select({
      ...{ id, orderNumber, status, totalVnd, userId, email, language, pickup, shippingAddress, createdAt },
      ...{ phone, paymentMethod, paymentStatus, confirmedAt },
    })
    .from(orders)
    .where(inArray(orders.phone, phones))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

export type OrderOfPhone = Awaited<ReturnType<typeof findOrdersOfPhones>>[number]

/** The sizes of these orders. */
export async function findSizesOf(db: Db, orderIds: string[]) {
  const { orderId, size, name } = orderLines
  return db
    .select({ orderId, size, name })
    .from(orderLines)
    .where(inArray(orderId, orderIds))
    .orderBy(orderLines.orderId, orderLines.position)
}

/** Totals over all orders of these phones. */
export async function sumOrdersOfPhones(db: Db, phones: string[]) {
  const exchanges = sql<number>`(select count(*)::int from ${orderExchanges} join ${orders} asked on asked.id = ${orderExchanges.orderId}
    where ${inArray(sql`asked.phone`, phones)})`
  const [sums] = await db
    .select({ orders: count(), spent, since: min(orders.createdAt), exchanges })
    .from(orders)
    .where(inArray(orders.phone, phones))
  return { orders: sums?.orders ?? 0, spent: sums?.spent ?? 0, since: sums?.since ?? null, exchanges: sums?.exchanges ?? 0 }
}

/** `hasReached`: an order of the account, that was no gift for somebody else, was delivered there. `isShared`: others ordered with it too. */
export type PhoneOfAccount = { phone: string; hasReached: boolean; isShared: boolean }

/** The phones that an account has ordered with. Anybody can type the phone of another person, so this proves nothing. */
export async function listPhonesOfAccount(db: Db, userId: string): Promise<PhoneOfAccount[]> {
  const { phone, status, gift, giftWishes } = orders
  const isOwnDelivery = sql`${status} = 'delivered' and not ${gift} and ${giftWishes}->'giver' is null`
  const isOthers = sql`exists (select from ${orders} others where others.phone = ${phone} and others.user_id is distinct from ${userId})`
  return db
    .select({ phone, hasReached: sql<boolean>`bool_or(${isOwnDelivery})`, isShared: sql<boolean>`bool_or(${isOthers})` })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(phone)
}

export async function hasOrderOfPhones(db: Db, phones: string[]): Promise<boolean> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(inArray(orders.phone, phones)).limit(1)
  return order !== undefined
}

export type BuyerNotes = { notes: string; tags: string[] }

/** By phone. */
export async function listBuyerNotes(db: Db, phones: string[]): Promise<Map<string, BuyerNotes>> {
  if (phones.length === 0) return new Map()
  const rows = await db.select().from(buyerNotes).where(inArray(buyerNotes.phone, phones))
  return new Map(rows.map(({ phone, notes, tags }) => [phone, { notes, tags }]))
}

/** The notes of a buyer, locked; an empty row where there was none, since only a row can be locked. */
export async function lockBuyerNotes(tx: Db, phone: string, now: Date): Promise<BuyerNotes> {
  const [row] = await tx
    .insert(buyerNotes)
    .values({ phone, updatedAt: now })
    .onConflictDoUpdate({ target: buyerNotes.phone, set: { phone } })
    .returning({ notes: buyerNotes.notes, tags: buyerNotes.tags })
  return row ?? { notes: '', tags: [] }
}

/**
 * Adds and removes tags of several buyers in one statement, so that changes at the same time do not undo each other.
 * Returns the phones that were changed: the others would have more than `most` tags.
 */
export async function changeBuyerTags(
  tx: Db,
  phones: string[],
  { add, remove, most, now }: { add: string[]; remove: string[]; most: number; now: Date },
): Promise<string[]> {
  const changed = sql`array(select tag from unnest(${buyerNotes.tags}) with ordinality had(tag, place)
      where tag <> all(${sql.param(remove)}::text[]) order by place)
    || array(select tag from unnest(excluded.tags) with ordinality new(tag, place) where tag <> all(${buyerNotes.tags}) order by place)`
  const rows = await tx
    .insert(buyerNotes)
    .values(phones.toSorted().map((phone) => ({ phone, tags: add, updatedAt: now })))
    .onConflictDoUpdate({
      target: buyerNotes.phone,
      set: { tags: changed, updatedAt: now },
      setWhere: sql`cardinality(${changed}) <= ${most}`,
    })
    .returning({ phone: buyerNotes.phone })
  return rows.map(({ phone }) => phone)
}

/** The latest order of each phone that has one. */
export async function findLatestOrders(db: Db, phones: string[]): Promise<{ phone: string; id: string }[]> {
  const { phone, id, createdAt } = orders
  return db.selectDistinctOn([phone], { phone, id }).from(orders).where(inArray(phone, phones)).orderBy(phone, desc(createdAt), desc(id))
}

export async function writeBuyerNotes(tx: Db, phone: string, noted: BuyerNotes, now: Date): Promise<void> {
  const row = { ...noted, updatedAt: now }
  await tx
    .insert(buyerNotes)
    .values({ phone, ...row })
    .onConflictDoUpdate({ target: buyerNotes.phone, set: row })
}

export async function deleteBuyerNotes(tx: Db, phones: string[]): Promise<void> {
  if (phones.length > 0) await tx.delete(buyerNotes).where(inArray(buyerNotes.phone, phones))
}
