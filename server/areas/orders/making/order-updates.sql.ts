import { asc, count, eq, inArray } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { images, orderUpdates } = schema

export type NewOrderUpdate = typeof orderUpdates.$inferInsert
export type OrderUpdateRow = Awaited<ReturnType<typeof listUpdates>>[number]

const photo = { id: images.id, width: images.width, height: images.height, placeholder: images.placeholder }

/** The updates of an order with their photos, oldest first. */
export async function listUpdates(db: Db, orderId: string) {
  return db
    .select({ id: orderUpdates.id, step: orderUpdates.step, words: orderUpdates.words, createdAt: orderUpdates.createdAt, photo })
    .from(orderUpdates)
    .leftJoin(images, eq(images.id, orderUpdates.imageId))
    .where(eq(orderUpdates.orderId, orderId))
    .orderBy(asc(orderUpdates.createdAt), asc(orderUpdates.id))
}

export async function countUpdates(tx: Db, orderId: string): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(orderUpdates).where(eq(orderUpdates.orderId, orderId))
  return counted?.total ?? 0
}

export async function insertUpdate(tx: Db, update: NewOrderUpdate): Promise<void> {
  await tx.insert(orderUpdates).values(update)
}

/** The order of an update; locked until `tx` ends. */
export async function findUpdate(tx: Db, updateId: string): Promise<{ orderId: string; imageId: string | null } | undefined> {
  const [update] = await tx
    .select({ orderId: orderUpdates.orderId, imageId: orderUpdates.imageId })
    .from(orderUpdates)
    .where(eq(orderUpdates.id, updateId))
    .for('update')
  return update
}

export async function deleteUpdate(tx: Db, updateId: string): Promise<void> {
  await tx.delete(orderUpdates).where(eq(orderUpdates.id, updateId))
}

/** Whether a photo belongs to an order. */
export async function hasPhoto(db: Db, orderId: string, photoId: string): Promise<boolean> {
  const [update] = await db.select({ orderId: orderUpdates.orderId }).from(orderUpdates).where(eq(orderUpdates.imageId, photoId))
  return update?.orderId === orderId
}

/** Deletes all updates of orders; returns the ids of their photos. */
export async function deleteUpdatesOf(tx: Db, orderIds: string[]): Promise<string[]> {
  if (orderIds.length === 0) return []
  const gone = await tx.delete(orderUpdates).where(inArray(orderUpdates.orderId, orderIds)).returning({ imageId: orderUpdates.imageId })
  return gone.flatMap(({ imageId }) => imageId ?? [])
}

export async function listWordsOf(db: Db, orderIds: string[]): Promise<Map<string, { at: Date; words: string }[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: orderUpdates.orderId, at: orderUpdates.createdAt, words: orderUpdates.words })
    .from(orderUpdates)
    .where(inArray(orderUpdates.orderId, orderIds))
    .orderBy(asc(orderUpdates.createdAt), asc(orderUpdates.id))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}
