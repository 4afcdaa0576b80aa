import { desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { buyerMerges } = schema

/** Serialises merges until the transaction ends: two at a time could merge two phones into each other. */
export async function lockMerges(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('buyer merges'))`)
}

export async function findMainPhone(db: Db, phone: string): Promise<string> {
  const [merge] = await db.select({ mainPhone: buyerMerges.mainPhone }).from(buyerMerges).where(eq(buyerMerges.phone, phone))
  return merge?.mainPhone ?? phone
}

export type MergedPhone = { phone: string; mergedAt: Date }

/** The phones that were merged into this one, the latest first. */
export async function listMergedPhones(db: Db, mainPhone: string): Promise<MergedPhone[]> {
  const { phone, mergedAt } = buyerMerges
  return db.select({ phone, mergedAt }).from(buyerMerges).where(eq(buyerMerges.mainPhone, mainPhone)).orderBy(desc(mergedAt), phone)
}

/** All phones of the buyer who has this one. */
export async function listPhonesOfBuyer(db: Db, phone: string): Promise<string[]> {
  const mainPhone = await findMainPhone(db, phone)
  return [mainPhone, ...(await listMergedPhones(db, mainPhone)).map((merged) => merged.phone)]
}

/** Whether `column` is a phone of the buyer who has this one. An array, so that the planner uses the index of the column. */
export function isPhoneOfBuyer(column: SQLWrapper, phone: string): SQL {
  return sql`${column} = any(array(
    with main as (select coalesce((select main_phone from buyer_merges where phone = ${phone}), ${phone}::text) as phone)
    select phone from main union all select merge.phone from buyer_merges merge join main on merge.main_phone = main.phone))`
}

export async function insertMerge(tx: Db, merge: typeof buyerMerges.$inferInsert): Promise<void> {
  await tx.insert(buyerMerges).values(merge)
}

/** The phone it was merged into; undefined where it was not merged. */
export async function deleteMerge(tx: Db, phone: string): Promise<string | undefined> {
  const [deleted] = await tx.delete(buyerMerges).where(eq(buyerMerges.phone, phone)).returning({ mainPhone: buyerMerges.mainPhone })
  return deleted?.mainPhone
}

const isAbout = (phones: string[]) => or(inArray(buyerMerges.phone, phones), inArray(buyerMerges.mainPhone, phones))

/** The merges that name one of these phones. */
export async function listMergesOf(db: Db, phones: string[]) {
  return phones.length === 0 ? [] : db.select().from(buyerMerges).where(isAbout(phones)).orderBy(buyerMerges.mergedAt)
}

export async function deleteMergesOf(tx: Db, phones: string[]): Promise<void> {
  if (phones.length > 0) await tx.delete(buyerMerges).where(isAbout(phones))
}
