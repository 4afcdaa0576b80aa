import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { findProductParts, type ProductParts } from './products.sql.ts'
import { normalizeName } from './search/normalize-name.rule.ts'
import type { ColorToWrite } from './write-product.sql.ts'

const { collections, formerSlugs, productCollections, productColorImages, productColors, productSizes, products, productTags, variants } =
  schema

export type StoredVariant = { id: string; colorId: string; size: string; onHand: number; reserved: number }

/**
 * A product and its variants, locked until the transaction ends. Variants first, in the same order as orders lock them; then once
 * more, because a change that ended while this one waited may have added some.
 */
export async function lockProduct(tx: Db, id: string): Promise<(ProductParts & { inHouse: StoredVariant[] }) | undefined> {
  await lockVariantsOf(tx, id)
  const isThere = and(eq(products.id, id), isNull(products.deletedAt))
  const [locked] = await tx.select({ id: products.id }).from(products).where(isThere).for('no key update')
  if (!locked) return undefined
  const inHouse = await lockVariantsOf(tx, id)
  const [parts] = await findProductParts(tx, [id])
  return parts && { ...parts, inHouse }
}

async function lockVariantsOf(tx: Db, productId: string): Promise<StoredVariant[]> {
  return tx.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.id)).for('update')
}

/** The existing ones, locked in the order of their ids. */
export async function lockProducts(tx: Db, ids: string[]): Promise<string[]> {
  const isThere = and(inArray(products.id, ids), isNull(products.deletedAt))
  const rows = await tx.select({ id: products.id }).from(products).where(isThere).orderBy(asc(products.id)).for('no key update')
  return rows.map(({ id }) => id)
}

/** Changes the row and its version. */
export async function updateProduct(tx: Db, id: string, change: Partial<typeof products.$inferInsert>, now: Date): Promise<void> {
  await tx
    .update(products)
    .set({ ...change, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, id))
}

/** Deletes products from the shop. Their rows stay for orders and carts; their slugs are free again. */
export async function markDeleted(tx: Db, ids: string[], now: Date): Promise<void> {
  await tx.update(products).set({ deletedAt: now, updatedAt: now }).where(inArray(products.id, ids))
  await tx.delete(formerSlugs).where(inArray(formerSlugs.productId, ids))
}

export async function deleteColorsExcept(tx: Db, productId: string, remainingIds: string[]): Promise<void> {
  const own = eq(productColors.productId, productId)
  await tx.delete(productColors).where(remainingIds.length > 0 ? and(own, notInArray(productColors.id, remainingIds)) : own)
}

/** Updates existing colours. Two may swap their names, so all names are cleared first. */
export async function updateColors(tx: Db, colors: (ColorToWrite & { id: string; position: number })[]): Promise<void> {
  if (colors.length === 0) return
  const ids = colors.map(({ id }) => id)
  await tx
    .update(productColors)
    .set({ colorKey: sql`${productColors.id}` })
    .where(inArray(productColors.id, ids))
  for (const { id, color, colorEn, hex, position } of colors)
    await tx
      .update(productColors)
      .set({ color, colorEn, hex, position, colorKey: normalizeName(color) })
      .where(eq(productColors.id, id))
  await tx.delete(productColorImages).where(inArray(productColorImages.colorId, ids))
  const pictures = colors.flatMap(({ id, imageIds }) => imageIds.map((imageId, position) => ({ colorId: id, imageId, position })))
  if (pictures.length > 0) await tx.insert(productColorImages).values(pictures)
}

export async function deleteSizes(tx: Db, productId: string): Promise<void> {
  await tx.delete(productSizes).where(eq(productSizes.productId, productId))
}

export async function deleteVariants(tx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(variants).where(inArray(variants.id, ids))
}

/** Removes the product from collections that are not among these; positions in the others stay. */
export async function deleteFromCollectionsExcept(tx: Db, productId: string, remainingIds: string[]): Promise<void> {
  const own = eq(productCollections.productId, productId)
  const left = remainingIds.length > 0 ? and(own, notInArray(productCollections.collectionId, remainingIds)) : own
  const leftIds = tx.select({ id: productCollections.collectionId }).from(productCollections).where(left)
  // Waits for a concurrent rewrite of the collection's list, which would restore the removed product.
  await tx.select({ id: collections.id }).from(collections).where(inArray(collections.id, leftIds)).for('key share')
  await tx.delete(productCollections).where(left)
}

export async function deleteTagsExcept(tx: Db, productId: string, remainingIds: string[]): Promise<void> {
  const own = eq(productTags.productId, productId)
  await tx.delete(productTags).where(remainingIds.length > 0 ? and(own, notInArray(productTags.tagId, remainingIds)) : own)
}
