import type { OrderPreview } from '../../../../../contract/admin/checkout.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import type { EditDraft } from '../edit-lines/edit-draft.ts'
import { FeeFields } from '../edit-lines/fee-card.tsx'

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[]
  /** The customer comes for the order. */
  isPickup: boolean
  preview: OrderPreview['data'] | undefined
  value: PaymentMethod
  error: string | undefined
  onChange: (method: PaymentMethod) => void
  fee: EditDraft['fee']
  onFee: (fee: EditDraft['fee']) => void
}

/** How the customer pays, with the deposit of a cash order, and why a method is not offered; the delivery fee. */
export function PaymentChoice({ methods, isPickup, preview, value, error, onChange, fee, onFee }: PaymentChoiceProps) {
  const { t } = useTranslation('orders')
  const cards = (['cod', 'momo', 'bank'] as const)
    .filter((method) => methods.includes(method))
    .map((method) => {
      const offer = preview?.payment.find((each) => each.method === method)
      const isOffered = offer?.available !== false
      const deposit = offer?.deposit && t('addPage.deposit', { amount: formatAmount(offer.deposit) })
      const text = [t(method === 'cod' && isPickup ? 'addPage.paymentDetail.codPickup' : `addPage.paymentDetail.${method}`), deposit]
        .filter(Boolean)
        .join(' ')
      return { value: method, label: t(`method.${method}`), detail: isOffered ? text : offer?.reason, disabled: !isOffered, deposit }
    })
  const chosen = cards.find((card) => card.value === value)
  const ownFee = fee.isOwn && t('addPage.ownFee', { amount: formatAmount(fee.amount ?? 0) })
  const summary = [chosen?.label, chosen?.disabled ? chosen.detail : chosen?.deposit, !isPickup && (ownFee || t('addPage.usualFee'))]
  return (
    <FoldingCard
      title={t(isPickup ? 'addPage.paymentTitle' : 'addPage.paymentAndFee')}
      summary={<span className={chosen?.disabled ? 'text-error' : undefined}>{summary.filter(Boolean).join(' · ')}</span>}
    >
      <RadioCards
        label={t('addPage.paymentTitle')}
        name="paymentMethod"
        className="add-payment"
        value={value}
        error={error}
        onChange={(method) => onChange(method as PaymentMethod)}
        cards={cards}
      />
      {!isPickup && (
        <fieldset className="add-fee">
          <legend className="field-label">{t('edit.fee')}</legend>
          <FeeFields fee={fee} onChange={onFee} />
        </fieldset>
      )}
    </FoldingCard>
  )
}
