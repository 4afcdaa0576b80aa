import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { hasReceived } from '../orders/orders.ts'

const { images, products, reviewPhotos, reviews } = schema

export type PhotoRow = { id: string; width: number; height: number }

const photo = { id: images.id, width: images.width, height: images.height }

/** The photos of reviews, in the order they were added. */
export async function listPhotosOf(db: Db, reviewIds: string[]): Promise<Map<string, PhotoRow[]>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await db
    .select({ reviewId: reviewPhotos.reviewId, photo })
    .from(reviewPhotos)
    .innerJoin(images, eq(images.id, reviewPhotos.imageId))
    .where(inArray(reviewPhotos.reviewId, reviewIds))
    .orderBy(asc(reviewPhotos.createdAt), asc(images.id))
  const grouped = Map.groupBy(rows, ({ reviewId }) => reviewId)
  return new Map([...grouped].map(([reviewId, found]) => [reviewId, found.map((each) => each.photo)]))
}

/** The photo's review, if the photo belongs to it: who wrote it, and whether everyone may see it. */
export async function findPhoto(
  db: Db,
  { reviewId, photoId }: { reviewId: string; photoId: string },
): Promise<{ userId: string | null; isPublic: boolean; productId: string } | undefined> {
  const isPublic = sql<boolean>`${and(isNotNull(reviews.verifiedAt), eq(products.published, true), isNull(products.deletedAt))}`
  const [found] = await db
    .select({ userId: reviews.userId, isPublic, productId: products.id })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviewPhotos.imageId, photoId), eq(reviewPhotos.reviewId, reviewId)))
  return found
}

export async function countPhotos(tx: Db, reviewId: string): Promise<number> {
  const [counted] = await tx.select({ total: count() }).from(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId))
  return counted?.total ?? 0
}

export async function insertPhoto(tx: Db, row: { imageId: string; reviewId: string; createdAt: Date }): Promise<void> {
  await tx.insert(reviewPhotos).values(row)
}

/** False if it was not there. The photo itself is deleted by the caller. */
export async function detachPhoto(tx: Db, { reviewId, photoId }: { reviewId: string; photoId: string }): Promise<boolean> {
  const gone = await tx
    .delete(reviewPhotos)
    .where(and(eq(reviewPhotos.imageId, photoId), eq(reviewPhotos.reviewId, reviewId)))
    .returning({ id: reviewPhotos.imageId })
  return gone.length > 0
}

/** Detaches all photos of some reviews and returns their ids. */
export async function detachPhotosOf(tx: Db, reviewIds: string[]): Promise<string[]> {
  if (reviewIds.length === 0) return []
  const gone = await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, reviewIds)).returning({ id: reviewPhotos.imageId })
  return gone.map(({ id }) => id)
}

/** The same for all reviews of a user. */
export async function detachPhotosOfUser(tx: Db, userId: string): Promise<string[]> {
  const theirs = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, userId))
  const gone = await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, theirs)).returning({ id: reviewPhotos.imageId })
  return gone.map(({ id }) => id)
}

/** Whether a delivered order of the user contains the product. */
export async function isBuyerOf(db: Db, { userId, productId }: { userId: string; productId: string }): Promise<boolean> {
  // In parentheses: Drizzle leaves the tables out of columns that stand directly in the selection of one table.
  const isBuyer = sql<boolean>`(${hasReceived({ userId: sql`${userId}`, productId: products.id })})`
  const [found] = await db.select({ isBuyer }).from(products).where(eq(products.id, productId))
  return found?.isBuyer ?? false
}
