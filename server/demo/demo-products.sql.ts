import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { type Db, schema } from '../platform/database/client.ts'
import { demoContent } from './demo-content.ts'

const { products } = schema

/** The number of demo products still for sale, found by their original slugs. */
export async function countDemoProducts(db: Db): Promise<number> {
  const slugs = demoContent.products.map(({ slug }) => slug)
  const [found] = await db
    .select({ count: count() })
    .from(products)
    .where(and(inArray(products.slug, slugs), eq(products.published, true), isNull(products.deletedAt)))
  return found?.count ?? 0
}
