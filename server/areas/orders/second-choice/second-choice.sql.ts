import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { newId } from '../../../../db/new-id.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { containsEveryWord, foldedSql } from '../../../platform/database/text-search.ts'

const { secondChoiceGoods } = schema

export type SecondChoiceRow = typeof secondChoiceGoods.$inferSelect
type NewUnits = Omit<SecondChoiceRow, 'id' | 'createdAt'>

/** Adds units to the row of their variant; goods outside the catalogue get a row of their own. */
export async function insertUnits(tx: Db, units: NewUnits): Promise<void> {
  const { quantity, unitVnd } = units
  const more = { quantity: sql`${secondChoiceGoods.quantity} + ${quantity}::int`, unitVnd }
  await tx
    .insert(secondChoiceGoods)
    .values({ ...units, id: newId('sec') })
    .onConflictDoUpdate({ target: secondChoiceGoods.variantId, targetWhere: sql`variant_id <> ''`, set: more })
}

/** Puts units back. */
export async function addUnits(tx: Db, id: string, quantity: number): Promise<void> {
  await tx
    .update(secondChoiceGoods)
    .set({ quantity: sql`${secondChoiceGoods.quantity} + ${quantity}::int` })
    .where(eq(secondChoiceGoods.id, id))
}

/** Takes units; undefined, and no change, where there are not that many. */
export async function takeUnits(tx: Db, id: string, quantity: number): Promise<SecondChoiceRow | undefined> {
  const [left] = await tx
    .update(secondChoiceGoods)
    .set({ quantity: sql`${secondChoiceGoods.quantity} - ${quantity}::int` })
    .where(and(eq(secondChoiceGoods.id, id), gte(secondChoiceGoods.quantity, quantity)))
    .returning()
  return left
}

export async function findSecondChoice(db: Db, ids: string[]): Promise<SecondChoiceRow[]> {
  return ids.length === 0 ? [] : db.select().from(secondChoiceGoods).where(inArray(secondChoiceGoods.id, ids))
}

type Listed = { query: string; page: number; limit: number }

/** Goods with units, by name. */
export async function listSecondChoice(db: Db, { query, page, limit }: Listed): Promise<{ rows: SecondChoiceRow[]; total: number }> {
  const { name, color, size, id, quantity } = secondChoiceGoods
  const folded = foldedSql(sql`concat_ws(' ', ${name}, ${color}, ${size})`)
  const where = and(gt(quantity, 0), ...containsEveryWord(folded, query))
  const rows = await db
    .select()
    .from(secondChoiceGoods)
    .where(where)
    .orderBy(asc(name), asc(color), asc(size), asc(id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(secondChoiceGoods, where) }
}
