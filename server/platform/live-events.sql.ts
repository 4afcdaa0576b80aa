import { asc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Db, schema } from './database/client.ts'

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
