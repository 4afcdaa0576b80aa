import { and, asc, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { currentPrefix, decryptSecret, encryptSecret } from '../../../db/secret-text.ts'
import { type Db, schema } from './client.ts'

const { orderDrafts, orders, pushKeys, twoFactors, webhooks } = schema
type SecretColumn = { name: string; table: PgTable; id: PgColumn; column: PgColumn }

/** Every encrypted column of the schema. */
export const secretColumns: readonly SecretColumn[] = [
  { name: 'two_factors.secret', table: twoFactors, id: twoFactors.userId, column: twoFactors.secret },
  { name: 'orders.access_token', table: orders, id: orders.id, column: orders.accessToken },
  { name: 'orders.confirm_token', table: orders, id: orders.id, column: orders.confirmToken },
  { name: 'order_drafts.token', table: orderDrafts, id: orderDrafts.id, column: orderDrafts.token },
  { name: 'push_keys.private_key', table: pushKeys, id: pushKeys.id, column: pushKeys.privateKey },
  { name: 'webhooks.secret', table: webhooks, id: webhooks.id, column: webhooks.secret },
  { name: 'webhooks.former_secret', table: webhooks, id: webhooks.id, column: webhooks.formerSecret },
]

const batch = 500

/**
 * Encrypts all secrets of a column with the current key: those of former keys and those in clear text. Each row only if it has
 * not changed since it was read, so that the shop can run meanwhile. Returns their number.
 */
export async function rotateColumn(db: Db, { table, id, column }: SecretColumn): Promise<number> {
  const prefix = currentPrefix()
  if (prefix === null) throw new Error('SECRET_KEYS is empty: there is no key to encrypt with')
  let count = 0
  for (let last = ''; ; ) {
    const rows = await db
      .select({ id: sql<string>`${id}::text`, stored: sql<string>`${column}` })
      .from(table)
      // The id of push_keys is a number.
      .where(and(sql`${id}::text > ${last}`, sql`${column} not like ${`${prefix}%`}`))
      .orderBy(asc(id))
      .limit(batch)
    for (const row of rows) {
      const next = encryptSecret(decryptSecret(row.stored))
      const isUnchanged = and(sql`${id}::text = ${row.id}`, sql`${column} = ${row.stored}`)
      await db.execute(sql`update ${table} set ${sql.identifier(column.name)} = ${next} where ${isUnchanged}`)
    }
    count += rows.length
    if (rows.length < batch) return count
    last = rows.at(-1)?.id ?? last
  }
}
