import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/db.ts'

const { categories, collections, productCollections, productColors, productSizes, products, productTags, tags, variants } = schema

export type ProductRow = typeof products.$inferSelect & { category: { id: string; name: string; nameEn: string | null } }
export type ColorRow = { id: string; productId: string; color: string; colorEn: string | null; hex: string; imageIds: string[] }
export type SizeRow = { productId: string; size: string; priceVnd: number; salePriceVnd: number }
export type VariantRow = { productId: string; colorId: string; size: string; onHand: number; reserved: number }
export type CollectionOfProduct = { productId: string; id: string; name: string; nameEn: string | null; slug: string }

export async function findProductRows(db: Db, ids: string[]): Promise<ProductRow[]> {
  const rows = await db
    .select({ product: products, category: { id: categories.id, name: categories.name, nameEn: categories.nameEn } })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
  return rows.map(({ product, category }) => ({ ...product, category }))
}

/** Whether it exists, whoever may see it. */
export async function findProductBy(db: Db, by: { id: string } | { slug: string }) {
  const [product] = await db
    .select({ id: products.id, categoryId: products.categoryId, published: products.published })
    .from(products)
    .where(and('id' in by ? eq(products.id, by.id) : eq(products.slug, by.slug), isNull(products.deletedAt)))
  return product
}

export async function findColors(db: Db, productIds: string[]): Promise<ColorRow[]> {
  return db
    .select({
      id: productColors.id,
      productId: productColors.productId,
      color: productColors.color,
      colorEn: productColors.colorEn,
      hex: productColors.hex,
      imageIds: sql<string[]>`array(select image_id from product_color_images i where i.color_id = product_colors.id order by i.position)`,
    })
    .from(productColors)
    .where(inArray(productColors.productId, productIds))
    .orderBy(asc(productColors.position))
}

export async function findSizes(db: Db, productIds: string[]): Promise<SizeRow[]> {
  return db.select().from(productSizes).where(inArray(productSizes.productId, productIds)).orderBy(asc(productSizes.position))
}

export async function findVariants(db: Db, productIds: string[]): Promise<VariantRow[]> {
  return db.select().from(variants).where(inArray(variants.productId, productIds)).orderBy(asc(variants.id))
}

export async function findTagNames(db: Db, productIds: string[]): Promise<{ productId: string; name: string }[]> {
  return db
    .select({ productId: productTags.productId, name: tags.name })
    .from(productTags)
    .innerJoin(tags, eq(tags.id, productTags.tagId))
    .where(inArray(productTags.productId, productIds))
    .orderBy(asc(tags.nameKey))
}

export async function findCollectionsOf(db: Db, productIds: string[]): Promise<CollectionOfProduct[]> {
  return db
    .select({
      productId: productCollections.productId,
      id: collections.id,
      name: collections.name,
      nameEn: collections.nameEn,
      slug: collections.slug,
    })
    .from(productCollections)
    .innerJoin(collections, eq(collections.id, productCollections.collectionId))
    .where(inArray(productCollections.productId, productIds))
    .orderBy(asc(collections.position), asc(collections.nameKey))
}
