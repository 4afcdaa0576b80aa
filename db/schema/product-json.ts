import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

/** What a product counts for: `['color', 'xanh', 'Xanh', 'Blue', '#2f4a66']`; the last three are empty for other kinds. */
export type StoredFacet = [
  kind: 'all' | 'category' | 'collection' | 'tag' | 'color' | 'size',
  key: string,
  name: string,
  nameEn: string,
  hex: string,
]

/**
 * A product as the API sends it, in both languages: `card` in lists, `detail` by itself. Written in the transaction that
 * changes the product (`areas/catalogue/listing/refresh-product-json.ts`), so that reading needs no other table.
 */
export const productJson = pgTable(
  'product_json',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The shape of the JSON: rows of another shape are rewritten at the start. */
    shape: integer('shape').notNull(),
    cardVi: text('card_vi').notNull(),
    cardEn: text('card_en').notNull(),
    detailVi: text('detail_vi').notNull(),
    detailEn: text('detail_en').notNull(),
    /** Where the product is counted in {@link facetCounts}; empty while it is hidden. */
    facets: jsonb('facets').$type<StoredFacet[]>().notNull(),
  },
  (t) => [index('product_json_shape').on(t.shape)],
)

/** How many public products a category, collection, tag, colour or size has; `all` counts every product. */
export const facetCounts = pgTable(
  'facet_counts',
  {
    kind: text('kind').$type<StoredFacet[0]>().notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    hex: text('hex').notNull(),
    products: integer('products').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key, t.name, t.nameEn, t.hex] })],
)
