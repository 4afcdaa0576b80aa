import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../ui/radio-cards.tsx'
import type { Wired } from '../../ui/use-checked-form.ts'
import { CheckoutPart } from './checkout-part.tsx'
import { isPayable, type usePayment } from './use-payment.ts'

export function PaymentPart({ payment, wire }: { payment: ReturnType<typeof usePayment>; wire: (name: string) => Wired }) {
  const { t } = useTranslation('checkout')
  const { label, error } = wire('paymentMethod')
  const cards = payment.offers.map(({ method, available, reason }) => ({
    value: method,
    label: t(`checkout.${method}`),
    detail: (!available && reason) || t(`checkout.${method}Detail`),
    disabled: !available,
  }))
  return (
    <CheckoutPart number={3} title={t('checkout.payment')}>
      <RadioCards
        name="paymentMethod"
        label={label}
        cards={cards}
        value={payment.method}
        error={error}
        onChange={(method) => isPayable(method) && payment.setMethod(method)}
      />
    </CheckoutPart>
  )
}
