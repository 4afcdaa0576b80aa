import type { OrderPreview } from '../../../../../contract/admin/checkout.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { Card } from '../../components/card.tsx'

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[]
  /** The customer comes for the order. */
  isPickup: boolean
  preview: OrderPreview['data'] | undefined
  value: PaymentMethod
  error: string | undefined
  onChange: (method: PaymentMethod) => void
}

/** How the customer pays, with the deposit of a cash order, and why a method is not offered. */
export function PaymentChoice({ methods, isPickup, preview, value, error, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation('orders')
  return (
    <Card title={t('addPage.paymentTitle')}>
      <RadioCards
        label={t('addPage.paymentTitle')}
        name="paymentMethod"
        className="add-payment"
        value={value}
        error={error}
        onChange={(method) => onChange(method as PaymentMethod)}
        cards={(['cod', 'momo', 'bank'] as const)
          .filter((method) => methods.includes(method))
          .map((method) => {
            const offer = preview?.payment.find((each) => each.method === method)
            const isOffered = offer?.available !== false
            const deposit = offer?.deposit && t('addPage.deposit', { amount: formatAmount(offer.deposit) })
            const text = [t(method === 'cod' && isPickup ? 'addPage.paymentDetail.codPickup' : `addPage.paymentDetail.${method}`), deposit]
              .filter(Boolean)
              .join(' ')
            const detail = isOffered ? text : offer?.reason
            return { value: method, label: t(`method.${method}`), detail, disabled: !isOffered }
          })}
      />
    </Card>
  )
}
