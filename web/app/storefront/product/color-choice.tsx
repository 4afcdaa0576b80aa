import { useLocation } from 'react-router'
import type { ListedColor } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Swatch } from '../product-card/card-swatches.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import { colorGroupId } from './use-add-to-cart.ts'

type ColorChoiceProps = {
  colors: readonly ListedColor[]
  chosen: ListedColor | null
  isGone: (color: ListedColor) => boolean
  onChoose: (color: ListedColor) => void
  error: string | undefined
}

/** The colours, each with its name, because a swatch alone tells a colour-blind reader nothing. */
export function ColorChoice({ colors, chosen, isGone, onChoose, error }: ColorChoiceProps) {
  const { t } = useTranslation('shop', productTexts)
  const errorId = `${colorGroupId}-error`
  return (
    <fieldset id={colorGroupId} className="choice" aria-describedby={error ? errorId : undefined}>
      <legend>
        {t('product.color')}
        {chosen && (
          <span className="choice-now">
            : <MaybeVietnamese text={chosen.label} />
          </span>
        )}
      </legend>
      <div className="color-choices">
        {colors.map((color) => (
          <label key={color.id} className="pill color-pill" data-gone={isGone(color) || undefined}>
            <input type="radio" name="color" value={color.color} checked={color.id === chosen?.id} onChange={() => onChoose(color)} />
            <Swatch hex={color.hex} isChosen={color.id === chosen?.id} />
            <span className="choice-name">
              <MaybeVietnamese text={color.label} />
            </span>
            {isGone(color) && <span className="choice-unavailable">{t('product.soldOut')}</span>}
          </label>
        ))}
      </div>
      {colors.length > 1 && <OtherPictures colors={colors} />}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

/** Without scripts a chosen swatch does not change the images, so links do. */
function OtherPictures({ colors }: Pick<ColorChoiceProps, 'colors'>) {
  const { t } = useTranslation('shop', productTexts)
  const { pathname } = useLocation()
  return (
    <noscript>
      <p className="mt-2 text-sm">
        {t('product.otherColors')}{' '}
        {colors.map(({ id, color, label }) => (
          <a key={id} href={withQuery(pathname, { color })}>
            <MaybeVietnamese text={label} />{' '}
          </a>
        ))}
      </p>
    </noscript>
  )
}
