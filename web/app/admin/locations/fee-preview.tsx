import { useState } from 'react'
import { formatAmount } from '../../../../contract/money.ts'
import { shippingFeeFor } from '../../../../contract/pricing.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { MoneyField } from '../components/money-field.tsx'

type FeePreviewProps = { shippingFee: number | null; freeFrom: number | null; days: readonly [number | null, number | null] }

/** Shows the delivery fee of the area for a sample order whose value the admin can change. */
export function FeePreview({ shippingFee, freeFrom, days: [from, to] }: FeePreviewProps) {
  const { t } = useTranslation('locations')
  const [goods, setGoods] = useState<number | null>(250_000)
  if (shippingFee === null || from === null || to === null) return null
  const isFree = shippingFeeFor({ shippingFee, freeFrom }, goods ?? 0) === 0
  const text = { from, to, fee: formatAmount(shippingFee) }
  return (
    <section className="fee-preview" aria-label={t('preview')}>
      <MoneyField label={t('sample')} name="sample" value={goods} onChange={setGoods} />
      <p aria-live="polite">
        <strong>{t('preview')}:</strong> {isFree ? t('sampleFree', text) : t('sampleFee', text)}
      </p>
    </section>
  )
}
