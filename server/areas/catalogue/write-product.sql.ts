import { and, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm'
import { newId } from '../../../db/new-id.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { insertStockMoves, type StockCause } from './inventory/stock.sql.ts'
import { normalizeName } from './search/normalize-name.rule.ts'

const {
  categories,
  collections,
  formerSlugs,
  productCollections,
  productColorImages,
  productColors,
  productSizes,
  products,
  productTags,
  tags,
  variants,
} = schema

export type Named = { name: string; nameEn: string | null }
/** `position`: its place among the others, if it differs from the order here. */
export type ColorToWrite = { color: string; colorEn: string | null; hex: string; imageIds: string[]; position?: number }
export type SizeToWrite = { size: string; priceVnd: number; salePriceVnd: number }

export async function findCategoryNames(tx: Db, id: string): Promise<Named | undefined> {
  const [category] = await tx.select({ name: categories.name, nameEn: categories.nameEn }).from(categories).where(eq(categories.id, id))
  return category
}

/** Tags by name; creates missing ones. */
export async function findOrMakeTags(tx: Db, wanted: Named[]): Promise<(Named & { id: string })[]> {
  if (wanted.length === 0) return []
  const rows = wanted.map(({ name, nameEn }) => ({ id: newId('tag'), name, nameEn, nameKey: normalizeName(name) }))
  await tx
    .insert(tags)
    .values(rows.toSorted((a, b) => (a.nameKey < b.nameKey ? -1 : 1)))
    .onConflictDoNothing({ target: tags.nameKey })
  const keys = rows.map((row) => row.nameKey)
  return tx.select({ id: tags.id, name: tags.name, nameEn: tags.nameEn }).from(tags).where(inArray(tags.nameKey, keys))
}

/** Current or former slugs of other products that equal this one, or this one with a number appended. */
export async function findSlugsLike(tx: Db, slug: string, exceptId = ''): Promise<string[]> {
  const inUse = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(isNull(products.deletedAt), ne(products.id, exceptId), or(eq(products.slug, slug), like(products.slug, `${slug}-%`))))
  const former = await tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(ne(formerSlugs.productId, exceptId), or(eq(formerSlugs.slug, slug), like(formerSlugs.slug, `${slug}-%`))))
  return [...inUse, ...former].map((row) => row.slug)
}

/** A reused slug no longer redirects to its former product. */
export async function deleteFormerSlug(tx: Db, slug: string): Promise<void> {
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug))
}

export async function insertFormerSlug(tx: Db, slug: string, productId: string): Promise<void> {
  await tx.insert(formerSlugs).values({ slug, productId }).onConflictDoUpdate({ target: formerSlugs.slug, set: { productId } })
}

/** Numbers in use that equal this one, or this one with a suffix, in any case; in capitals. */
export async function findSkusLike(tx: Db, sku: string): Promise<string[]> {
  const rows = await tx
    .select({ sku: products.sku })
    .from(products)
    .where(and(isNull(products.deletedAt), sql`starts_with(upper(${products.sku}), upper(${sku}))`))
  return rows.map((row) => row.sku.toUpperCase())
}

export async function insertProduct(tx: Db, row: typeof products.$inferInsert): Promise<void> {
  await tx.insert(products).values(row)
}

export async function insertSizes(tx: Db, productId: string, sizes: SizeToWrite[]): Promise<void> {
  if (sizes.length > 0) await tx.insert(productSizes).values(sizes.map((size, position) => ({ ...size, productId, position })))
}

/** Inserts colours with their pictures, in this order; returns their ids in the same order. */
export async function insertColors(tx: Db, productId: string, colors: ColorToWrite[]): Promise<string[]> {
  if (colors.length === 0) return []
  const rows = colors.map(({ color, colorEn, hex, imageIds, position }, index) => ({
    ...{ color, colorEn, hex, imageIds, position: position ?? index },
    ...{ id: newId('col'), colorKey: normalizeName(color), productId },
  }))
  await tx.insert(productColors).values(rows)
  const pictures = rows.flatMap(({ id, imageIds }) =>
    [...new Set(imageIds)].map((imageId, position) => ({ colorId: id, imageId, position })),
  )
  if (pictures.length > 0) await tx.insert(productColorImages).values(pictures)
  return rows.map(({ id }) => id)
}

export async function insertVariants(
  tx: Db,
  productId: string,
  rows: { colorId: string; size: string; onHand: number }[],
  cause: StockCause,
): Promise<void> {
  if (rows.length === 0) return
  const written = rows.map((row) => ({ ...row, id: newId('var'), productId }))
  await tx.insert(variants).values(written)
  await insertStockMoves(
    tx,
    written.map(({ id, onHand }) => ({ variantId: id, change: onHand, after: onHand })),
    cause,
  )
}

export async function putIntoCollections(tx: Db, productId: string, collectionIds: string[]): Promise<void> {
  if (collectionIds.length > 0)
    await tx
      .insert(productCollections)
      .values(collectionIds.map((collectionId) => ({ productId, collectionId })))
      .onConflictDoNothing()
}

export async function putTags(tx: Db, productId: string, tagIds: string[]): Promise<void> {
  if (tagIds.length === 0) return
  await tx
    .insert(productTags)
    .values(tagIds.map((tagId) => ({ productId, tagId })))
    .onConflictDoNothing()
}

export async function insertCategory(tx: Db, row: typeof categories.$inferInsert): Promise<void> {
  await tx.insert(categories).values(row)
}

export async function insertCollection(tx: Db, row: typeof collections.$inferInsert): Promise<void> {
  await tx.insert(collections).values(row)
}

export async function insertTag(tx: Db, row: typeof tags.$inferInsert): Promise<void> {
  await tx.insert(tags).values(row)
}
