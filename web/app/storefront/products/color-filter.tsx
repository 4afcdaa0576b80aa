import { useTranslation } from '../../i18n/use-translation.ts'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Swatch } from '../product-card/card-swatches.tsx'
import { toggleValue } from './list-state.ts'
import type { FilterOptions } from './load-filter-options.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

type ColorFilterProps = { colors: FilterOptions['colors']; chosen: readonly string[]; onChoose: (colors: readonly string[]) => void }

/** Each colour as a swatch with its name. */
export function ColorFilter({ colors, chosen, onChoose }: ColorFilterProps) {
  const { t } = useTranslation('shop')
  const [shown, choose] = useOptimisticChoice(chosen, onChoose)
  return (
    <fieldset className="filter-group">
      <legend>{t('list.colors')}</legend>
      <div className="color-options">
        {colors.map(({ color, label, hex }) => (
          <label key={color} className="pill color-pill">
            <input
              type="checkbox"
              name="colors"
              value={color}
              checked={shown.includes(color)}
              onChange={() => choose(toggleValue(shown, color))}
            />
            <Swatch hex={hex} isChosen={shown.includes(color)} />
            <MaybeVietnamese text={label} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
