import '../../address/checkout-texts.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SumRow } from '../sum-row.tsx'

type OrderSumsProps = {
  subTotal: number
  discount: number
  discountCode?: string | undefined
  /** Null while nobody has said where to. */
  shippingFee: number | null
  total: number
  tax: number
  taxPercent: number
  /** What of an order in cash is paid beforehand. */
  deposit?: number
  depositPaid?: boolean
  /** Says the sums again when they change. */
  isLive?: boolean
}

/** What an order comes to: the same before it is placed and after. */
export function OrderSums({
  subTotal,
  discount,
  discountCode,
  shippingFee,
  total,
  tax,
  taxPercent,
  isLive = false,
  ...rest
}: OrderSumsProps) {
  const { deposit = 0, depositPaid = false } = rest
  const { t } = useTranslation('checkout')
  const discountLabel = discountCode ? t('sums.discountOf', { code: discountCode }) : t('sums.discount')
  return (
    <dl className="sums mt-4 grid gap-1 border-t border-line pt-4" aria-live={isLive ? 'polite' : undefined}>
      <SumRow label={t('sums.subTotal')}>{formatAmount(subTotal)}</SumRow>
      {discount > 0 && <SumRow label={discountLabel}>−{formatAmount(discount)}</SumRow>}
      <SumRow label={t('sums.shipping')}>
        {shippingFee === null && <span className="text-sm text-soft">{t('sums.chooseProvince')}</span>}
        {shippingFee === 0 && t('sums.free')}
        {shippingFee !== null && shippingFee > 0 && formatAmount(shippingFee)}
      </SumRow>
      <SumRow label={t('sums.total')} tone="total">
        {formatAmount(total)}
      </SumRow>
      {tax > 0 && (
        <SumRow label={t('sums.tax', { percent: taxPercent })} tone="aside">
          {formatAmount(tax)}
        </SumRow>
      )}
      {deposit > 0 && <SumRow label={t(depositPaid ? 'deposit.paid' : 'deposit.due')}>{formatAmount(deposit)}</SumRow>}
      {deposit > 0 && <SumRow label={t('deposit.atDoor')}>{formatAmount(total - deposit)}</SumRow>}
    </dl>
  )
}
