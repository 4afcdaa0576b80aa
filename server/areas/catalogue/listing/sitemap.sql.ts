import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { images, productColorImages, productColors, products } = schema

export type SitemapRow = { slug: string; changedAt: Date; pictures: { _id: string; width: number }[] }

const isShown = and(eq(products.published, true), isNull(products.deletedAt))

/** The first picture of each colour, in the order of the colours. */
const pictures = sql<
  SitemapRow['pictures']
>`(select coalesce(json_agg(json_build_object('_id', m.id, 'width', m.width) order by c.position), '[]')
  from ${productColors} c
  join lateral (select i.image_id from ${productColorImages} i where i.color_id = c.id order by i.position limit 1) f on true
  join ${images} m on m.id = f.image_id
  where c.product_id = products.id)`

/** All products for sale, oldest first, so that a new one moves no other to another file. */
export async function findSitemapProducts(db: Db, { page, limit }: { page: number; limit: number }): Promise<SitemapRow[]> {
  return db
    .select({ slug: products.slug, changedAt: products.updatedAt, pictures })
    .from(products)
    .where(isShown)
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

/** The ids of all products for sale, oldest first. */
export async function findShownIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: products.id }).from(products).where(isShown).orderBy(asc(products.createdAt), asc(products.id))
  return rows.map(({ id }) => id)
}

export async function countSitemapProducts(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(isShown)
  return row?.total ?? 0
}
