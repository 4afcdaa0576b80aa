import { sql } from 'drizzle-orm'
import { type Db, schema } from '../platform/database/client.ts'

/** An arbitrary number, the same in every process: the holder fills the shop, the others wait and find it filled. */
const fillLock = 7_231_906

/** Held until the transaction ends. */
export async function lockFill(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
}

/** True if the shop never had a product, from us or the owner. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of [schema.products, schema.categories, schema.collections]) {
    const rows = await db.select({ id: table.id }).from(table).limit(1)
    if (rows.length > 0) return false
  }
  return true
}

export async function insertDiscounts(tx: Db, discounts: (typeof schema.discounts.$inferInsert)[]): Promise<void> {
  await tx.insert(schema.discounts).values(discounts)
}
