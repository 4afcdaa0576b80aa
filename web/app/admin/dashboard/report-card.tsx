import type { UseQueryResult } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import type { Report } from '../../../../contract/admin/dashboard.ts'
import { formatTime } from '../../i18n/format-date.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Card } from '../components/card.tsx'

type ReportCardProps = {
  title: string
  report: UseQueryResult<Report>
  actions?: ReactNode
  className?: string
  /** Skeletons shown while the report loads. */
  waiting?: ReactNode
  children: (report: Report) => ReactNode
}

/** A card with its own loading and error states and the time of its data. */
export function ReportCard({ title, report, actions, className, waiting, children }: ReportCardProps) {
  const { t } = useTranslation('dashboard')
  const { data } = report
  return (
    <Card title={title} actions={actions} className={className ?? ''}>
      {data ? (
        <div aria-busy={report.isPlaceholderData || undefined} className={report.isPlaceholderData ? 'report-busy' : undefined}>
          {children(data)}
        </div>
      ) : report.isError ? (
        <ReportFailure report={report} />
      ) : (
        <div aria-busy="true">{waiting ?? <Skeleton className="h-40" />}</div>
      )}
      {data && (
        <p className="updated-at">
          {t('updated', { time: formatTime(data.madeAt) })}
          {report.isError && ` · ${t('stale')}`}
        </p>
      )}
    </Card>
  )
}

function ReportFailure({ report }: { report: UseQueryResult<Report> }) {
  const { t } = useTranslation(['dashboard', 'common'])
  return (
    <div role="alert" className="report-failure">
      <p>{t('failed')}</p>
      <button type="button" className="small-button" disabled={report.isFetching} onClick={() => void report.refetch()}>
        <RotateCw aria-hidden size={16} />
        {t('common:retry')}
      </button>
    </div>
  )
}
