import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
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

/**
 * Takes one use while there is one, in one statement; from here on nobody else moves this code until `tx` ends.
 * `openAt` null: whether it is open is not asked, only whether there is a use left.
 */
export async function takeUse(tx: Db, discountId: string, openAt: Date | null): Promise<{ perCustomerLimit: number | null } | undefined> {
  const hasUse = or(isNull(discounts.usageLimit), lt(discounts.used, discounts.usageLimit))
  const [taken] = await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} + 1` })
    .where(and(eq(discounts.id, discountId), hasUse, openAt === null ? undefined : isOpenAt(openAt)))
    .returning({ perCustomerLimit: discounts.perCustomerLimit })
  return taken
}

function isOpenAt(moment: Date) {
  return and(
    eq(discounts.active, true),
    or(isNull(discounts.startsAt), lte(discounts.startsAt, moment)),
    or(isNull(discounts.endsAt), gt(discounts.endsAt, moment)),
  )
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

/** The use stays counted; whose it was is forgotten. */
export async function forgetCustomer(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(discountUses)
    .set({ customerKey: `erased:${orderId}` })
    .where(eq(discountUses.orderId, orderId))
}
