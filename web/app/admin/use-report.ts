import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Report, ReportAnswer, type ReportPart } from '../../../contract/dashboard.ts'
import type { Api } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { browserApi } from '../browser-api.ts'
import { withQuery } from '../paths.ts'
import { sendSignedIn } from './use-admin-call.ts'

/** Which days a report is about, as the address says it. */
export type AskedPeriod = { period?: string; from?: string; to?: string }

function reportPath(part: ReportPart, asked: AskedPeriod): string {
  return withQuery('/api/reports/summary', { ...asked, parts: part })
}

/** For loaders: one part of the report, or null where it cannot be read now; its card tries again. */
export async function readReport(api: Api, part: ReportPart, asked: AskedPeriod = {}): Promise<Report | null> {
  try {
    return (await api.get(reportPath(part, asked), ReportAnswer)).data
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** One part of the report: it is read, fails and is tried again by itself. `first`: what the page came with, null where that failed. */
export function useReport(part: ReportPart, first: Report | null, asked: AskedPeriod = {}) {
  const path = reportPath(part, asked)
  return useQuery({
    queryKey: ['admin', 'report', path],
    queryFn: ({ signal }) => sendSignedIn(() => browserApi().get(path, ReportAnswer, { signal })).then(({ data }) => data),
    ...(first ? { initialData: first, initialDataUpdatedAt: Date.parse(first.madeAt) } : {}),
    // Other days: what was there stays, greyed, until theirs are.
    placeholderData: keepPreviousData,
    refetchInterval: 300_000,
    refetchOnWindowFocus: true,
  })
}
