import type { Store } from '../../../../../contract/content.ts'
import { useBilingual } from '../../../i18n/use-bilingual.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../ui/forms/text-field.tsx'

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
  return (
    <SelectField
      name="storeId"
      label={t('addPage.deliveryTitle')}
      hint={stores.find(({ _id }) => _id === value)?.address}
      className="mb-4"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('addPage.deliver')}</option>
      {stores.map(({ _id, names }) => (
        <option key={_id} value={_id}>
          {t('addPage.pickupAt', { store: read(names) })}
        </option>
      ))}
    </SelectField>
  )
}
