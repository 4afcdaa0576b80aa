import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'

/** One uploaded picture. Its smaller variants are generated on demand and named by its id, so they never change. */
export const images = pgTable(
  'images',
  {
    id: text('id').primaryKey(),
    /** The key of the re-encoded original in the storage. */
    storageKey: text('storage_key').notNull(),
    /** The uploaded file name; shown to admins, never used as a path. */
    name: text('name').notNull(),
    checksum: text('checksum').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    placeholder: text('placeholder').notNull(),
    alt: jsonb('alt').$type<{ vi: string; en: string }>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('images_newest').on(t.createdAt.desc(), t.id), uniqueIndex('images_checksum').on(t.checksum)],
)
