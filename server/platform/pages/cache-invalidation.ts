import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PurgeCdn } from '../cdn/purge-cdn.ts'
import type { Database, Db } from '../database/client.ts'
import { afterCommit } from '../database/transaction.ts'
import type { PageCache } from './page-cache.ts'

/** An old name of the page cache: processes of two releases share the channel during a rolling upgrade, so it stays. */
const channel = 'kept_pages'
/** Appended to the tags that this process sends, so that it can ignore its own notification. */
const ownMark = `from:${randomUUID()}`

/**
 * The cache of this process, and the CDN if there is one. An invalidation is part of the change's transaction: applied here at
 * the commit, by NOTIFY in other processes, by a job at the CDN.
 */
export type HasPageCache = { pageCache: Pick<PageCache, 'invalidate'> & { purgeCdn?: PurgeCdn | null } }

/** All pages (`null`), or those tagged with one of `tags`. */
type Invalidate = PageCache['invalidate']

/**
 * Connects a page cache to the invalidations of all processes. A lost connection invalidates everything, because one may
 * have been missed.
 */
export async function listenForInvalidation(database: Database, invalidate: Invalidate): Promise<void> {
  await database.listen(
    channel,
    (payload) => {
      if (!payload.endsWith(ownMark)) invalidate(payload === '' ? null : payload.split(' '))
    },
    () => invalidate(null),
  )
}

/** Increases the catalogue's revision: every cached page and response is rebuilt on its next request. */
export async function invalidateAllPages(tx: Db, { pageCache }: HasPageCache): Promise<void> {
  await increaseRevision(tx)
  await tx.execute(sql`select pg_notify(${channel}, '')`)
  await pageCache.purgeCdn?.(tx, null)
  afterCommit(tx, () => pageCache.invalidate(null))
}

async function increaseRevision(tx: Db): Promise<void> {
  await tx.execute(
    sql`insert into revisions (name, value) values ('catalogue', 1) on conflict (name) do update set value = revisions.value + 1`,
  )
}

/** PostgreSQL accepts less than 8,000 bytes in one NOTIFY. */
const maxPayload = 7_900

/** What has changed about products; lists that are filtered, sorted or searched by it change too. */
export type ListTag = 'availability' | 'prices' | 'reviews' | 'search' | 'sitemap'

/**
 * Invalidates cached pages and responses that show one of these products, and lists by what has changed; all pages, if the
 * products are too many to name.
 */
export async function invalidateProductPages(
  tx: Db,
  productIds: string[],
  { pageCache }: HasPageCache,
  changed: ListTag[] = ['availability'],
): Promise<void> {
  if (productIds.length === 0) return
  // The dictionary for misspelled words is counted once per revision.
  if (changed.includes('search')) await increaseRevision(tx)
  const tags = [...productIds, ...changed]
  const payload = [...tags, ownMark].join(' ')
  const isShort = payload.length <= maxPayload
  await tx.execute(sql`select pg_notify(${channel}, ${isShort ? payload : ''})`)
  await pageCache.purgeCdn?.(tx, isShort ? tags : null)
  afterCommit(tx, () => pageCache.invalidate(isShort ? tags : null))
}
