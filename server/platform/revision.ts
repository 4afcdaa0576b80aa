import { sql } from 'drizzle-orm'
import type { Database, Db } from './db.ts'
import { afterCommit } from './transact.ts'

const channel = 'kept_pages'

/**
 * Says that kept pages are out of date: all of them (`null`), or those tagged with one of `tags`.
 * Written in the transaction of the change; this process hears of it at commit, the others by NOTIFY.
 */
export type Invalidate = (tags: string[] | null) => void

/** Connects a page cache with the database's news. A lost connection drops everything: something may have been missed. */
export async function followRevisions(database: Database, invalidate: Invalidate): Promise<void> {
  await database.listen(
    channel,
    (payload) => invalidate(payload === '' ? null : payload.split(' ')),
    () => invalidate(null),
  )
}

/** Moves the catalogue's revision: every kept page and answer is made anew when it is next asked for. */
export async function bumpCatalogue(tx: Db, local: Invalidate): Promise<void> {
  await tx.execute(
    sql`insert into revisions (name, value) values ('catalogue', 1) on conflict (name) do update set value = revisions.value + 1`,
  )
  await tx.execute(sql`select pg_notify(${channel}, '')`)
  afterCommit(tx, () => local(null))
}

/** PostgreSQL takes less than 8,000 bytes in one NOTIFY. */
const mostTold = 7_900

/** Drops the kept pages and answers that show one of these products; all of them, where these are too many to name. */
export async function bumpProducts(tx: Db, productIds: string[], local: Invalidate): Promise<void> {
  if (productIds.length === 0) return
  const tags = [...productIds, 'availability']
  const told = tags.join(' ')
  const isShort = told.length <= mostTold
  await tx.execute(sql`select pg_notify(${channel}, ${isShort ? told : ''})`)
  afterCommit(tx, () => local(isShort ? tags : null))
}
