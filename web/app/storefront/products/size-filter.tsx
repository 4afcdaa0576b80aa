import { useTranslation } from '../../i18n/use-translation.ts'
import { SizeAgeText } from '../size-chart/size-age-text.tsx'
import type { SizeGroup, SizeOption } from './group-sizes.rule.ts'
import { toggleValue } from './list-state.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

type SizeFilterProps = { groups: readonly SizeGroup[]; chosen: readonly string[]; onChoose: (sizes: readonly string[]) => void }

/** Sizes with age and height, grouped into babies and children, as parents look for them. */
export function SizeFilter({ groups, chosen, onChoose }: SizeFilterProps) {
  const { t } = useTranslation('shop')
  const [shown, choose] = useOptimisticChoice(chosen, onChoose)
  return groups.map(({ group, sizes }) => (
    <fieldset key={group} className="filter-group">
      <legend>{t(`sizeNames.${group}`)}</legend>
      <div className="size-options">
        {sizes.map((option) => (
          <SizePill
            key={option.size}
            option={option}
            isChosen={shown.includes(option.size)}
            onToggle={() => choose(toggleValue(shown, option.size))}
          />
        ))}
      </div>
    </fieldset>
  ))
}

type SizePillProps = { option: SizeOption; isChosen: boolean; onToggle: () => void }

function SizePill({ option, isChosen, onToggle }: SizePillProps) {
  const { t } = useTranslation('shop')
  const { size, heightMin, heightMax } = option
  return (
    <label className="pill size-pill">
      <input type="checkbox" name="sizes" value={size} checked={isChosen} onChange={onToggle} />
      <span className="font-bold">{size}</span>
      <span className="size-pill-detail">
        <SizeAgeText size={size} />
        {heightMin !== undefined && heightMax !== undefined && <span>{t('sizeNames.height', { from: heightMin, to: heightMax })}</span>}
      </span>
    </label>
  )
}
