import { asc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Db, schema } from './database/client.ts'
import { runStatement } from './database/run-statement.ts'
import { defineStatement } from './database/statement.ts'

const { liveEvents, revisions } = schema

export type LiveEventRow = { id: number; kind: string; subject: string }

export async function findLastEventId(db: Db): Promise<number> {
  const [counter] = await db.select({ value: revisions.value }).from(revisions).where(eq(revisions.name, 'live-events'))
  return counter?.value ?? 0
}

/** The newest id, and how many of the events after `id` are stored. */
export async function countSince(db: Db, id: number): Promise<{ newest: number; stored: number }> {
  const newest = await findLastEventId(db)
  return { newest, stored: newest > id ? await db.$count(liveEvents, gt(liveEvents.id, id)) : 0 }
}

export async function findEventsAfter(db: Db, id: number): Promise<LiveEventRow[]> {
  const { kind, subject } = liveEvents
  return db.select({ id: liveEvents.id, kind, subject }).from(liveEvents).where(gt(liveEvents.id, id)).orderBy(asc(liveEvents.id))
}

export async function deleteEventsBefore(db: Db, hours: number): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.at, sql`now() - make_interval(hours => ${hours})`))
}

const numberAndNotify = defineStatement(`
  with counter as (
    insert into revisions (name, value) values ('live-events', cardinality($2::text[]))
    on conflict (name) do update set value = revisions.value + excluded.value returning value
  ), written as (
    insert into live_events (id, kind, subject, at)
    select counter.value - cardinality($2::text[]) + changed.place, changed.kind, changed.subject, clock_timestamp()
    from counter, unnest($2::text[], $3::text[]) with ordinality as changed (kind, subject, place)
    returning id, kind, subject
  )
  select pg_notify($1, id || ' ' || kind || ' ' || subject) from written order by id`)

/**
 * Numbers and stores the events of a transaction, and announces them on `channel` with its commit. One statement, so that the
 * counter's row is locked only until the commit.
 */
export async function insertEvents(tx: Db, channel: string, changes: readonly Omit<LiveEventRow, 'id'>[]): Promise<void> {
  if (changes.length === 0) return
  const [kinds, subjects] = [changes.map(({ kind }) => kind), changes.map(({ subject }) => subject)]
  await runStatement(tx, numberAndNotify(channel, kinds, subjects))
}
