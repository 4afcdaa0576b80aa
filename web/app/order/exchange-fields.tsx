import { formatAmount } from '../../../contract/money.ts'
import type { PersonalizationField } from '../../../contract/personalization.ts'
import { SelectField, TextField } from '../ui/forms/text-field.tsx'
import { useOrderTexts } from './order-texts.ts'

/** The name of a field's control; the action reads it. */
export const fieldPrefix = 'made-'

/** What the new item is made with, where its product cannot be had without. Checked by the server. */
export function ExchangeFields({ fields }: { fields: readonly PersonalizationField[] }) {
  const { t } = useOrderTexts()
  return (
    <>
      {fields.map(({ _id, label, kind, required, price, options = [] }) => {
        const control = {
          name: fieldPrefix + _id,
          label: price > 0 ? `${label} (+${formatAmount(price)})` : label,
          need: required ? 'required' : 'optional',
          required,
        } as const
        if (kind !== 'choice')
          return <TextField key={_id} {...control} inputMode={kind === 'measure' ? 'decimal' : 'text'} autoComplete="off" maxLength={200} />
        return (
          <SelectField key={_id} {...control}>
            {!required && <option value="">{t('exchange.noChoice')}</option>}
            {options.map((option) => (
              <option key={option._id} value={option._id}>
                {option.label}
              </option>
            ))}
          </SelectField>
        )
      })}
      <p className="text-sm text-soft">{t('exchange.madeForChild')}</p>
    </>
  )
}
