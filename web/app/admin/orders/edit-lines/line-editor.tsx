import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { LineFields } from '../add/line-fields.tsx'
import { OwnPriceFields } from '../add/own-price-fields.tsx'
import { QuantityStepper } from '../add/quantity-stepper.tsx'
import type { LineDraft } from './edit-draft.ts'
import { VariantSelect } from './variant-select.tsx'

type LineEditorProps = {
  line: LineDraft
  errorOf: (field: string) => string | undefined
  onChange: (line: LineDraft) => void
  onRemove: () => void
}

/** The fields of one line: quantity, size and colour, what is made for a child, the price. */
export function LineEditor({ line, errorOf, onChange, onRemove }: LineEditorProps) {
  const { t } = useTranslation('orders')
  const { key, name, quantity, custom, productId, values } = line
  return (
    <div className="edit-line-fields">
      <QuantityStepper name={`${key}.quantity`} of={name} quantity={quantity} onChange={(now) => onChange({ ...line, quantity: now })} />
      {custom ? (
        <>
          <TextField
            name={`${key}.name`}
            label={t('edit.customName')}
            value={custom.name}
            maxLength={120}
            error={errorOf('custom.name')}
            onChange={(event) => onChange({ ...line, custom: { ...custom, name: event.currentTarget.value } })}
          />
          <TextField
            name={`${key}.note`}
            label={t('edit.customNote')}
            need="optional"
            value={custom.note}
            maxLength={300}
            onChange={(event) => onChange({ ...line, custom: { ...custom, note: event.currentTarget.value } })}
          />
          <MoneyField
            name={`${key}.amount`}
            label={t('edit.amount')}
            value={line.price?.amount ?? line.ordered}
            error={errorOf('price.amount')}
            onChange={(amount) => onChange({ ...line, price: { amount: amount ?? 0, reason: line.price?.reason ?? '' } })}
          />
        </>
      ) : (
        <>
          <VariantSelect line={line} onChange={onChange} />
          <LineFields line={{ id: key, productId, values }} onChange={(now) => onChange({ ...line, values: now, hasNewValues: true })} />
          <OwnPrice line={line} errorOf={errorOf} onChange={onChange} />
        </>
      )}
      <button type="button" className="small-button text-error" onClick={onRemove}>
        {t('edit.remove')}
      </button>
    </div>
  )
}

/** A price by hand with its reason; one that the order has already can be given up for the catalogue's. */
function OwnPrice({ line, errorOf, onChange }: Omit<LineEditorProps, 'onRemove'>) {
  const { key, price, hasOwnPrice, ordered, reason } = line
  const isOwn = price === undefined ? hasOwnPrice : price !== null
  function toggle(isOn: boolean): void {
    if (isOn) onChange({ ...line, price: hasOwnPrice ? undefined : { amount: ordered, reason: '' } })
    else onChange({ ...line, price: hasOwnPrice ? null : undefined })
  }
  return (
    <OwnPriceFields
      name={key}
      price={isOwn ? (price ?? { amount: ordered, reason }) : undefined}
      errorOf={errorOf}
      onToggle={toggle}
      onChange={(own) => onChange({ ...line, price: own })}
    />
  )
}
