import { useState } from 'react'
import type { Figures, Report } from '../../../../contract/admin/dashboard.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatNumber } from '../format-number.ts'
import { type ReportPeriodParams, useReport } from '../use-report.ts'
import { ReportCard } from './report-card.tsx'
import { SalesChart } from './sales-chart.tsx'
import { useAxisLabels } from './use-axis-labels.ts'

type Measure = 'revenue' | 'orders'
type SalesCardProps = { periodParams: ReportPeriodParams; first: Report | null; seesMoney: boolean }

/** Sales by day, as a chart and as a table of the same numbers. */
export function SalesCard({ periodParams, first, seesMoney }: SalesCardProps) {
  const { t } = useTranslation('dashboard')
  const report = useReport('figures', first, periodParams)
  const [measure, setMeasure] = useState<Measure>(seesMoney ? 'revenue' : 'orders')
  return (
    <ReportCard
      title={t('chart.title')}
      report={report}
      actions={seesMoney && <MeasureChoice measure={measure} onChoose={setMeasure} />}
      waiting={<Skeleton className="h-72" />}
    >
      {({ figures }) => figures && <Sales figures={figures} measure={measure} />}
    </ReportCard>
  )
}

function Sales({ figures: { series, unit }, measure }: { figures: Figures; measure: Measure }) {
  const { t } = useTranslation('dashboard')
  const { longName } = useAxisLabels(unit)
  const format = measure === 'revenue' ? formatAmount : formatNumber
  const points = series.map((point) => ({ at: point.at, now: point[measure] ?? 0, before: point.before[measure] ?? 0 }))
  const sum = (read: (point: (typeof points)[number]) => number) => points.reduce((total, point) => total + read(point), 0)
  return (
    <>
      <SalesChart points={points} unit={unit} measure={measure} format={format} />
      <details className="chart-table">
        <summary>{t('chart.table')}</summary>
        <div className="mt-2">
          <table className="plain-table">
            <caption className="sr-only">{t(`chart.caption.${measure}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t(`chart.${unit}`)}</th>
                <th scope="col">{t(`chart.${measure}`)}</th>
                <th scope="col">{t('chart.before')}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, now, before }) => (
                <tr key={at}>
                  <th scope="row">{longName(at)}</th>
                  <td>{format(now)}</td>
                  <td>{format(before)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('chart.total')}</th>
                <td>{format(sum(({ now }) => now))}</td>
                <td>{format(sum(({ before }) => before))}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </details>
    </>
  )
}

function MeasureChoice({ measure, onChoose }: { measure: Measure; onChoose: (measure: Measure) => void }) {
  const { t } = useTranslation('dashboard')
  return (
    <fieldset className="measure-choice">
      <legend className="sr-only">{t('chart.measure')}</legend>
      {(['revenue', 'orders'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={measure === each} onClick={() => onChoose(each)}>
          {t(`chart.${each}`)}
        </button>
      ))}
    </fieldset>
  )
}
