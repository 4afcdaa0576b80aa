import { useTranslation } from '../../i18n/use-translation.ts'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Swatch } from '../product-card/card-swatches.tsx'
import type { Choices } from './load-choices.ts'

type ColorFilterProps = { colors: Choices['colors']; chosen: readonly string[]; onToggle: (color: string) => void }

/** Each dye as a patch with its name. */
export function ColorFilter({ colors, chosen, onToggle }: ColorFilterProps) {
  const { t } = useTranslation('shop')
  return (
    <fieldset className="filter-group">
      <legend>{t('list.colors')}</legend>
      <div className="color-options">
        {colors.map(({ color, label, hex }) => (
          <label key={color} className="pill color-pill">
            <input type="checkbox" name="colors" value={color} checked={chosen.includes(color)} onChange={() => onToggle(color)} />
            <Swatch hex={hex} isChosen={chosen.includes(color)} />
            <MaybeVietnamese text={label} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
