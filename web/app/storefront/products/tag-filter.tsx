import { useTranslation } from '../../i18n/use-translation.ts'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { toggledIn } from './list-state.ts'
import type { Choices } from './load-choices.ts'
import { useAtOnce } from './use-at-once.ts'

type TagFilterProps = { tags: Choices['tags']; chosen: readonly string[]; onChoose: (tags: readonly string[]) => void }

export function TagFilter({ tags, chosen, onChoose }: TagFilterProps) {
  const { t } = useTranslation('shop')
  const [shown, choose] = useAtOnce(chosen, onChoose)
  return (
    <fieldset className="filter-group">
      <legend>{t('list.tags')}</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map(({ name, label }) => (
          <label key={name} className="pill">
            <input
              type="checkbox"
              name="tags"
              value={name}
              checked={shown.includes(name)}
              onChange={() => choose(toggledIn(shown, name))}
            />
            <MaybeVietnamese text={label} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
