import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderPreview } from '../../../../../contract/checkout.admin.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { OrderSums } from '../../../storefront/checkout/order-sums.tsx'
import { Card } from '../../parts/card.tsx'

/** What it comes to, and when it would arrive. */
export function Totals({ preview, code, children }: { preview: OrderPreview['data'] | undefined; code: string; children: ReactNode }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { deliveryFrom = null, deliveryTo = null } = preview ?? {}
  return (
    <Card title={t('addPage.totals')}>
      {preview && preview.lines.length > 0 && <OrderSums {...preview} discountCode={code.trim().toUpperCase() || undefined} isLive />}
      {deliveryFrom && deliveryTo && (
        <p className="mt-2 text-sm text-soft">
          {t('addPage.arrives', { from: formatDay(deliveryFrom, language), to: formatDay(deliveryTo, language) })}
        </p>
      )}
      {children}
    </Card>
  )
}
