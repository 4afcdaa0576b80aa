import { useTranslation } from '../../i18n/use-translation.ts'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { type ListFilter, toggleValue } from './list-state.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

type ChoiceFilterProps = {
  kind: ListFilter
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

/** A multiple choice by name. */
export function ChoiceFilter({ kind, options, chosen, onChoose }: ChoiceFilterProps) {
  const { t } = useTranslation('shop')
  const [shown, choose] = useOptimisticChoice(chosen, onChoose)
  return (
    <fieldset className="filter-group">
      <legend>{t(`list.${kind}`)}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className="pill">
            <input
              type="checkbox"
              name={kind}
              value={value}
              checked={shown.includes(value)}
              onChange={() => choose(toggleValue(shown, value))}
            />
            <MaybeVietnamese text={label} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
