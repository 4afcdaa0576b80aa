import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { products } = schema

/**
 * The deleted product that had this slug last. Whether it was hidden before makes no difference: a product is often hidden
 * first and deleted later, and its old links are still around. One that is not deleted is not found.
 */
export async function findDeletedProduct(db: Db, slug: string): Promise<{ id: string; categoryId: string } | undefined> {
  const [product] = await db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(and(eq(products.slug, slug), isNotNull(products.deletedAt)))
    .orderBy(desc(products.deletedAt))
    .limit(1)
  return product
}
