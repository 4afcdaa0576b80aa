import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/db.ts'

const { discounts, discountUses } = schema

export type StoredDiscount = typeof discounts.$inferSelect

/** By its code as it is kept: upper case. */
export async function findByCode(db: Db, code: string): Promise<StoredDiscount | undefined> {
  const [discount] = await db.select().from(discounts).where(eq(discounts.code, code))
  return discount
}

export async function countUses(db: Db, discountId: string, customerKey: string): Promise<number> {
  return db.$count(discountUses, and(eq(discountUses.discountId, discountId), eq(discountUses.customerKey, customerKey)))
}

/** Takes one use while there is one, in one statement; from here on nobody else moves this code until `tx` ends. */
export async function takeUse(tx: Db, discountId: string, now: Date): Promise<{ perCustomerLimit: number | null } | undefined> {
  const [taken] = await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} + 1` })
    .where(
      and(
        eq(discounts.id, discountId),
        discounts.active,
        or(isNull(discounts.usageLimit), lt(discounts.used, discounts.usageLimit)),
        or(isNull(discounts.startsAt), sql`${discounts.startsAt} <= ${now.toISOString()}::timestamptz`),
        or(isNull(discounts.endsAt), gt(discounts.endsAt, now)),
      ),
    )
    .returning({ perCustomerLimit: discounts.perCustomerLimit })
  return taken
}

export async function giveUseBack(tx: Db, discountId: string): Promise<void> {
  await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} - 1` })
    .where(and(eq(discounts.id, discountId), gt(discounts.used, 0)))
}

export async function findUse(tx: Db, orderId: string): Promise<{ discountId: string } | undefined> {
  const [use] = await tx.select({ discountId: discountUses.discountId }).from(discountUses).where(eq(discountUses.orderId, orderId))
  return use
}

export async function insertUse(tx: Db, use: { orderId: string; discountId: string; customerKey: string; now: Date }): Promise<void> {
  const { now, ...values } = use
  await tx.insert(discountUses).values({ ...values, createdAt: now })
}

export async function deleteUse(tx: Db, orderId: string): Promise<{ discountId: string } | undefined> {
  const [use] = await tx.delete(discountUses).where(eq(discountUses.orderId, orderId)).returning({ discountId: discountUses.discountId })
  return use
}
