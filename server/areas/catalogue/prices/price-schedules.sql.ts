import { and, desc, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PriceSchedulesQuery } from '../../../../contract/admin/price-schedules.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { ProductPrices } from './change-prices.rule.ts'

const { priceScheduleProducts, priceSchedules } = schema

export type ScheduleRow = typeof priceSchedules.$inferSelect
export type ScheduledProductRow = typeof priceScheduleProducts.$inferSelect
export type Outcome = NonNullable<ScheduledProductRow['outcome']>
/** `endsAt`: null for a change without an end, which takes a moment. */
export type Period = { startsAt: Date; endsAt: Date | null }

const isOpen = inArray(priceSchedules.state, ['planned', 'running'])

/**
 * Until the transaction ends, no other process plans, carries out or ends a schedule: two of them cannot overlap, and one
 * begins only after the one before it has ended. Taken before products are locked.
 */
export async function lockSchedules(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('price schedules'))`)
}

/** By product, the open schedule at this time. One may start in the moment when another ends. */
export async function findOverlaps(db: Db, ids: string[], { startsAt, endsAt }: Period): Promise<Map<string, Period>> {
  const momentAfter = (moment: Date) => new Date(moment.getTime() + 1)
  const rows = await db
    .selectDistinctOn([priceScheduleProducts.productId], {
      productId: priceScheduleProducts.productId,
      startsAt: priceSchedules.startsAt,
      endsAt: priceSchedules.endsAt,
    })
    .from(priceScheduleProducts)
    .innerJoin(priceSchedules, eq(priceSchedules.id, priceScheduleProducts.scheduleId))
    .where(
      and(
        inArray(priceScheduleProducts.productId, ids),
        isOpen,
        lt(priceSchedules.startsAt, endsAt ?? momentAfter(startsAt)),
        sql`coalesce(${priceSchedules.endsAt}, ${priceSchedules.startsAt} + interval '1 millisecond') > ${startsAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(priceScheduleProducts.productId, priceSchedules.startsAt)
  return new Map(rows.map(({ productId, ...period }) => [productId, period]))
}

export async function insertSchedule(tx: Db, schedule: typeof priceSchedules.$inferInsert, ids: string[]): Promise<void> {
  await tx.insert(priceSchedules).values(schedule)
  await tx.execute(sql`insert into ${priceScheduleProducts} (schedule_id, product_id)
    select ${schedule.id}, id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id`)
}

/** The next schedule to start or to end: by time, and an end before a start. */
export async function findDue(db: Db, now: Date, except: string[]): Promise<ScheduleRow | undefined> {
  const dueAt = sql`case ${priceSchedules.state} when 'planned' then ${priceSchedules.startsAt} else ${priceSchedules.endsAt} end`
  const [due] = await db
    .select()
    .from(priceSchedules)
    .where(and(isOpen, notInArray(priceSchedules.id, except), sql`${dueAt} <= ${now.toISOString()}::timestamptz`))
    .orderBy(dueAt, sql`${priceSchedules.state} = 'planned'`, priceSchedules.id)
    .limit(1)
  return due
}

export async function findSchedule(db: Db, id: string): Promise<ScheduleRow | undefined> {
  const [found] = await db.select().from(priceSchedules).where(eq(priceSchedules.id, id))
  return found
}

export async function listScheduleProducts(db: Db, scheduleId: string): Promise<ScheduledProductRow[]> {
  return db.select().from(priceScheduleProducts).where(eq(priceScheduleProducts.scheduleId, scheduleId))
}

/** What the running schedule of a product did to its prices. */
export async function findRunningChange(db: Db, productId: string): Promise<{ before: ProductPrices; after: ProductPrices } | undefined> {
  const [found] = await db
    .select({ before: priceScheduleProducts.before, after: priceScheduleProducts.after })
    .from(priceScheduleProducts)
    .innerJoin(priceSchedules, eq(priceSchedules.id, priceScheduleProducts.scheduleId))
    .where(and(eq(priceScheduleProducts.productId, productId), eq(priceSchedules.state, 'running')))
  return found?.before && found.after ? { before: found.before, after: found.after } : undefined
}

export type ProductOutcome = { id: string; outcome: Outcome; before?: ProductPrices; after?: ProductPrices }

/** What became of the products; prices that are absent stay as they were noted. */
export async function putOutcomes(tx: Db, scheduleId: string, outcomes: ProductOutcome[]): Promise<void> {
  await tx.execute(sql`update ${priceScheduleProducts} set outcome = x.outcome,
      before = coalesce(x.before, ${priceScheduleProducts.before}), after = coalesce(x.after, ${priceScheduleProducts.after})
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as x(id text, outcome text, before jsonb, after jsonb)
    where ${priceScheduleProducts.scheduleId} = ${scheduleId} and ${priceScheduleProducts.productId} = x.id`)
}

export async function updateSchedule(tx: Db, id: string, set: Partial<ScheduleRow>): Promise<void> {
  await tx.update(priceSchedules).set(set).where(eq(priceSchedules.id, id))
}

function narrowed(state: PriceSchedulesQuery['state']): SQL | undefined {
  if (state === 'over') return notInArray(priceSchedules.state, ['planned', 'running'])
  return state && eq(priceSchedules.state, state)
}

/** Planned and running ones first. */
export async function listSchedules(db: Db, { state, page, limit }: PriceSchedulesQuery): Promise<{ rows: ScheduleRow[]; total: number }> {
  const where = narrowed(state)
  const rows = await db
    .select()
    .from(priceSchedules)
    .where(where)
    .orderBy(sql`(${isOpen}) desc`, desc(priceSchedules.startsAt), priceSchedules.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(priceSchedules, where) }
}

/** Deletes schedules that are over, and started before this. */
export async function deleteOldSchedules(db: Db, before: Date): Promise<void> {
  await db.delete(priceSchedules).where(and(narrowed('over'), lt(priceSchedules.startsAt, before)))
}
