import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { productStatuses } from '../../contract/catalogue.ts'
import type { StoredPersonalizationField } from '../../contract/personalization.ts'
import { createdAt, timestamptz, vnd } from '../columns.ts'
import { images } from './media.ts'

export const categories = pgTable(
  'categories',
  {
    id: text('id').primaryKey(),
    /** Canonical, used in URLs and filters. */
    name: text('name').notNull(),
    /** The name without diacritics and case: unique, and used for lookups. */
    nameKey: text('name_key').notNull(),
    nameEn: text('name_en'),
    /** A drawing of the web module: `category-dresses`. */
    art: text('art'),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('categories_name').on(t.nameKey)],
)

/** Former names of a category: its old URLs redirect to the current one. */
export const formerCategoryNames = pgTable('former_category_names', {
  nameKey: text('name_key').primaryKey(),
  categoryId: text('category_id')
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

export const collections = pgTable(
  'collections',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    nameEn: text('name_en'),
    description: jsonb('description').$type<{ vi: string; en: string }>().notNull(),
    imageId: text('image_id').references(() => images.id),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('collections_slug').on(t.slug), uniqueIndex('collections_name').on(t.nameKey)],
)

/** As {@link formerCategoryNames}, for the URLs of collections. */
export const formerCollectionSlugs = pgTable('former_collection_slugs', {
  slug: text('slug').primaryKey(),
  collectionId: text('collection_id')
    .notNull()
    .references(() => collections.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

export const tags = pgTable(
  'tags',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    nameEn: text('name_en'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('tags_name').on(t.nameKey)],
)

export type StoredFacts = {
  fabric?: { vi: string; en: string }
  origin?: { vi: string; en: string }
  skin?: { vi: string; en: string }
  care?: string[]
  measurements?: { size: string; what: { vi: string; en: string }; cm: number }[]
}

/** The title and description for search engines and shared links, where they differ from the product's own. */
export type StoredSeo = { title?: { vi: string; en: string }; description?: { vi: string; en: string } }

/** Worded like the query that uses its index. */
const averageRating = sql.raw('case when rating_count = 0 then 0 else rating_sum::float8 / rating_count end')

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    description: jsonb('description').$type<{ vi: string; en: string }>().notNull(),
    facts: jsonb('facts').$type<StoredFacts>(),
    seo: jsonb('seo').$type<StoredSeo>(),
    /** The fields a buyer fills in for each unit, in their order; null for none. */
    personalization: jsonb('personalization').$type<StoredPersonalizationField[]>(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    status: text('status', { enum: productStatuses }).notNull(),
    priceVnd: vnd('price_vnd').notNull(),
    salePriceVnd: vnd('sale_price_vnd').notNull().default(0),
    /** The lowest unit price over the sizes, for sorting and filtering. Updated with every price change. */
    effectiveVnd: vnd('effective_vnd').notNull(),
    /** Largest reduction over the sizes, in hundredths of a percent, so that 18.9 % sorts before 18.1 %. */
    percentOff: integer('percent_off').notNull().default(0),
    madeToOrder: boolean('made_to_order').notNull().default(false),
    leadDays: integer('lead_days').notNull().default(0),
    /** The number of free units at which a variant is low; null: the shop's default. */
    lowStock: integer('low_stock'),
    /** Whether any variant is free to sell; updated in the transaction that changes the stock. */
    inStock: boolean('in_stock').notNull().default(false),
    published: boolean('published').notNull().default(true),
    deletedAt: timestamptz('deleted_at'),
    soldCount: integer('sold_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Names, SKU, category and tags, without diacritics: sorts by name. Search reads {@link productSearch}. */
    searchFolded: text('search_folded').notNull(),
    /** Neither read nor written: older versions write it during an upgrade. */
    searchExact: text('search_exact').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('products_slug').on(t.slug).where(sql`deleted_at is null`),
    uniqueIndex('products_sku').on(t.sku).where(sql`deleted_at is null`),
    index('products_newest').on(t.createdAt.desc(), t.id).where(sql`published and deleted_at is null`),
    index('products_by_price').on(t.effectiveVnd, t.id).where(sql`published and deleted_at is null`),
    index('products_by_sold').on(t.soldCount.desc(), t.id).where(sql`published and deleted_at is null`),
    index('products_popular').on(t.soldCount.desc(), sql`(${averageRating}) desc`, t.id).where(sql`published and deleted_at is null`),
    index('products_by_off').on(t.percentOff.desc(), t.id).where(sql`published and deleted_at is null`),
    index('products_category').on(t.categoryId, t.createdAt.desc(), t.id).where(sql`published and deleted_at is null`),
    index('products_category_price').on(t.categoryId, t.effectiveVnd, t.id).where(sql`published and deleted_at is null`),
    index('products_category_sold').on(t.categoryId, t.soldCount.desc(), t.id).where(sql`published and deleted_at is null`),
    index('products_category_off').on(t.categoryId, t.percentOff.desc(), t.id).where(sql`published and deleted_at is null`),
    index('products_status').on(t.status, t.createdAt.desc(), t.id).where(sql`published and deleted_at is null`),
    index('products_availability').on(t.madeToOrder, t.inStock, t.createdAt.desc(), t.id).where(sql`published and deleted_at is null`),
    index('products_all').on(t.createdAt.desc(), t.id).where(sql`deleted_at is null`),
    index('products_gone').on(t.slug).where(sql`deleted_at is not null`),
    index('products_deleted').on(t.deletedAt.desc(), t.id).where(sql`deleted_at is not null`),
    index('products_changed').on(t.updatedAt.desc(), t.id).where(sql`deleted_at is null`),
  ],
)

/** Former slugs of a product: its old URLs redirect to the current one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('former_slugs_product').on(t.productId)],
)

export const productCollections = pgTable(
  'product_collections',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.productId] }), index('product_collections_product').on(t.productId)],
)

export const productTags = pgTable(
  'product_tags',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.productId] }), index('product_tags_product').on(t.productId)],
)

export const productColors = pgTable(
  'product_colors',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    color: text('color').notNull(),
    colorKey: text('color_key').notNull(),
    colorEn: text('color_en'),
    hex: text('hex').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [uniqueIndex('product_colors_once').on(t.productId, t.colorKey), index('product_colors_color').on(t.colorKey, t.productId)],
)

export const productColorImages = pgTable(
  'product_color_images',
  {
    colorId: text('color_id')
      .notNull()
      .references(() => productColors.id, { onDelete: 'cascade' }),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.colorId, t.imageId] }), index('product_color_images_image').on(t.imageId)],
)

export const productSizes = pgTable(
  'product_sizes',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text('size').notNull(),
    priceVnd: vnd('price_vnd').notNull().default(0),
    salePriceVnd: vnd('sale_price_vnd').notNull().default(0),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.size] }), index('product_sizes_size').on(t.size, t.productId)],
)

/** The prices of a product and of its sizes; 0: none of its own. */
export type StoredPrices = { price: number; salePrice: number; sizes: { size: string; price: number; salePrice: number }[] }

/** Changes of many prices that can still be undone, with the prices before and after. Kept for minutes. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: text('id').primaryKey(),
    at: timestamptz('at').notNull(),
    products: jsonb('products').$type<{ id: string; before: StoredPrices; after: StoredPrices }[]>().notNull(),
    /** The stock that changed with them, from a pasted sheet. */
    stock: jsonb('stock').$type<{ variantId: string; before: number; after: number }[]>().notNull().default([]),
  },
  (t) => [index('price_changes_age').on(t.at)],
)
