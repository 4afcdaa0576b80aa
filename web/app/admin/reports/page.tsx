import './reports.css'
import '../dashboard/sales-chart.css'
import { useNavigation } from 'react-router'
import { type ReportTable, ReportTableName, ReportTableResponse } from '../../../../contract/admin/reports.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { ExportLink } from '../components/table/export-link.tsx'
import { parsePeriod } from '../dashboard/parse-period.rule.ts'
import { useRevalidatePage } from '../use-revalidate-page.ts'
import type { Route } from './+types/page'
import { DaysChart } from './days-chart.tsx'
import { HowCounted } from './how-counted.tsx'
import { ReportPicker } from './report-picker.tsx'
import { ReportRows } from './report-rows.tsx'

/** A report that cannot be read now leaves the page, to retry it or to choose another. */
export async function loader(args: Route.LoaderArgs) {
  const name = ReportTableName.safeParse(args.params.name ?? 'days').data ?? 'days'
  const period = parsePeriod(args.url.searchParams)
  const path = withQuery(`/api/reports/tables/${name}`, { ...period })
  return { name, period, table: await readTable(args, path) }
}

async function readTable(args: Route.LoaderArgs, path: string): Promise<ReportTable | { failure: string }> {
  try {
    return (await personalApi(args.context).get(path, ReportTableResponse)).data
  } catch (error) {
    if (isPassing(error)) return { failure: error.message }
    // Signed out, or not allowed: sends the reader where they belong.
    return (await adminApi(args).get(path, ReportTableResponse)).data
  }
}

function isPassing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status >= 500 || error.status === 429)
}

/** One report with its period, its numbers beside those of the period before, and how they are counted. */
export default function ReportsPage({ loaderData: { name, period, table } }: Route.ComponentProps) {
  const { t } = useTranslation('reports')
  const isBusy = useNavigation().state === 'loading'
  return (
    <AdminPage
      title={t('title')}
      windowTitle={t(`names.${name}`)}
      actions={<ExportLink path={`/api/reports/tables/${name}/export.csv`} narrowing={['period', 'from', 'to']} />}
    >
      <ReportPicker name={name} period={period} />
      <div aria-busy={isBusy || undefined} className={isBusy ? 'report-busy' : undefined}>
        {'failure' in table ? <FailedReport message={table.failure} /> : <Report table={table} />}
        <HowCounted name={name} />
      </div>
    </AdminPage>
  )
}

function FailedReport({ message }: { message: string }) {
  const { t } = useTranslation('reports')
  const revalidatePage = useRevalidatePage()
  const isRetrying = useNavigation().state !== 'idle'
  return <InlineError text={message || t('failed')} isRetrying={isRetrying} onRetry={() => void revalidatePage()} />
}

function Report({ table }: { table: ReportTable }) {
  const { t } = useTranslation('reports')
  const { name, rows, hasMore } = table
  const isEmpty = name === 'days' ? rows.every(({ now, before }) => [...now, ...before].every((value) => value === 0)) : rows.length === 0
  return (
    <section aria-labelledby="report-title" className="sheet report-sheet">
      <h2 id="report-title">{t(`names.${name}`)}</h2>
      <Span table={table} />
      {isEmpty ? (
        <EmptyState art="rabbit" title={t(name === 'stock' ? 'noneNow' : 'none')} text={name === 'stock' ? '' : t('noneText')} />
      ) : (
        <>
          {name === 'days' && rows.length > 1 && <DaysChart table={table} />}
          <ReportRows table={table} />
          {hasMore && <p className="mt-2 text-sm text-soft">{t('more', { count: rows.length })}</p>}
        </>
      )}
    </section>
  )
}

function Span({ table: { period } }: { table: ReportTable }) {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  if (!period) return <p className="report-span">{t('now')}</p>
  const span = (from: string, to: string) =>
    from === to ? formatDay(from, language) : t('span', { from: formatDay(from, language), to: formatDay(to, language) })
  const { from, to, previousFrom, previousTo } = period
  return (
    <p className="report-span">
      <strong>{span(from, to)}</strong>{' '}
      <span className="text-soft">
        {previousFrom === previousTo
          ? t('compared', { from: formatDay(previousFrom, language), to: '' }).replace(/ –\s*$/, '')
          : t('compared', { from: formatDay(previousFrom, language), to: formatDay(previousTo, language) })}
      </span>
    </p>
  )
}
