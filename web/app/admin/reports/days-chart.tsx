import { type ReportTable, reportTables } from '../../../../contract/admin/reports.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { SalesChart } from '../dashboard/sales-chart.tsx'

const drawn = reportTables.days.indexOf('sales')

/** Sales by day; the table below it has the same numbers. */
export function DaysChart({ table: { rows } }: { table: ReportTable }) {
  const points = rows.map(({ id, now, before }) => ({ at: id, now: now[drawn] ?? 0, before: before[drawn] ?? 0 }))
  return <SalesChart points={points} unit="day" measure="revenue" format={formatAmount} />
}
