import { reportTableNames } from '../../../../contract/admin/reports.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import type { ReportPeriodParams } from '../use-report.ts'

/** Every report of the same period, one tap away. */
export function ReportLinks({ periodParams }: { periodParams: ReportPeriodParams }) {
  const { t } = useTranslation('reports')
  return (
    <Card title={t('all')} className="dashboard-reports">
      <ul className="report-links">
        {reportTableNames.map((name) => (
          <li key={name}>
            <Link to={adminPaths.report(name, { ...periodParams })} className="small-button">
              {t(`names.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
