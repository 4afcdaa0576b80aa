import { formatAmount } from '../../../../contract/money.ts'
import { countCharacters } from '../../../../contract/personalization.rule.ts'
import type { PersonalizationField } from '../../../../contract/personalization.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value.ts'
import { productTexts } from '../size-chart/product-texts.ts'

export type PersonalizeControlProps = {
  /** Of the control in its form, and its id. */
  name: string
  field: PersonalizationField
  value: string
  onChange: (value: string) => void
  onLeave?: () => void
  error: string | undefined
}

/** `Tên bé (+20.000 ₫)`. */
export function labelWithPrice({ label, price }: Pick<PersonalizationField, 'label' | 'price'>): string {
  return price > 0 ? `${label} (+${formatAmount(price)})` : label
}

/**
 * A text or a measure. A text has no `maxLength`: it would cut off letters while an input method still composes them, so the counter
 * and the error tell instead.
 */
export function PersonalizeText({ name, field, value, onChange, onLeave, error }: PersonalizeControlProps) {
  const { t } = useTranslation('shop', productTexts)
  const { kind, required, maxLength = 0, min = 0, max = 0, unit = '' } = field
  const isMeasure = kind === 'measure'
  return (
    <div className={isMeasure ? 'personalize-measure' : 'personalize-field'}>
      <TextField
        id={name}
        name={name}
        label={labelWithPrice(field)}
        need={required ? 'required' : 'optional'}
        hint={isMeasure ? t('personal.measureHint', { min, max, unit }) : t('personal.textHint', { count: maxLength })}
        error={error}
        value={value}
        inputMode={isMeasure ? 'decimal' : 'text'}
        autoComplete="off"
        autoCapitalize={isMeasure ? 'off' : 'words'}
        spellCheck={false}
        enterKeyHint="next"
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      {!isMeasure && <CharacterCount count={countCharacters(value)} maxLength={maxLength} />}
    </div>
  )
}

/** Shown at once, and announced after a pause in typing. */
function CharacterCount({ count, maxLength }: { count: number; maxLength: number }) {
  const { t } = useTranslation('shop', productTexts)
  const announced = useDebouncedValue(count, 1_000)
  return (
    <>
      <span aria-hidden="true" className="personalize-count" data-over={count > maxLength || undefined}>
        {count}/{maxLength}
      </span>
      <span aria-live="polite" className="sr-only">
        {announced > 0 && t('personal.counted', { count: announced, max: maxLength })}
      </span>
    </>
  )
}
