import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { LineFields } from '../add/line-fields.tsx'
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
  const setQuantity = (value: number) => onChange({ ...line, quantity: Math.min(99, Math.max(1, value || 1)) })
  return (
    <div className="edit-line-fields">
      <div className="add-quantity">
        <button
          type="button"
          className="icon-button"
          aria-label={t('addPage.fewer', { name })}
          disabled={quantity <= 1}
          onClick={() => setQuantity(quantity - 1)}
        >
          <Minus aria-hidden size={18} />
        </button>
        <input
          name={`${key}.quantity`}
          className="field-control"
          inputMode="numeric"
          aria-label={t('addPage.quantity', { name })}
          value={quantity}
          onChange={(event) => setQuantity(Number(event.currentTarget.value.replace(/\D/g, '').slice(0, 2)))}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t('addPage.moreOf', { name })}
          disabled={quantity >= 99}
          onClick={() => setQuantity(quantity + 1)}
        >
          <Plus aria-hidden size={18} />
        </button>
      </div>
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
  const { t } = useTranslation('orders')
  const { key, price, hasOwnPrice, ordered, reason } = line
  const isOwn = price === undefined ? hasOwnPrice : price !== null
  const own = price ?? { amount: ordered, reason }
  function toggle(isOn: boolean): void {
    if (isOn) onChange({ ...line, price: hasOwnPrice ? undefined : { amount: ordered, reason: '' } })
    else onChange({ ...line, price: hasOwnPrice ? null : undefined })
  }
  return (
    <>
      <Checkbox name={`${key}.own`} label={t('edit.ownPrice')} checked={isOwn} onChange={(event) => toggle(event.currentTarget.checked)} />
      {isOwn && (
        <div className="order-fields">
          <MoneyField
            name={`${key}.amount`}
            label={t('edit.amount')}
            value={own.amount}
            error={errorOf('price.amount')}
            onChange={(amount) => onChange({ ...line, price: { ...own, amount } })}
          />
          <TextField
            name={`${key}.reason`}
            label={t('edit.reason')}
            hint={t('edit.reasonHint')}
            value={own.reason}
            maxLength={200}
            error={errorOf('price.reason')}
            onChange={(event) => onChange({ ...line, price: { ...own, reason: event.currentTarget.value } })}
          />
        </div>
      )}
    </>
  )
}
