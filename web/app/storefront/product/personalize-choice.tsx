import { useTranslation } from '../../i18n/use-translation.ts'
import { FieldError, RequiredMark } from '../../ui/forms/field.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Swatch } from '../product-card/card-swatches.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import { labelWithPrice, type PersonalizeControlProps } from './personalize-text.tsx'

/** One of a few options, such as the colour of a thread. An optional choice can be taken back. */
export function PersonalizeChoice({ name, field, value, onChange, error }: PersonalizeControlProps) {
  const { t } = useTranslation('shop', productTexts)
  const { required, options = [] } = field
  const errorId = `${name}-error`
  const shown = required ? options : [{ _id: '', label: t('personal.none') }, ...options]
  return (
    <fieldset id={name} className="choice" aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <legend>
        {labelWithPrice(field)}
        <RequiredMark need={required ? 'required' : 'optional'} />
      </legend>
      <div className="color-choices">
        {shown.map((option) => (
          <label key={option._id} className={option.hex ? 'pill color-pill' : 'pill'}>
            <input type="radio" name={name} value={option._id} checked={option._id === value} onChange={() => onChange(option._id)} />
            {option.hex && <Swatch hex={option.hex} isChosen={option._id === value} />}
            <span className="choice-name">
              <MaybeVietnamese text={option.label} />
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
