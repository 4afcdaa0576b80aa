import { useTranslation } from '../../i18n/use-translation.ts'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import type { Choices } from './load-choices.ts'

type TagFilterProps = { tags: Choices['tags']; chosen: readonly string[]; onToggle: (tag: string) => void }

export function TagFilter({ tags, chosen, onToggle }: TagFilterProps) {
  const { t } = useTranslation('shop')
  return (
    <fieldset className="filter-group">
      <legend>{t('list.tags')}</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map(({ name, label }) => (
          <label key={name} className="pill">
            <input type="checkbox" name="tags" value={name} checked={chosen.includes(name)} onChange={() => onToggle(name)} />
            <MaybeVietnamese text={label} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
