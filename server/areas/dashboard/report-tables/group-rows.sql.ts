import { type SQL, sql } from 'drizzle-orm'
import type { ReportRow } from '../../../../contract/admin/reports.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Period } from '../plan-period.rule.ts'

export type Compared = Pick<Period, 'now' | 'before'>
export type GroupedRows = { rows: ReportRow[]; total: Pick<ReportRow, 'now' | 'before'> }

export const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Whether a time is in one of the two periods; the whole is one range, for an index. */
export function isWithin(column: SQL, { now, before }: Compared): SQL {
  return sql`${column} >= ${moment(before.start)} and ${column} < ${moment(now.end)}
    and (${column} >= ${moment(now.start)} or ${column} < ${moment(before.end)})`
}

type Grouping = {
  /** Tables with their joins and conditions. */
  from: SQL
  key: SQL
  name: SQL
  /** Whether a row counts for the current period; otherwise it counts for the one before. */
  isNow: SQL
  /** What each column sums up. The last one sorts the rows. */
  measures: readonly SQL[]
  limit: number
  sortBy?: 'key'
}

/** The rows of a report with both periods and the sums of all rows, by one statement. */
export async function groupRows(db: Db, { from, key, name, isNow, measures, limit, sortBy }: Grouping): Promise<GroupedRows> {
  const sums = measures.flatMap((measure, at) => [
    { as: `now_${at}`, sum: sql`coalesce(sum(${measure}) filter (where ${isNow}), 0)` },
    { as: `before_${at}`, sum: sql`coalesce(sum(${measure}) filter (where not (${isNow})), 0)` },
  ])
  const columns = sums.flatMap(({ as, sum }) => [
    sql`${sum} as ${sql.identifier(as)}`,
    sql`sum(${sum}) over () as ${sql.identifier(`all_${as}`)}`,
  ])
  const last = measures.length - 1
  const order = sortBy === 'key' ? sql`1` : sql.raw(`now_${last} desc, before_${last} desc, 1`)
  const statement = sql`select ${key} as id, ${name} as name, ${sql.join(columns, sql`, `)} ${from} group by 1 order by ${order} limit ${limit}`
  const rows = await transact(db, async (tx) => {
    // Compiling the many sums takes longer than to run them.
    await tx.execute(sql`set local jit = off`)
    return ((await tx.execute(statement)) as unknown as { rows: StoredRow[] }).rows
  })
  const pick = (row: StoredRow | undefined, prefix: string) => measures.map((_measure, at) => numberOf(row?.[`${prefix}_${at}`]))
  return {
    rows: rows.map((row) => ({ id: row.id, name: row.name, detail: '', now: pick(row, 'now'), before: pick(row, 'before') })),
    total: { now: pick(rows[0], 'all_now'), before: pick(rows[0], 'all_before') },
  }
}

type StoredRow = { id: string; name: string } & Record<string, string | number>

/** Beyond 2^53, where numbers stop being exact, the largest exact one. */
function numberOf(sum: string | number | undefined): number {
  return Math.min(Number(sum ?? 0), Number.MAX_SAFE_INTEGER)
}
