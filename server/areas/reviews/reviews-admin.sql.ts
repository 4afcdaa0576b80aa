import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewsQuery } from '../../../contract/admin/reviews.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { containsEveryWord, foldedSql } from '../../platform/database/text-search.ts'
import { type ReviewRow, reviewRow } from './reviews.sql.ts'

const { products, reviews } = schema

export type AdminReviewRow = ReviewRow & {
  product: { _id: string; name: string; nameEn: string | null; slug: string; sku: string; isShown: boolean }
}

const { id: _id, name, nameEn, slug, sku } = products
const product = { _id, name, nameEn, slug, sku, isShown: sql<boolean>`(${products.published} and ${products.deletedAt} is null)` }

/** Unread ones first, then newest. */
export async function findReviewPage(
  db: Db,
  { page, limit, ...filters }: ReviewsQuery,
): Promise<{ found: AdminReviewRow[]; total: number }> {
  const wanted = filterOf(filters)
  const joined = eq(products.id, reviews.productId)
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(reviews).innerJoin(products, joined).where(wanted)
  const rows = await db
    .select({ review: reviewRow, product })
    .from(reviews)
    .innerJoin(products, joined)
    .where(wanted)
    .orderBy(sql`${reviews.verifiedAt} is not null`, desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { found: rows.map(({ review, product }) => ({ ...review, product })), total: counted?.total ?? 0 }
}

function filterOf({ verified, rating, query = '' }: Omit<ReviewsQuery, 'page' | 'limit'>): SQL | undefined {
  return and(
    verified === undefined ? undefined : verified === 'true' ? isNotNull(reviews.verifiedAt) : isNull(reviews.verifiedAt),
    rating ? eq(reviews.rating, Number(rating)) : undefined,
    ...containsEveryWord(folded, query),
  )
}

const folded = foldedSql(sql`concat_ws(' ', ${products.name}, ${products.nameEn}, ${reviews.author}, ${reviews.title}, ${reviews.comment})`)
