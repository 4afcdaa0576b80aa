import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** Whole dong. */
export const vnd = (name: string) => bigint(name, { mode: 'number' })
/** A timestamp in UTC. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()
