import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { products } = schema

/** A deleted product that was once public; hidden or unknown ones stay undisclosed. */
export async function findDeletedProduct(db: Db, slug: string): Promise<{ id: string; categoryId: string } | undefined> {
  const [product] = await db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(and(eq(products.slug, slug), isNotNull(products.deletedAt)))
    .orderBy(desc(products.deletedAt))
    .limit(1)
  return product
}
