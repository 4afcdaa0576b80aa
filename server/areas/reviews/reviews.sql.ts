import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { ReviewQuery } from '../../../contract/reviews.ts'
import { type Database, type Db, schema } from '../../platform/database/client.ts'
import { publish } from '../../platform/live-events.ts'
import { hasReceived } from '../orders/orders.ts'
import type { PhotoRow } from './review-photos.sql.ts'

const { images, products, reviewPhotos, reviews } = schema

export type ReviewRow = typeof reviews.$inferSelect
export type NewReviewRow = typeof reviews.$inferInsert

/** Evaluated on every read: an author who wrote before the delivery is a buyer afterwards. */
const isBuyer = sql<boolean>`(${reviews.verifiedPurchase} or ${hasReceived(reviews)})`
export const reviewRow = { ...getTableColumns(reviews), verifiedPurchase: isBuyer }

/** A verified review as its product's page shows it. */
export type ListedReview = Omit<ReviewRow, 'userId' | 'verifiedAt'> & { photos: PhotoRow[] | null }
export type RatingCount = Pick<ReviewRow, 'rating' | 'fit'> & { count: number; withPhotos: number }
type ProductReviewsRow = {
  counts: RatingCount[]
  reviews: (Omit<ListedReview, 'createdAt' | 'repliedAt'> & { createdAt: string; repliedAt: string | null })[]
}

const hasPhotos = sql`exists (select 1 from ${reviewPhotos} where ${reviewPhotos.reviewId} = ${reviews.id})`
const photosOfRow = sql`(select json_agg(json_build_object(
    'id', ${images.id}, 'width', ${images.width}, 'height', ${images.height}
  ) order by ${reviewPhotos.createdAt}, ${images.id}) from ${reviewPhotos} join ${images} on ${images.id} = ${reviewPhotos.imageId}
  where ${reviewPhotos.reviewId} = ${reviews.id})`

/** Its values are the product, the limit, the offset, the rating, and whether only reviews with photos are listed. */
const productReviews = new PgDialect().sqlToQuery(sql`
  select coalesce((select json_agg(counted) from (
      select rating, fit, count(*)::int as count, (count(*) filter (where ${hasPhotos}))::int as "withPhotos"
      from reviews where product_id = p.id and verified_at is not null group by rating, fit
    ) counted), '[]') as counts,
    coalesce((select json_agg(listed) from (
      select ${reviews.id}, ${reviews.productId} as "productId", ${reviews.author}, ${reviews.rating}, ${reviews.title}, ${reviews.comment},
        ${reviews.fit}, ${reviews.reply}, ${reviews.repliedAt} as "repliedAt", ${reviews.createdAt} as "createdAt", ${isBuyer} as "verifiedPurchase",
        ${photosOfRow} as photos
      from ${reviews} where ${reviews.productId} = p.id and ${isNotNull(reviews.verifiedAt)} and ($4::int is null or ${reviews.rating} = $4::int)
        and (not $5::boolean or ${hasPhotos})
      order by ${desc(reviews.createdAt)}, ${desc(reviews.id)} limit $2::int offset $3::int
    ) listed), '[]') as reviews
  from ${products} p where p.id = $1 and p.published and p.deleted_at is null`).sql

/**
 * The verified reviews of a product, newest first, on request only those with a rating or with photos; and the numbers of all by
 * rating and fit. One statement, because every page of a product needs both. Undefined if the product is not shown.
 */
export async function readProductReviews(
  reads: Pick<Database, 'query'>,
  productId: string,
  { limit, page, rating, photos }: ReviewQuery,
): Promise<{ counts: RatingCount[]; rows: ListedReview[] } | undefined> {
  const values = [productId, limit, (page - 1) * limit, rating ?? null, photos === 'true']
  const [found] = await reads.query<ProductReviewsRow>({ name: 'product_reviews', text: productReviews, values })
  if (!found) return undefined
  const rows = found.reviews.map(({ createdAt, repliedAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    repliedAt: repliedAt === null ? null : new Date(repliedAt),
  }))
  return { counts: found.counts, rows }
}

export type QuotableRow = Pick<ReviewRow, 'id' | 'author' | 'rating' | 'comment' | 'productId'> & {
  slug: string
  name: string
  nameEn: string | null
}

