import { asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { type Db, schema } from '../../../platform/database/client.ts'

const { searchMissDays, searchMisses, searchSynonyms } = schema

/** The most frequent and latest ones stay. */
const maxMisses = 2_000

type Miss = { key: string; term: string; count: number }

export async function addMisses(tx: Db, misses: Miss[], now: Date): Promise<void> {
  const rows = misses
    .map(({ key, term, count }) => ({ termKey: key, term, count, firstAt: now, lastAt: now }))
    .toSorted((a, b) => (a.termKey < b.termKey ? -1 : 1))
  await tx
    .insert(searchMisses)
    .values(rows)
    .onConflictDoUpdate({
      target: searchMisses.termKey,
      set: {
        term: sql`excluded.term`,
        count: sql`least(search_misses.count + excluded.count, 1000000000)`,
        lastAt: sql`excluded.last_at`,
      },
    })
  const day = vietnamDay(now)
  await tx
    .insert(searchMissDays)
    .values(rows.map(({ termKey, term, count }) => ({ day, termKey, term, count })))
    .onConflictDoUpdate({
      target: [searchMissDays.day, searchMissDays.termKey],
      set: { term: sql`excluded.term`, count: sql`least(search_miss_days.count + excluded.count, 1000000000)` },
    })
  const surplus = tx
    .select({ termKey: searchMisses.termKey })
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastAt))
    .offset(maxMisses)
  await tx.delete(searchMisses).where(inArray(searchMisses.termKey, surplus))
}

/** Terms of days that no report can show any more. */
export async function deleteOldMissDays(db: Db, before: string): Promise<void> {
  await db.delete(searchMissDays).where(lt(searchMissDays.day, before))
}

export async function findMisses(db: Db, { page, limit }: { page: number; limit: number }) {
  const isShown = eq(searchMisses.isHidden, false)
  const [counted] = await db.select({ total: count() }).from(searchMisses).where(isShown)
  const { term, firstAt, lastAt } = searchMisses
  const misses = await db
    .select({ term, count: searchMisses.count, firstAt, lastAt })
    .from(searchMisses)
    .where(isShown)
    .orderBy(sql`${searchMisses.count} desc nulls last`, searchMisses.termKey)
    .limit(limit)
    .offset((page - 1) * limit)
  return { misses, total: counted?.total ?? 0 }
}

export async function setMissHidden(tx: Db, key: string): Promise<void> {
  await tx.update(searchMisses).set({ isHidden: true }).where(eq(searchMisses.termKey, key))
}

export async function deleteMiss(tx: Db, key: string): Promise<void> {
  await tx.delete(searchMisses).where(eq(searchMisses.termKey, key))
}

export async function listSynonymRows(db: Db) {
  return db.select({ word: searchSynonyms.word, meaning: searchSynonyms.meaning }).from(searchSynonyms).orderBy(asc(searchSynonyms.wordKey))
}

export async function countSynonyms(tx: Db): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(searchSynonyms)
  return row?.total ?? 0
}

export async function putSynonym(tx: Db, row: { wordKey: string; word: string; meaning: string }): Promise<void> {
  await tx
    .insert(searchSynonyms)
    .values(row)
    .onConflictDoUpdate({ target: searchSynonyms.wordKey, set: { word: row.word, meaning: row.meaning } })
}

export async function deleteSynonymRow(tx: Db, wordKey: string): Promise<boolean> {
  const deleted = await tx.delete(searchSynonyms).where(eq(searchSynonyms.wordKey, wordKey)).returning({ wordKey: searchSynonyms.wordKey })
  return deleted.length > 0
}
