import X from 'lucide-react/icons/x'
import { stripDiacritics } from '../../../../../contract/language/strip-diacritics.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ChoiceField, type ChoiceOption } from '../../components/choice-field.tsx'

type ChipsFieldProps = {
  name: string
  label: string
  choices: readonly ChoiceOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  error?: string | undefined
  /** Typed text without a matching choice becomes a new value. */
  canCreate?: boolean
}

/** Several choices, found by typing; each can be removed. */
export function ChipsField({ name, label, choices, values, onChange, error, canCreate = false }: ChipsFieldProps) {
  const { t } = useTranslation('products')
  const has = (value: string) => values.some((each) => stripDiacritics(each) === stripDiacritics(value))
  const add = (value: string | null) => value && !has(value) && onChange([...values, value])
  return (
    <div>
      <ChoiceField
        name={name}
        label={label}
        error={error}
        choices={choices.filter(({ value }) => !has(value))}
        value={null}
        onChange={add}
        onCreate={canCreate ? add : undefined}
        isAdding
      />
      {values.length > 0 && (
        <ul className="chips" aria-label={label}>
          {values.map((value) => {
            const shown = choices.find((choice) => choice.value === value)?.label ?? value
            return (
              <li key={value} className="chip">
                {shown}
                <button
                  type="button"
                  aria-label={t('editor.removeTag', { name: shown })}
                  onClick={() => onChange(values.filter((each) => each !== value))}
                >
                  <X aria-hidden size={16} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