/** Verified reviews with five stars, of a length that can be read at a glance, newest first; among the last 500, so that the cost is bounded. */
export async function readQuotableReviews(reads: Pick<Database, 'query'>): Promise<QuotableRow[]> {
  return reads.query<QuotableRow>({
    name: 'quotable_reviews',
    text: `select r.id, r.author, r.rating, r.comment, p.id as "productId", p.slug, p.name, p.name_en as "nameEn"
      from (select * from reviews order by created_at desc nulls last, id limit 500) r join products p on p.id = r.product_id
      where r.verified_at is not null and r.rating = 5 and length(r.comment) between 30 and 130 and p.published and p.deleted_at is null
      order by r.created_at desc nulls last, r.id limit 100`,
    values: [],
  })
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

/** Recomputes a product's average rating and count from its verified reviews. */
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

export async function listReviewsOf(db: Db, userId: string): Promise<ReviewRow[]> {
  return db.select(reviewRow).from(reviews).where(eq(reviews.userId, userId)).orderBy(desc(reviews.createdAt), desc(reviews.id))
}

/**
 * Removes a user's name from their reviews, and the shop's replies, which may contain it; returns the products that show
 * them. Stores for the last time whether they are a buyer.
 */
export async function dropAuthor(tx: Db, userId: string, author: string): Promise<string[]> {
  const changed = await tx
    .update(reviews)
    .set({ userId: null, author, verifiedPurchase: isBuyer, reply: null, repliedAt: null })
    .where(eq(reviews.userId, userId))
    .returning({ productId: reviews.productId })
  return [...new Set(changed.map(({ productId }) => productId))]
}

/** Verified ones are public while their product is shown. */
export async function findReview(db: Db, id: string, viewer: { userId: string | null; isAdmin: boolean }): Promise<ReviewRow | undefined> {
  const isPublic = and(isNotNull(reviews.verifiedAt), eq(products.published, true), isNull(products.deletedAt))
  const rights = viewer.isAdmin ? undefined : viewer.userId ? or(isPublic, eq(reviews.userId, viewer.userId)) : isPublic
  const [found] = await db
    .select({ review: reviewRow })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), rights))
  return found?.review
}

export async function findReviewOf(db: Db, { userId, productId }: { userId: string; productId: string }): Promise<ReviewRow | undefined> {
  const [review] = await db
    .select(reviewRow)
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.productId, productId)))
  return review
}

/**
 * Locks the products of some reviews until the transaction ends. Every change of visibility starts here: of two concurrent
 * ones, the second sums the result of the first.
 */
export async function lockProductsOf(tx: Db, reviewIds: string[]): Promise<string[]> {
  const about = tx.select({ id: reviews.productId }).from(reviews).where(inArray(reviews.id, reviewIds))
  const locked = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, about))
    .orderBy(asc(products.id))
    .for('no key update')
  return locked.map(({ id }) => id)
}

export async function insertReview(tx: Db, row: NewReviewRow): Promise<ReviewRow> {
  const [review] = await tx.insert(reviews).values(row).returning(reviewRow)
  await publish(tx, 'review-changed', row.id)
  return review as ReviewRow
}

export async function updateReview(tx: Db, id: string, change: Partial<ReviewRow>): Promise<ReviewRow> {
  const [review] = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning(reviewRow)
  await publish(tx, 'review-changed', id)
  return review as ReviewRow
}

/** A review with the names and the slug of its product. Locks it until the transaction ends. */
export async function lockReview(tx: Db, id: string): Promise<{ review: ReviewRow; product: ReviewedProduct } | undefined> {
  const { name, nameEn, slug } = products
  const [found] = await tx
    .select({ review: reviewRow, product: { name, nameEn, slug } })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id))
    .for('update', { of: reviews })
  return found
}
export type ReviewedProduct = { name: string; nameEn: string | null; slug: string }

/** Shows or hides the reviews, and returns all existing ones. */
export async function setVerified(tx: Db, ids: string[], verifiedAt: Date | null): Promise<{ there: string[]; changed: ReviewRow[] }> {
  const there = await tx.select({ id: reviews.id }).from(reviews).where(inArray(reviews.id, ids))
  const isOther = verifiedAt ? isNull(reviews.verifiedAt) : isNotNull(reviews.verifiedAt)
  const changed = await tx
    .update(reviews)
    .set({ verifiedAt })
    .where(and(inArray(reviews.id, ids), isOther))
    .returning()
  if (changed.length > 0) await publish(tx, 'review-changed', '')
  return { there: there.map(({ id }) => id), changed }
}

export async function listReviewsById(db: Db, ids: string[]): Promise<ReviewRow[]> {
  return db.select(reviewRow).from(reviews).where(inArray(reviews.id, ids))
}

export async function deleteReviewRows(tx: Db, ids: string[]): Promise<ReviewRow[]> {
  const gone = await tx.delete(reviews).where(inArray(reviews.id, ids)).returning()
  if (gone.length > 0) await publish(tx, 'review-changed', '')
  return gone
}
