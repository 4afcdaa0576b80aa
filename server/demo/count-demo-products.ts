import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { type Db, schema } from '../platform/database/client.ts'
import { demoContent } from './demo-content.ts'

const { products } = schema

/** How many products of the demo can still be bought: found by their slugs, as nobody has renamed them. */
export async function countDemoProducts(db: Db): Promise<number> {
  const slugs = demoContent.products.map(({ slug }) => slug)
  const [found] = await db
    .select({ count: count() })
    .from(products)
    .where(and(inArray(products.slug, slugs), eq(products.published, true), isNull(products.deletedAt)))
  return found?.count ?? 0
}
