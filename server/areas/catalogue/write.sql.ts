import { and, eq, inArray, isNull, like, or } from 'drizzle-orm'
import { newId } from '../../../db/new-id.ts'
import { type Db, schema } from '../../platform/db.ts'
import { nameKey } from './name-key.ts'

const {
  categories,
  collections,
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
export type ColorToWrite = { color: string; colorEn: string | null; hex: string; imageIds: string[] }
export type SizeToWrite = { size: string; priceVnd: number; salePriceVnd: number }

export async function findCategoryNames(tx: Db, id: string): Promise<Named | undefined> {
  const [category] = await tx.select({ name: categories.name, nameEn: categories.nameEn }).from(categories).where(eq(categories.id, id))
  return category
}

/** Tags by name; those that do not exist yet are made. */
export async function findOrMakeTags(tx: Db, wanted: Named[]): Promise<(Named & { id: string })[]> {
  if (wanted.length === 0) return []
  const rows = wanted.map(({ name, nameEn }) => ({ id: newId('tag'), name, nameEn, nameKey: nameKey(name) }))
  await tx
    .insert(tags)
    .values(rows.toSorted((a, b) => (a.nameKey < b.nameKey ? -1 : 1)))
    .onConflictDoNothing({ target: tags.nameKey })
  const keys = rows.map((row) => row.nameKey)
  return tx.select({ id: tags.id, name: tags.name, nameEn: tags.nameEn }).from(tags).where(inArray(tags.nameKey, keys))
}

/** Addresses in use that are this one, or this one with a number after it. */
export async function findSlugsLike(tx: Db, slug: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(isNull(products.deletedAt), or(eq(products.slug, slug), like(products.slug, `${slug}-%`))))
  return rows.map((row) => row.slug)
}

export async function insertProduct(tx: Db, row: typeof products.$inferInsert): Promise<void> {
  await tx.insert(products).values(row)
}

export async function insertSizes(tx: Db, productId: string, sizes: SizeToWrite[]): Promise<void> {
  if (sizes.length > 0) await tx.insert(productSizes).values(sizes.map((size, position) => ({ ...size, productId, position })))
}

/** Colours with their pictures, in this order; answers their ids in the same order. */
export async function insertColors(tx: Db, productId: string, colors: ColorToWrite[]): Promise<string[]> {
  if (colors.length === 0) return []
  const rows = colors.map((color, position) => ({ ...color, id: newId('col'), colorKey: nameKey(color.color), productId, position }))
  await tx.insert(productColors).values(rows)
  const pictures = rows.flatMap(({ id, imageIds }) =>
    [...new Set(imageIds)].map((imageId, position) => ({ colorId: id, imageId, position })),
  )
  if (pictures.length > 0) await tx.insert(productColorImages).values(pictures)
  return rows.map(({ id }) => id)
}

export async function insertVariants(tx: Db, productId: string, rows: { colorId: string; size: string; onHand: number }[]): Promise<void> {
  if (rows.length > 0) await tx.insert(variants).values(rows.map((row) => ({ ...row, id: newId('var'), productId })))
}

export async function putIntoCollections(tx: Db, productId: string, collectionIds: string[]): Promise<void> {
  if (collectionIds.length > 0)
    await tx.insert(productCollections).values(collectionIds.map((collectionId) => ({ productId, collectionId })))
}

export async function putTags(tx: Db, productId: string, tagIds: string[]): Promise<void> {
  if (tagIds.length > 0) await tx.insert(productTags).values(tagIds.map((tagId) => ({ productId, tagId })))
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
