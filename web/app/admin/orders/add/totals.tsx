import type { ReactNode } from 'react'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { OrderTotals } from '../../../order/order-totals.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Card } from '../../components/card.tsx'
import type { Preview } from './use-preview.ts'

type TotalsProps = { sums: Preview; code: string; isWrapped: boolean; isPickup: boolean; children: ReactNode }

/** The order's total and its estimated delivery. */
export function Totals({ sums, code, isWrapped, isPickup, children }: TotalsProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { preview, isFailed, isFetching, retry } = sums
  const { deliveryFrom = null, deliveryTo = null } = preview ?? {}
  return (
    <Card title={t('addPage.totals')}>
      {isFailed && <InlineError text={t('addPage.sumsFailed')} isRetrying={isFetching} onRetry={retry} />}
      {preview && preview.lines.length > 0 && (
        <OrderTotals {...preview} isWrapped={isWrapped} isPickup={isPickup} discountCode={code.trim().toUpperCase() || undefined} isLive />
      )}
      {deliveryFrom && deliveryTo && (
        <p className="mt-2 text-sm text-soft">
          {isPickup
            ? t('addPage.ready', { from: formatDay(deliveryFrom, language) })
            : t('addPage.arrives', { from: formatDay(deliveryFrom, language), to: formatDay(deliveryTo, language) })}
        </p>
      )}
      {children}
    </Card>
  )
}
