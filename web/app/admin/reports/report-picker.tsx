import { useEffect, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { reportPeriods } from '../../../../contract/admin/dashboard.ts'
import { hasPeriod, type ReportTableName, reportTableNames } from '../../../../contract/admin/reports.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminPaths } from '../admin-paths.ts'
import { PageTabs } from '../components/page-tabs.tsx'
import type { ReportPeriodParams } from '../use-report.ts'

/** Which report, and of which days. On a phone the reports are in a list of choices: two taps to any of them. */
export function ReportPicker({ name, period }: { name: ReportTableName; period: ReportPeriodParams }) {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  const query = { ...period }
  return (
    <div className="report-picker">
      <div className="report-tabs">
        <PageTabs
          label={t('choose')}
          current={name}
          staysPut
          tabs={reportTableNames.map((each) => ({ name: each, to: adminPaths.report(each, query), label: t(`names.${each}`) }))}
        />
      </div>
      <label className="filter-select report-choice">
        <span className="sr-only">{t('choose')}</span>
        <select
          value={name}
          onChange={(event) => void navigate(adminPaths.report(event.currentTarget.value, query), { preventScrollReset: true })}
        >
          {reportTableNames.map((each) => (
            <option key={each} value={each}>
              {t(`names.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {hasPeriod(name) && <PeriodChoice key={JSON.stringify(period)} name={name} period={period} />}
    </div>
  )
}

function PeriodChoice({ name, period }: { name: ReportTableName; period: ReportPeriodParams }) {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  const [isOwn, setOwn] = useState(period.from !== undefined)
  // The server renders a select without its handler: until then a choice would be lost.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  function choose(value: string): void {
    setOwn(value === 'own')
    if (value !== 'own') void navigate(adminPaths.report(name, { period: value }), { preventScrollReset: true })
  }

  return (
    <>
      <label className="filter-select">
        <span className="sr-only">{t('period.label')}</span>
        <select value={isOwn ? 'own' : period.period} disabled={!isReady} onChange={(event) => choose(event.currentTarget.value)}>
          {[...reportPeriods, 'own' as const].map((each) => (
            <option key={each} value={each}>
              {t(`period.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {isOwn && (
        <Form method="get" action={adminPaths.report(name)} preventScrollReset className="report-days">
          {(['from', 'to'] as const).map((each) => (
            <label key={each}>
              <span>{t(`period.${each}`)}</span>
              <input
                type="date"
                name={each}
                defaultValue={period[each] ?? ''}
                required
                min="2000-01-01"
                max="2199-12-31"
                className="report-day"
              />
            </label>
          ))}
          <button type="submit" className="small-button">
            {t('period.show')}
          </button>
        </Form>
      )}
    </>
  )
}
