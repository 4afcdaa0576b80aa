import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { newId } from '../../../db/new-id.ts'
import { type Db, schema } from '../../platform/database/client.ts'

const { guests, products, users, wishes } = schema

export type WishlistOwner = { userId: string } | { guestId: string }
export type Wish = { productId: string; createdAt: Date }

const of = (owner: WishlistOwner) => ('userId' in owner ? eq(wishes.userId, owner.userId) : eq(wishes.guestId, owner.guestId))

export async function listWishes(db: Db, owner: WishlistOwner): Promise<Wish[]> {
  return db
    .select({ productId: wishes.productId, createdAt: wishes.createdAt })
    .from(wishes)
    .where(of(owner))
    .orderBy(desc(wishes.createdAt), desc(wishes.id))
}

/** Locks the owner's row until `tx` ends, which serializes writes to this list. */
export async function lockOwner(tx: Db, owner: WishlistOwner): Promise<void> {
  if ('userId' in owner) await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.userId)).for('no key update')
  else await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, owner.guestId)).for('no key update')
}

export async function countWishes(tx: Db, owner: WishlistOwner): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(wishes).where(of(owner))
  return row?.count ?? 0
}

export async function isWished(tx: Db, owner: WishlistOwner, productId: string): Promise<boolean> {
  const found = await tx
    .select({ id: wishes.id })
    .from(wishes)
    .where(and(of(owner), eq(wishes.productId, productId)))
  return found.length > 0
}

export async function isSold(db: Db, productId: string): Promise<boolean> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.published, true), isNull(products.deletedAt)))
  return found.length > 0
}

/** Saved products with their timestamps; existing ones stay unchanged. */
export async function insertWishes(tx: Db, owner: WishlistOwner, wished: Wish[]): Promise<void> {
  if (wished.length === 0) return
  await tx
    .insert(wishes)
    .values(wished.map((wish) => ({ ...wish, ...owner, id: newId('wsh') })))
    .onConflictDoNothing()
}

export async function deleteWishes(tx: Db, owner: WishlistOwner, productIds?: string[]): Promise<void> {
  await tx.delete(wishes).where(and(of(owner), productIds ? inArray(wishes.productId, productIds) : undefined))
}
