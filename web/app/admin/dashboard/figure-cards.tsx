import type { Compared, Report } from '../../../../contract/admin/dashboard.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { withMinus } from '../../../../contract/signed-number.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminPaths } from '../admin-paths.ts'
import { formatNumber } from '../format-number.ts'
import { type ReportPeriodParams, useReport } from '../use-report.ts'
import { Comparison } from './comparison.tsx'
import { ReportCard } from './report-card.tsx'

type FigureCardsProps = { periodParams: ReportPeriodParams; first: Report | null }

/** The totals of the period, each beside the previous period's. */
export function FigureCards({ periodParams, first }: FigureCardsProps) {
  const { t } = useTranslation('dashboard')
  const report = useReport('figures', first, periodParams)
  return (
    <ReportCard title={t('figures.title')} report={report} className="figures-card" waiting={<Skeleton className="h-24" />}>
      {({ figures, period: { from, to } }) =>
        figures && (
          <dl className="figure-grid">
            {figures.revenue && (
              <Figure
                name={t('figures.revenue')}
                compared={figures.revenue}
                format={formatAmount}
                to={adminPaths.orders({ from, to })}
                isMain
              />
            )}
            <Figure name={t('figures.orders')} compared={figures.orders} to={adminPaths.orders({ from, to })} />
            {figures.average && (
              <Figure name={t('figures.average')} compared={figures.average} format={formatAmount} to={adminPaths.orders({ from, to })} />
            )}
            <Figure name={t('figures.items')} compared={figures.items} />
            <Figure
              name={t('figures.conversion')}
              compared={figures.conversion}
              format={percent}
              hint={t('figures.carts', { count: figures.carts.now })}
            />
            {figures.refunded && (
              <Figure
                name={t('figures.refunded')}
                compared={figures.refunded}
                format={formatAmount}
                to={adminPaths.refunds()}
                moreIs="bad"
              />
            )}
          </dl>
        )
      }
    </ReportCard>
  )
}

type FigureProps = {
  name: string
  compared: Compared
  format?: (value: number) => string
  to?: string
  hint?: string
  isMain?: boolean
  moreIs?: 'good' | 'bad'
}

function Figure({ name, compared, format = formatNumber, to, hint, isMain = false, moreIs = 'good' }: FigureProps) {
  const value = format(compared.now)
  return (
    <div className={isMain ? 'figure figure-main' : 'figure'}>
      <dt>{name}</dt>
      <dd>
        <span className="figure-value">{to ? <Link to={to}>{value}</Link> : value}</span>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
        <Comparison compared={compared} format={format} moreIs={moreIs} />
      </dd>
    </div>
  )
}

function percent(value: number): string {
  return `${withMinus(value.toLocaleString('vi-VN'))}%`
}
