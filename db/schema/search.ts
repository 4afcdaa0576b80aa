import { sql } from 'drizzle-orm'
import { boolean, customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from '../columns.ts'
import { products } from './catalogue.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A product as search reads it: written with {@link productJson}, in the transaction that changes the product. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Changes with the vocabulary and the rules of the vector: rows of another shape are rewritten at the start. */
    shape: integer('shape').notNull(),
    isPublic: boolean('is_public').notNull(),
    /** Words, groups of the vocabulary, and the values of filters (`tsquery.rule.ts`). */
    vector: tsvector('vector').notNull(),
    /** The same with the words of its descriptions and facts, for queries that find nothing without them. */
    described: tsvector('described').notNull().default(''),
    /** As in {@link products}: best sellers come first, and are sorted without reading the products. */
    soldCount: integer('sold_count').notNull().default(0),
  },
  (t) => [
    index('product_search_vector').using('gin', t.vector),
    index('product_search_described').using('gin', t.described),
    index('product_search_shape').on(t.shape),
  ],
)

/** Words that the owner added to the vocabulary: a search for `word` also means `meaning`. */
export const searchSynonyms = pgTable('search_synonyms', {
  /** Without diacritics and case. */
  wordKey: text('word_key').primaryKey(),
  word: text('word').notNull(),
  meaning: text('meaning').notNull(),
  createdAt: createdAt(),
})

/** Searches without a result, without anything about who searched. */
export const searchMisses = pgTable(
  'search_misses',
  {
    termKey: text('term_key').primaryKey(),
    /** As last typed. */
    term: text('term').notNull(),
    count: integer('count').notNull(),
    firstAt: timestamptz('first_at').notNull(),
    lastAt: timestamptz('last_at').notNull(),
    /** The owner needs no synonym for it. */
    isHidden: boolean('is_hidden').notNull().default(sql`false`),
  },
  (t) => [index('search_misses_count').on(t.count.desc(), t.termKey), index('search_misses_last').on(t.lastAt)],
)

/** The same by day in Vietnam, for reports; stored for as long as a report may look back. */
export const searchMissDays = pgTable(
  'search_miss_days',
  {
    day: date('day').notNull(),
    termKey: text('term_key').notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.termKey] })],
)
