import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { MoneyField } from '../../components/money-field.tsx'

export type OwnPriceDraft = { amount: number | null; reason: string }

type OwnPriceFieldsProps = {
  /** Of the line, before the names of the fields. */
  name: string
  /** Undefined where the line has the catalogue's price. */
  price: OwnPriceDraft | undefined
  errorOf: (field: string) => string | undefined
  onToggle: (isOwn: boolean) => void
  onChange: (price: OwnPriceDraft) => void
}

/** A price by hand with its reason. */
export function OwnPriceFields({ name, price, errorOf, onToggle, onChange }: OwnPriceFieldsProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <Checkbox
        name={`${name}.own`}
        label={t('edit.ownPrice')}
        checked={price !== undefined}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {price && (
        <div className="order-fields">
          <MoneyField
            name={`${name}.amount`}
            label={t('edit.amount')}
            value={price.amount}
            error={errorOf('price.amount')}
            onChange={(amount) => onChange({ ...price, amount })}
          />
          <TextField
            name={`${name}.reason`}
            label={t('edit.reason')}
            hint={t('edit.reasonHint')}
            value={price.reason}
            maxLength={200}
            error={errorOf('price.reason')}
            onChange={(event) => onChange({ ...price, reason: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}
