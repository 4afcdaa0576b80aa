import { type ReportPeriod, reportPeriods } from '../../../../contract/admin/dashboard.ts'
import type { ReportPeriodParams } from '../use-report.ts'

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** The period in the URL; the last seven days if it is missing or invalid. */
export function parsePeriod(search: URLSearchParams): ReportPeriodParams {
  const [from, to] = [search.get('from'), search.get('to')]
  if (from && to && dayForm.test(from) && dayForm.test(to) && from <= to) return { from, to }
  return { period: reportPeriods.find((period) => period === search.get('period')) ?? ('7d' satisfies ReportPeriod) }
}
