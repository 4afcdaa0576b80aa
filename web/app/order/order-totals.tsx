import { formatAmount } from '../../../contract/money.ts'
import { checkoutTexts } from '../address/checkout-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { TotalRow } from '../ui/total-row.tsx'

type OrderTotalsProps = {
  subTotal: number
  discount: number
  discountCode?: string | undefined
  /** Null while the destination is unknown. */
  shippingFee: number | null
  wrapFee: number
  /** Whether the gift is wrapped, which may be free. */
  isWrapped: boolean
  total: number
  tax: number
  taxPercent: number
  /** The part of a cash order that is paid in advance. */
  deposit?: number
  depositPaid?: boolean
  /** What a paid order still has to pay, because the shop edited it. */
  extraDue?: number | undefined
  /** Whether the buyer comes for it. */
  isPickup?: boolean
  /** Announces the totals when they change. */
  isLive?: boolean
}

/** The totals of an order, the same before it is placed and after. */
export function OrderTotals({
  subTotal,
  discount,
  discountCode,
  shippingFee,
  wrapFee,
  isWrapped,
  total,
  tax,
  taxPercent,
  isLive = false,
  ...rest
}: OrderTotalsProps) {
  const { deposit = 0, depositPaid = false, extraDue = 0, isPickup = false } = rest
  const { t } = useTranslation('checkout', checkoutTexts)
  const discountLabel = discountCode ? t('sums.discountOf', { code: discountCode }) : t('sums.discount')
  return (
    <dl className="sums mt-4 grid gap-1 border-t border-line pt-4" aria-live={isLive ? 'polite' : undefined}>
      <TotalRow label={t('sums.subTotal')}>{formatAmount(subTotal)}</TotalRow>
      {discount > 0 && <TotalRow label={discountLabel}>−{formatAmount(discount)}</TotalRow>}
      <TotalRow label={t(isPickup ? 'checkout.pickupFee' : 'sums.shipping')}>
        {shippingFee === null && <span className="text-sm text-soft">{t('sums.chooseProvince')}</span>}
        {shippingFee === 0 && t('sums.free')}
        {shippingFee !== null && shippingFee > 0 && formatAmount(shippingFee)}
      </TotalRow>
      {isWrapped && <TotalRow label={t('sums.wrap')}>{wrapFee === 0 ? t('sums.free') : formatAmount(wrapFee)}</TotalRow>}
      <TotalRow label={t('sums.total')} tone="total">
        {formatAmount(total)}
      </TotalRow>
      {tax > 0 && (
        <TotalRow label={t('sums.tax', { percent: taxPercent })} tone="aside">
          {formatAmount(tax)}
        </TotalRow>
      )}
      {deposit > 0 && <TotalRow label={t(depositPaid ? 'deposit.paid' : 'deposit.due')}>{formatAmount(deposit)}</TotalRow>}
      {extraDue > 0 && <TotalRow label={t('deposit.extra')}>{formatAmount(extraDue)}</TotalRow>}
      {deposit > 0 && <TotalRow label={t(isPickup ? 'deposit.atPickup' : 'deposit.atDoor')}>{formatAmount(total - deposit)}</TotalRow>}
    </dl>
  )
}
