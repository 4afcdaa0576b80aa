import type { Report } from '../../../../contract/admin/dashboard.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatNumber } from '../format-number.ts'
import { todoItems } from '../todo-items.ts'
import { useReport } from '../use-report.ts'
import { ReportCard } from './report-card.tsx'

/** The open tasks, independent of the selected period. */
export function TodoCard({ first }: { first: Report | null }) {
  const { t } = useTranslation('dashboard')
  const report = useReport('work', first)
  return (
    <ReportCard title={t('work.title')} report={report} className="mt-4" waiting={<Skeleton className="h-40" />}>
      {({ work }) =>
        work &&
        (todoItems.every(({ key }) => !work[key]) ? (
          <p className="text-soft">{t('home.nothing')}</p>
        ) : (
          <ul className="waiting-list">
            {todoItems.map(({ key, Icon, to }) => {
              const count = work[key]
              if (count === null) return null
              const content = (
                <>
                  <Icon aria-hidden size={18} />
                  <span className="grow">{t(`work.${key}`)}</span>
                  <strong>{formatNumber(count)}</strong>
                </>
              )
              return <li key={key}>{to ? <Link to={to}>{content}</Link> : <span>{content}</span>}</li>
            })}
          </ul>
        ))
      }
    </ReportCard>
  )
}
