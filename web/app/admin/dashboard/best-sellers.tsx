import type { Report } from '../../../../contract/admin/dashboard.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminPaths } from '../admin-paths.ts'
import { RowThumb } from '../components/row-thumb.tsx'
import { formatNumber } from '../format-number.ts'
import { type ReportPeriodParams, useReport } from '../use-report.ts'
import { ReportCard } from './report-card.tsx'

type BestSellersProps = { periodParams: ReportPeriodParams; first: Report | null; seesMoney: boolean }

/** The five products with the most units sold. */
export function BestSellers({ periodParams, first, seesMoney }: BestSellersProps) {
  const { t } = useTranslation('dashboard')
  const report = useReport('bestSellers', first, periodParams)
  return (
    <ReportCard title={t('best.title')} report={report} waiting={<Skeleton className="h-72" />}>
      {({ bestSellers = [] }) =>
        bestSellers.length === 0 ? (
          <p className="text-soft">{t('best.none')}</p>
        ) : (
          <ol className="best-list">
            {bestSellers.map(({ productId, name, nameLanguage, imageUrl, pieces: units, revenue }) => (
              <li key={productId}>
                <RowThumb src={imageUrl} />
                <span className="min-w-0 grow">
                  {/* Only admins edit products, so staff get no link. */}
                  {seesMoney ? (
                    <Link to={adminPaths.product(productId)} className="row-link" lang={nameLanguage}>
                      {name}
                    </Link>
                  ) : (
                    <strong lang={nameLanguage}>{name}</strong>
                  )}
                  <span className="block text-sm text-soft">
                    {units.before === 0 ? t('best.fresh') : t('best.before', { count: units.before, shown: formatNumber(units.before) })}
                  </span>
                </span>
                <span className="best-numbers">
                  <strong>{t('best.pieces', { count: units.now, shown: formatNumber(units.now) })}</strong>
                  {revenue !== null && <span className="block text-sm text-soft">{formatAmount(revenue)}</span>}
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </ReportCard>
  )
}
