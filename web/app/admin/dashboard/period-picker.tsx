import { Form } from 'react-router'
import { reportPeriods } from '../../../../contract/admin/dashboard.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import type { ReportPeriodParams } from '../use-report.ts'

/** Common periods by one tap, any other by its dates. The state is the URL. */
export function PeriodPicker({ periodParams }: { periodParams: ReportPeriodParams }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="period-picker">
      <nav aria-label={t('period.label')}>
        {reportPeriods.map((period) => (
          <Link
            key={period}
            to={adminPaths.dashboard({ period })}
            aria-current={periodParams.period === period ? 'true' : undefined}
            preventScrollReset
            className="period-choice"
          >
            {t(`period.${period}`)}
          </Link>
        ))}
      </nav>
      <Form method="get" className="period-days" preventScrollReset>
        <DayField name="from" label={t('period.from')} value={periodParams.from} />
        <DayField name="to" label={t('period.to')} value={periodParams.to} />
        <button type="submit" className="small-button">
          {t('period.show')}
        </button>
      </Form>
    </div>
  )
}

function DayField({ name, label, value = '' }: { name: string; label: string; value: string | undefined }) {
  return (
    <label>
      <span>{label}</span>
      <input key={value} type="date" name={name} defaultValue={value} required min="2000-01-01" max="2199-12-31" className="day-input" />
    </label>
  )
}
