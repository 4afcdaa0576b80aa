import { Form } from 'react-router'
import { reportPeriods } from '../../../../contract/dashboard.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import type { AskedPeriod } from '../use-report.ts'

/** Which days: the usual ones by a tap, any others by their dates. Everything is in the address. */
export function PeriodPicker({ asked }: { asked: AskedPeriod }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="period-picker">
      <nav aria-label={t('period.label')}>
        {reportPeriods.map((period) => (
          <Link
            key={period}
            to={paths.admin.dashboard({ period })}
            aria-current={asked.period === period ? 'true' : undefined}
            preventScrollReset
            className="period-choice"
          >
            {t(`period.${period}`)}
          </Link>
        ))}
      </nav>
      <Form method="get" className="period-days" preventScrollReset>
        <DayField name="from" label={t('period.from')} value={asked.from} />
        <DayField name="to" label={t('period.to')} value={asked.to} />
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
