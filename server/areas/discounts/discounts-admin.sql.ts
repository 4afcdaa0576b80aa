import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DiscountStatus, DiscountsQuery } from '../../../contract/admin/discounts.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import type { StoredDiscount } from './discounts.sql.ts'

const { discounts } = schema

export type DiscountWithStatus = { discount: StoredDiscount; status: DiscountStatus }

/** The status of a code at a time, as one expression for the list and its filter. */
function statusAt(now: Date): SQL<DiscountStatus> {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`case when not ${discounts.active} then 'Off'
    when ${discounts.endsAt} <= ${at} or ${discounts.used} >= ${discounts.usageLimit} then 'Expired'
    when ${discounts.startsAt} > ${at} then 'Scheduled' else 'Active' end`
}

const isNotDeleted = isNull(discounts.deletedAt)

export async function findDiscountPage(
  db: Db,
  filters: DiscountsQuery,
  now: Date,
): Promise<{ found: DiscountWithStatus[]; total: number }> {
  const { page, limit, query, status } = filters
  const where = and(
    isNotDeleted,
    query ? sql`strpos(${discounts.code}, ${query.trim().normalize('NFC').toUpperCase()}) > 0` : undefined,
    status ? sql`${statusAt(now)} = ${status}` : undefined,
  )
  const found = await db
    .select({ discount: discounts, status: statusAt(now) })
    .from(discounts)
    .where(where)
    .orderBy(sql`${discounts.createdAt} desc`, asc(discounts.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { found, total: await db.$count(discounts, where) }
}

export async function withStatus(db: Db, code: string, now: Date): Promise<DiscountWithStatus | undefined> {
  const [found] = await db
    .select({ discount: discounts, status: statusAt(now) })
    .from(discounts)
    .where(and(eq(discounts.code, code), isNotDeleted))
  return found
}

/** Finds by code and locks the row until the transaction ends. */
export async function lockDiscount(tx: Db, code: string): Promise<StoredDiscount | undefined> {
  const [discount] = await tx
    .select()
    .from(discounts)
    .where(and(eq(discounts.code, code), isNotDeleted))
    .for('update')
  return discount
}

export async function insertDiscount(tx: Db, discount: typeof discounts.$inferInsert): Promise<void> {
  await tx.insert(discounts).values(discount)
}

export async function updateDiscount(tx: Db, id: string, change: Partial<StoredDiscount>): Promise<void> {
  await tx.update(discounts).set(change).where(eq(discounts.id, id))
}
