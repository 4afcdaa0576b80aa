import { and, count, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { discounts, discountUses, orders } = schema

/** The customer who uses a code: an account, a phone, or both. `guestIp`: the `ipKey` of a guest whose order is not confirmed. */
export type DiscountCustomer = { userId: string | null; phone: string | null; guestIp?: string | null }

export type StoredDiscount = typeof discounts.$inferSelect

/** Finds by code in its stored spelling: upper case. */
export async function findByCode(db: Db, code: string): Promise<StoredDiscount | undefined> {
  const [discount] = await db.select().from(discounts).where(eq(discounts.code, code))
  return discount
}

export async function findDiscount(db: Db, id: string): Promise<StoredDiscount | undefined> {
  const [discount] = await db.select().from(discounts).where(eq(discounts.id, id))
  return discount
}

/** More would not be read. */
const maxListed = 10

/** The codes to show to everybody: open, with a use left, newest first. */
export async function findListed(db: Db, now: Date): Promise<StoredDiscount[]> {
  return db
    .select()
    .from(discounts)
    .where(and(eq(discounts.isListed, true), isNull(discounts.deletedAt), hasUseLeft(), isOpenAt(now)))
    .orderBy(desc(discounts.createdAt), desc(discounts.id))
    .limit(maxListed)
}

/** Counts live orders of this account or this phone that carry the code. */
export async function countUses(db: Db, discountId: string, { userId, phone }: DiscountCustomer): Promise<number> {
  const isTheirs = or(
    userId ? eq(discountUses.customerKey, userId) : undefined,
    phone ? or(eq(discountUses.customerKey, phone), eq(discountUses.phone, phone)) : undefined,
  )
  return isTheirs ? db.$count(discountUses, and(eq(discountUses.discountId, discountId), isTheirs)) : 0
}

/** Counts unconfirmed cash orders of guests from this IP that carry the code: an order loses its IP once it is confirmed or closed. */
export async function countGuestUses(db: Db, discountId: string, guestIp: string): Promise<number> {
  const [counted] = await db
    .select({ uses: count() })
    .from(orders)
    .innerJoin(discountUses, and(eq(discountUses.orderId, orders.id), eq(discountUses.discountId, discountId)))
    .where(and(eq(orders.ipKey, guestIp), eq(orders.paymentMethod, 'cod'), isNull(orders.userId)))
  return counted?.uses ?? 0
}

/**
 * Takes one use if there is one left, in one statement, and so locks the code until `tx` ends. `openAt` null: checks
 * only for a use left, not whether the code is open.
 */
export async function takeUse(tx: Db, discountId: string, openAt: Date | null): Promise<{ perCustomerLimit: number | null } | undefined> {
  const [taken] = await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} + 1` })
    .where(and(eq(discounts.id, discountId), hasUseLeft(), openAt === null ? undefined : isOpenAt(openAt)))
    .returning({ perCustomerLimit: discounts.perCustomerLimit })
  return taken
}

function hasUseLeft() {
  return or(isNull(discounts.usageLimit), lt(discounts.used, discounts.usageLimit))
}

function isOpenAt(moment: Date) {
  return and(
    eq(discounts.active, true),
    or(isNull(discounts.startsAt), lte(discounts.startsAt, moment)),
    or(isNull(discounts.endsAt), gt(discounts.endsAt, moment)),
  )
}

export async function releaseUse(tx: Db, discountId: string): Promise<void> {
  await tx
    .update(discounts)
    .set({ used: sql`${discounts.used} - 1` })
    .where(and(eq(discounts.id, discountId), gt(discounts.used, 0)))
}

export async function findUse(tx: Db, orderId: string): Promise<{ discountId: string } | undefined> {
  const [use] = await tx.select({ discountId: discountUses.discountId }).from(discountUses).where(eq(discountUses.orderId, orderId))
  return use
}

export async function insertUse(
  tx: Db,
  { orderId, discountId, customer, now }: { orderId: string; discountId: string; customer: DiscountCustomer; now: Date },
): Promise<void> {
  const { userId, phone } = customer
  await tx.insert(discountUses).values({ orderId, discountId, customerKey: userId ?? phone ?? '', phone: phone || null, createdAt: now })
}

export async function deleteUse(tx: Db, orderId: string): Promise<{ discountId: string } | undefined> {
  const [use] = await tx.delete(discountUses).where(eq(discountUses.orderId, orderId)).returning({ discountId: discountUses.discountId })
  return use
}

/** The use stays counted, without its customer. */
export async function eraseCustomer(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(discountUses)
    .set({ customerKey: `erased:${orderId}`, phone: null })
    .where(eq(discountUses.orderId, orderId))
}
