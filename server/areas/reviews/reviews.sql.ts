import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/db.ts'

const { products, reviews } = schema

export type ReviewRow = typeof reviews.$inferSelect
export type NewReviewRow = typeof reviews.$inferInsert

/** Verified ones of a product, the newest first. */
export async function readVerifiedReviews(
  db: Db,
  productId: string,
  { limit, page }: { limit: number; page: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(isVerifiedOf(productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countRatings(db: Db, productId: string): Promise<{ rating: number; count: number }[]> {
  return db.select({ rating: reviews.rating, count: count() }).from(reviews).where(isVerifiedOf(productId)).groupBy(reviews.rating)
}

function isVerifiedOf(productId: string) {
  return and(eq(reviews.productId, productId), isNotNull(reviews.verifiedAt))
}

export async function isProductShown(db: Db, productId: string): Promise<boolean> {
  const shown = and(eq(products.id, productId), eq(products.published, true), isNull(products.deletedAt))
  const rows = await db.select({ id: products.id }).from(products).where(shown)
  return rows.length > 0
}

export async function insertReviews(tx: Db, rows: NewReviewRow[]): Promise<void> {
  await tx.insert(reviews).values(rows)
}

/** The ratings a product's lists are answered with, summed anew from its verified reviews. */
export async function sumRatings(tx: Db, productId: string): Promise<void> {
  const verified = sql`from ${reviews} where ${isVerifiedOf(productId)}`
  await tx
    .update(products)
    .set({
      ratingSum: sql`(select coalesce(sum(${reviews.rating}), 0)::int ${verified})`,
      ratingCount: sql`(select count(*)::int ${verified})`,
    })
    .where(eq(products.id, productId))
}
