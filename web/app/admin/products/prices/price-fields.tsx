import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { type PriceDraft, type PriceKind, priceKinds } from './price-draft.ts'

type PriceFieldsProps = { draft: PriceDraft; error: string | undefined; onChange: (change: Partial<PriceDraft>) => void }

/** What to do with the prices: the kind, how much, percent or dong, rounding. */
export function PriceFields({ draft: { kind, by, value, rounds }, error, onChange }: PriceFieldsProps) {
  const { t } = useTranslation('products')
  return (
    <div className="sheet-fields">
      <SelectField
        label={t('prices.kind')}
        name="kind"
        value={kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value as PriceKind })}
      >
        {priceKinds.map((each) => (
          <option key={each} value={each}>
            {t(`prices.kinds.${each}`)}
          </option>
        ))}
      </SelectField>
      {kind !== 'end-sale' && (
        <>
          <div className="price-value">
            {by === 'percent' ? (
              <TextField
                label={t('prices.value')}
                name="value"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={value ?? ''}
                onChange={(event) => onChange({ value: Number(event.currentTarget.value.replace(/\D/g, '')) || null })}
                error={error}
              />
            ) : (
              <MoneyField
                label={t('prices.value')}
                name="value"
                value={value}
                onChange={(amount) => onChange({ value: amount })}
                error={error}
              />
            )}
            <SelectField
              label={t('prices.unit')}
              name="by"
              value={by}
              onChange={(event) => onChange({ by: event.currentTarget.value === 'amount' ? 'amount' : 'percent', value: null })}
            >
              <option value="percent">%</option>
              <option value="amount">₫</option>
            </SelectField>
          </div>
          <Checkbox
            name="rounds"
            label={t('prices.rounds')}
            checked={rounds}
            onChange={(event) => onChange({ rounds: event.currentTarget.checked })}
          />
        </>
      )}
    </div>
  )
}
