import X from 'lucide-react/icons/x'
import { fieldLimits } from '../../../../../contract/admin/personalization.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { BilingualField } from '../../components/bilingual-field.tsx'
import type { FieldPartsProps } from './editor-props.ts'
import { defaultThread, newOption, type OptionDraft } from './personalization-draft.ts'

/** The options of a choice in both languages, all with a swatch or none. */
export function FieldOptions({ field: { key, options }, path, errorAt, onChange }: FieldPartsProps) {
  const { t } = useTranslation('personalization')
  const hasSwatches = options.some(({ hex }) => hex !== null)
  const put = (changed: OptionDraft[]) => onChange({ options: changed })
  const change = (at: number, more: Partial<OptionDraft>) => put(options.map((each, index) => (index === at ? { ...each, ...more } : each)))
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{t('options')}</legend>
      <Checkbox
        label={t('hasSwatch')}
        checked={hasSwatches}
        onChange={(event) =>
          put(options.map((option) => ({ ...option, hex: event.currentTarget.checked ? (option.hex ?? defaultThread) : null })))
        }
      />
      <ul className="measure-list">
        {options.map((option, index) => {
          const name = option.label.vi || t('option', { number: index + 1 })
          return (
            <li key={option.key} className="flex items-start gap-2">
              {option.hex !== null && (
                <input
                  type="color"
                  name={`${path}.options.${index}.hex`}
                  aria-label={t('shade', { name })}
                  className="hex-field"
                  value={option.hex}
                  onChange={(event) => change(index, { hex: event.currentTarget.value })}
                />
              )}
              <div className="min-w-0 grow">
                <BilingualField
                  name={`${path}.options.${index}.label`}
                  label={t('option', { number: index + 1 })}
                  value={option.label}
                  onChange={(label) => change(index, { label })}
                  errorAt={errorAt}
                  maxLength={fieldLimits.label}
                />
              </div>
              <button
                type="button"
                className="icon-button size-11"
                aria-label={t('removeOption', { name })}
                onClick={() => put(options.filter((each) => each.key !== option.key))}
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          )
        })}
      </ul>
      <FieldError id={`${key}-options-error`} error={errorAt(`${path}.options`)} />
      {options.length < fieldLimits.options && (
        <Button look="secondary" onClick={() => put([...options, newOption({ hex: hasSwatches ? defaultThread : null })])}>
          {t('addOption')}
        </Button>
      )}
    </fieldset>
  )
}
