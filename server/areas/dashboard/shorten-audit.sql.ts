import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { auditEntries } = schema

/** Their details are a buyer's address, notes about a buyer, or what was searched in a list of buyers. */
const aboutBuyers = ['order.address', 'order.notes', 'order.export', 'customer.export']

/**
 * Removes buyers from the entries before this time. Of a deleted order its number, state and sum stay.
 * The subject, who and when stay in each.
 */
export async function shortenEntriesBefore(db: Db, before: Date): Promise<void> {
  const { at, what, details } = auditEntries
  await db
    .update(auditEntries)
    .set({ details: null })
    .where(and(inArray(what, aboutBuyers), lt(at, before), isNotNull(details)))
  const kept = ['orderNumber', 'status', 'paymentStatus', 'paymentMethod', 'finalAmount']
  const pairs = sql.join(
    kept.map((name) => sql`${sql.raw(`'${name}'`)}, ${details}->${sql.raw(`'${name}'`)}`),
    sql`, `,
  )
  await db
    .update(auditEntries)
    .set({ details: sql`jsonb_build_object(${pairs})` })
    .where(and(eq(what, 'order.delete'), lt(at, before), isNotNull(sql`${details}->'items'`)))
}
