import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { scheduleStates } from '../../contract/admin/price-schedules.ts'
import type { PriceRule } from '../../contract/admin/prices.ts'
import { timestamptz } from '../columns.ts'
import type { StoredPrices } from './catalogue.ts'

/** Changes of many prices with a start or an end. */
export const priceSchedules = pgTable(
  'price_schedules',
  {
    id: text('id').primaryKey(),
    rule: jsonb('rule').$type<PriceRule>().notNull(),
    state: text('state', { enum: scheduleStates }).notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at'),
    /** How many products it is for, how many its start changed and skipped, and how many kept a price at its end. */
    products: integer('products').notNull(),
    changed: integer('changed').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    finishedAt: timestamptz('finished_at'),
    /** Null at its planned end. */
    finishedBy: text('finished_by'),
  },
  (t) => [
    index('price_schedules_newest').on(t.startsAt.desc(), t.id),
    index('price_schedules_open').on(t.startsAt).where(sql`state in ('planned', 'running')`),
    check('price_schedules_period', sql`ends_at > starts_at`),
    check('price_schedules_end', sql`state <> 'running' or ends_at is not null`),
  ],
)

/** The products of a schedule, with the prices that its start changed. Deleted products stay: they can be restored. */
export const priceScheduleProducts = pgTable(
  'price_schedule_products',
  {
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => priceSchedules.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    before: jsonb('before').$type<StoredPrices>(),
    after: jsonb('after').$type<StoredPrices>(),
    /** Of the start, then of the end; null before. */
    outcome: text('outcome', {
      enum: ['changed', 'unchanged', 'gone', 'price_too_low', 'price_too_high', 'sale_price', 'restored', 'kept'],
    }),
  },
  (t) => [primaryKey({ columns: [t.scheduleId, t.productId] }), index('price_schedule_products_product').on(t.productId)],
)
