import { formatAmount } from '../../../../contract/money.ts'
import { type DepositRule, depositOf } from '../../../../contract/orders/deposit.rule.ts'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import type { FieldProps } from '../../ui/hooks/use-checked-form.ts'
import { CheckoutStep } from './checkout-step.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { isPaymentMethod, type PaymentMethodKey, type usePaymentMethod } from './use-payment-method.ts'

type PaymentStepProps = {
  payment: ReturnType<typeof usePaymentMethod>
  wire: (name: string) => FieldProps
  rule: DepositRule | null
  /** The total of the order, as far as it is known. */
  total: number
  isPickup: boolean
}

export function PaymentStep({ payment, wire, rule, total, isPickup }: PaymentStepProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { id, label, error } = wire('paymentMethod')
  const cards = payment.offers.map(({ method, available, reason }) => ({
    value: method,
    label: t(method === 'cod' && isPickup ? 'checkout.codPickup' : `checkout.${method}`),
    detail: available || !reason ? <Detail {...{ method, rule, total, isPickup }} /> : reason,
    disabled: !available,
  }))
  return (
    <CheckoutStep number={3} title={t('checkout.payment')}>
      <RadioCards
        id={id}
        name="paymentMethod"
        label={label}
        cards={cards}
        value={payment.method}
        error={error}
        onChange={(method) => isPaymentMethod(method) && payment.setMethod(method)}
      />
      <InvoiceFields wire={wire} />
    </CheckoutStep>
  )
}

/** Explains a payment method; for cash also which orders need a deposit, and its amount for this order. */
function Detail({ method, rule, total, isPickup }: Pick<PaymentStepProps, 'rule' | 'total' | 'isPickup'> & { method: PaymentMethodKey }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  if (method !== 'cod') return t(`checkout.${method}Detail`)
  const cash = t(isPickup ? 'checkout.codPickupDetail' : 'checkout.codDetail')
  if (!rule) return cash
  const deposit = depositOf(rule, total)
  return (
    <>
      <span className="block">{cash}</span>
      <span className="block">{t('deposit.rule', { from: formatAmount(rule.from), percent: rule.percent })}</span>
      {deposit > 0 && (
        <span className="block font-bold">
          {t(isPickup ? 'deposit.ofThisPickup' : 'deposit.ofThis', { deposit: formatAmount(deposit), rest: formatAmount(total - deposit) })}
        </span>
      )}
    </>
  )
}
