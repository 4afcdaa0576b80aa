import type { ReportRow } from '../../../../contract/admin/reports.ts'
import { dayAfter } from '../../../../contract/vietnam-time.ts'

/** A row for every day of a period up to today, also for those without a sale. */
export function fillDays(rows: readonly ReportRow[], { from, to, today }: { from: string; to: string; today: string }): ReportRow[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const last = [from, to < today ? to : today, rows.at(-1)?.id ?? from].toSorted().at(-1) ?? from
  const days: ReportRow[] = []
  for (let day = from; day <= last && day <= to; day = dayAfter(day, 1)) {
    const row = known.get(day) ?? { id: day, detail: '', now: [0, 0], before: [0, 0] }
    days.push({ ...row, name: day })
  }
  return days
}
