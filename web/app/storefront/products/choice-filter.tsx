import { useTranslation } from '../../i18n/use-translation.ts'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import type { ChoiceKind } from './list-state.ts'
import { useAtOnce } from './use-at-once.ts'

type ChoiceFilterProps = {
  kind: ChoiceKind
  /** Tells this group of radios from another one on the same page. */
  formId: string
  options: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

/** One of several, or any. */
export function ChoiceFilter({ kind, formId, options, chosen, onChoose }: ChoiceFilterProps) {
  const { t } = useTranslation('shop')
  const [shown, choose] = useAtOnce(chosen, onChoose)
  return (
    <fieldset className="filter-group">
      <legend>{t(`list.${kind}`)}</legend>
      <div className="flex flex-wrap gap-2">
        {[{ value: '', label: t('list.any') }, ...options].map(({ value, label }) => (
          <label key={value} className="pill">
            <input type="radio" form={formId} name={kind} value={value} checked={value === shown} onChange={() => choose(value)} />
            <MaybeVietnamese text={label} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
