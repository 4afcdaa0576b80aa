import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Report, type ReportPart, ReportResponse } from '../../../contract/admin/dashboard.ts'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { withQuery } from '../paths.ts'
import { retryAfterSignIn } from './use-admin-request.ts'

/** The period of a report, as in the URL. */
export type ReportPeriodParams = { period?: string; from?: string; to?: string }

function reportPath(part: ReportPart, period: ReportPeriodParams): string {
  return withQuery('/api/reports/summary', { ...period, parts: part })
}

/** For loaders: one part of the report, or null if it cannot be read; its card retries. */
export async function readReport(api: Api, part: ReportPart, period: ReportPeriodParams = {}): Promise<Report | null> {
  try {
    return (await api.get(reportPath(part, period), ReportResponse)).data
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** One part of the report, with its own loading and errors. `first`: the loader's data, null if it failed. */
export function useReport(part: ReportPart, first: Report | null, period: ReportPeriodParams = {}) {
  const path = reportPath(part, period)
  return useQuery({
    queryKey: ['admin', 'report', path],
    queryFn: ({ signal }) => retryAfterSignIn(() => browserApi().get(path, ReportResponse, { signal })).then(({ data }) => data),
    ...(first ? { initialData: first, initialDataUpdatedAt: Date.parse(first.madeAt) } : {}),
    // Shows the previous period, greyed out, until the new one is loaded.
    placeholderData: keepPreviousData,
    refetchInterval: 300_000,
    refetchOnWindowFocus: true,
  })
}
