import type { Store } from '../../../../../contract/content.ts'
import { useBilingual } from '../../../i18n/use-bilingual.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'

type DeliveryChoiceProps = {
  /** Where customers may come for an order. */
  stores: readonly Store[]
  /** Empty for a delivery. */
  value: string
  error: string | undefined
  onChange: (storeId: string) => void
}

/** Whether the order is sent, or the customer comes for it, and to which store. */
export function DeliveryChoice({ stores, value, error, onChange }: DeliveryChoiceProps) {
  const { t } = useTranslation('orders')
  const read = useBilingual()
  const pickups = stores.map(({ _id, names, address, hours }) => ({
    value: _id,
    label: t('addPage.pickupAt', { store: read(names) }),
    detail: [address, hours].filter(Boolean).join(' · '),
  }))
  return (
    <RadioCards
      name="storeId"
      label={t('addPage.deliveryTitle')}
      className="mb-4"
      value={value}
      error={error}
      onChange={onChange}
      cards={[{ value: '', label: t('addPage.deliver') }, ...pickups]}
    />
  )
}
