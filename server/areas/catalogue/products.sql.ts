import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

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

export type ProductRow = typeof products.$inferSelect & { category: { id: string; name: string; nameEn: string | null } }
export type ColorRow = { id: string; color: string; colorEn: string | null; hex: string; imageIds: string[] }
export type SizeRow = { size: string; priceVnd: number; salePriceVnd: number }
export type VariantRow = { colorId: string; size: string; onHand: number; reserved: number }
export type CollectionOfProduct = { id: string; name: string; nameEn: string | null; slug: string }

/** All stored parts of one product. */
export type ProductParts = {
  row: ProductRow
  colors: ColorRow[]
  sizes: SizeRow[]
  tags: { id: string; name: string; nameEn: string | null }[]
  collections: CollectionOfProduct[]
  variants: VariantRow[]
}

/** The parts of a product as one JSON value of its row, in their order. */
const parts = {
  colors: sql<ColorRow[]>`(select coalesce(json_agg(json_build_object('id', c.id, 'color', c.color, 'colorEn', c.color_en, 'hex', c.hex,
      'imageIds', array(select image_id from ${productColorImages} i where i.color_id = c.id order by i.position)) order by c.position), '[]')
    from ${productColors} c where c.product_id = products.id)`,
  sizes: sql<
    SizeRow[]
  >`(select coalesce(json_agg(json_build_object('size', s.size, 'priceVnd', s.price_vnd, 'salePriceVnd', s.sale_price_vnd)
      order by s.position), '[]') from ${productSizes} s where s.product_id = products.id)`,
  tags: sql<
    ProductParts['tags']
  >`(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'nameEn', t.name_en) order by t.name_key), '[]')
    from ${productTags} pt join ${tags} t on t.id = pt.tag_id where pt.product_id = products.id)`,
  collections: sql<
    CollectionOfProduct[]
  >`(select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'nameEn', l.name_en, 'slug', l.slug)
      order by l.position, l.name_key), '[]')
    from ${productCollections} pl join ${collections} l on l.id = pl.collection_id where pl.product_id = products.id)`,
  variants: sql<VariantRow[]>`(select coalesce(json_agg(json_build_object('colorId', v.color_id, 'size', v.size, 'onHand', v.on_hand,
      'reserved', v.reserved) order by v.id), '[]') from ${variants} v where v.product_id = products.id)`,
}

/** Complete products in no particular order, in one query. */
export async function findProductParts(db: Db, ids: string[]): Promise<ProductParts[]> {
  const category = { id: categories.id, name: categories.name, nameEn: categories.nameEn }
  const rows = await db
    .select({ product: products, category, ...parts })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
  return rows.map(({ product, category, ...rest }) => ({ row: { ...product, category }, ...rest }))
}

/** The product by id or slug, also a former slug; regardless of visibility. */
export async function findProductBy(db: Db, by: { id: string } | { slug: string }) {
  const [product] = await findWhere(db, 'id' in by ? eq(products.id, by.id) : eq(products.slug, by.slug))
  if (product || 'id' in by) return product
  const renamed = db.select({ id: formerSlugs.productId }).from(formerSlugs).where(eq(formerSlugs.slug, by.slug))
  return (await findWhere(db, inArray(products.id, renamed)))[0]
}

function findWhere(db: Db, condition: SQL) {
  return db
    .select({ id: products.id, categoryId: products.categoryId, published: products.published })
    .from(products)
    .where(and(condition, isNull(products.deletedAt)))
}
