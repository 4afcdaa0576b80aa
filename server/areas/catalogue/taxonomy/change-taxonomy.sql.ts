import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'

const { categories, collections, formerCategoryNames, formerCollectionSlugs, productCollections, products, productTags, tags } = schema

type Category = typeof categories.$inferSelect
type Collection = typeof collections.$inferSelect
type Tag = typeof tags.$inferSelect

export async function lockCategory(tx: Db, id: string): Promise<Category | undefined> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return category
}

export async function updateCategory(tx: Db, id: string, change: Partial<Category>): Promise<void> {
  await tx.update(categories).set(change).where(eq(categories.id, id))
}

/** The old name redirects to it, and its new one no longer to another. */
export async function insertFormerName(tx: Db, { id, nameKey: former }: Pick<Category, 'id' | 'nameKey'>): Promise<void> {
  await tx
    .insert(formerCategoryNames)
    .values({ nameKey: former, categoryId: id })
    .onConflictDoUpdate({ target: formerCategoryNames.nameKey, set: { categoryId: id } })
}

export async function deleteFormerName(tx: Db, name: string): Promise<void> {
  await tx.delete(formerCategoryNames).where(eq(formerCategoryNames.nameKey, normalizeName(name)))
}

export async function writeCategoryPositions(tx: Db, ids: string[]): Promise<void> {
  for (const [position, id] of ids.entries()) await tx.update(categories).set({ position }).where(eq(categories.id, id))
}

export async function findLastPosition(tx: Db, table: 'categories' | 'collections'): Promise<number> {
  const { position } = table === 'categories' ? categories : collections
  const [row] = await tx.select({ last: sql<number | null>`max(${position})` }).from(table === 'categories' ? categories : collections)
  return row?.last ?? -1
}

export async function countProductsOf(tx: Db, categoryId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(eq(products.categoryId, categoryId), isNull(products.deletedAt)))
  return row?.count ?? 0
}

/** Another category, for deleted products, which still need one. */
export async function findOtherCategory(tx: Db, id: string): Promise<string | undefined> {
  const [other] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(ne(categories.id, id))
    .orderBy(asc(categories.position))
    .limit(1)
  return other?.id
}

/** Returns the moved products. */
export async function moveProducts(tx: Db, from: string, to: string): Promise<string[]> {
  const moved = await tx.update(products).set({ categoryId: to }).where(eq(products.categoryId, from)).returning({ id: products.id })
  return moved.map(({ id }) => id)
}

export async function deleteCategoryRow(tx: Db, id: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id))
}

export async function lockTag(tx: Db, name: string): Promise<Tag | undefined> {
  const [tag] = await tx
    .select()
    .from(tags)
    .where(eq(tags.nameKey, normalizeName(name)))
    .for('update')
  return tag
}

export async function updateTag(tx: Db, id: string, change: Partial<Tag>): Promise<void> {
  await tx.update(tags).set(change).where(eq(tags.id, id))
}

/** Adds the second tag to all products with the first. */
export async function copyTag(tx: Db, from: string, to: string): Promise<void> {
  await tx.execute(
    sql`insert into product_tags (product_id, tag_id) select product_id, ${to} from product_tags where tag_id = ${from} on conflict do nothing`,
  )
}

export async function findTagged(tx: Db, tagId: string): Promise<string[]> {
  const rows = await tx.select({ id: productTags.productId }).from(productTags).where(eq(productTags.tagId, tagId))
  return rows.map(({ id }) => id)
}

export async function deleteTagRow(tx: Db, id: string): Promise<void> {
  await tx.delete(tags).where(eq(tags.id, id))
}

export async function lockCollection(tx: Db, id: string): Promise<Collection | undefined> {
  const [collection] = await tx.select().from(collections).where(eq(collections.id, id)).for('update')
  return collection
}

export async function updateCollection(tx: Db, id: string, change: Partial<Collection>): Promise<void> {
  await tx.update(collections).set(change).where(eq(collections.id, id))
}

export async function insertFormerSlugOf(tx: Db, { id, slug }: Pick<Collection, 'id' | 'slug'>): Promise<void> {
  await tx
    .insert(formerCollectionSlugs)
    .values({ slug, collectionId: id })
    .onConflictDoUpdate({ target: formerCollectionSlugs.slug, set: { collectionId: id } })
}

export async function deleteFormerSlugOf(tx: Db, slug: string): Promise<void> {
  await tx.delete(formerCollectionSlugs).where(eq(formerCollectionSlugs.slug, slug))
}

export async function isSlugFree(tx: Db, slug: string): Promise<boolean> {
  const [taken] = await tx.select({ id: collections.id }).from(collections).where(eq(collections.slug, slug))
  return taken === undefined
}

export async function deleteCollectionRow(tx: Db, id: string): Promise<void> {
  await tx.delete(collections).where(eq(collections.id, id))
}

/** Exactly these products, in this order; leaves out deleted ones. */
export async function putIntoCollection(tx: Db, collectionId: string, productIds: string[]): Promise<void> {
  await tx.delete(productCollections).where(eq(productCollections.collectionId, collectionId))
  if (productIds.length === 0) return
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, productIds), isNull(products.deletedAt)))
  const isThere = new Set(found.map(({ id }) => id))
  const rows = productIds
    .filter((id) => isThere.has(id))
    .map((productId, position) => ({ collectionId, productId, position: position + 1 }))
  if (rows.length > 0) await tx.insert(productCollections).values(rows)
}

export async function findCollectionProducts(db: Db, collectionId: string) {
  const cover = sql<string | null>`(select i.image_id from product_color_images i join product_colors c on c.id = i.color_id
    where c.product_id = products.id order by c.position, i.position limit 1)`
  return db
    .select({
      id: products.id,
      name: products.name,
      nameEn: products.nameEn,
      sku: products.sku,
      price: products.priceVnd,
      published: products.published,
      imageId: cover,
    })
    .from(productCollections)
    .innerJoin(products, eq(products.id, productCollections.productId))
    .where(and(eq(productCollections.collectionId, collectionId), isNull(products.deletedAt)))
    .orderBy(asc(productCollections.position), sql`${products.createdAt} desc`)
}
