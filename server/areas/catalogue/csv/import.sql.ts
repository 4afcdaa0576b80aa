import { and, asc, inArray, isNull } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { categories, collections, products, variants } = schema

/** The ids of the products with these numbers, by number. */
export async function findIdsBySku(db: Db, skus: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(inArray(products.sku, skus), isNull(products.deletedAt)))
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

export async function findIdsBySlug(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(inArray(products.slug, slugs), isNull(products.deletedAt)))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Locks products and their variants until the transaction ends: all variants first, in the same order as orders lock them. */
export async function lockProductsOfImport(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.select({ id: variants.id }).from(variants).where(inArray(variants.productId, ids)).orderBy(asc(variants.id)).for('update')
  await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids)).orderBy(asc(products.id)).for('no key update')
}

/** Categories, collections and tags, by their visible names. */
export async function findTaxonomyNames(db: Db) {
  return {
    categories: await db.select({ id: categories.id, key: categories.nameKey }).from(categories),
    collections: await db.select({ id: collections.id, key: collections.nameKey, slug: collections.slug }).from(collections),
  }
}
