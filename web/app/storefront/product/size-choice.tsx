import type { ProductSize } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { ChartLink } from '../size-chart/chart-link.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import { SizeAgeText } from '../size-chart/size-age-text.tsx'
import type { SizeChartLink } from '../size-chart/size-chart-link.ts'
import { sizeGroupId } from './use-add-to-cart.ts'

type SizeChoiceProps = {
  sizes: readonly ProductSize[]
  chosen: ProductSize | null
  isGone: (size: ProductSize) => boolean
  onChoose: (size: ProductSize) => void
  error: string | undefined
  /** Absent if the shop has no size chart. */
  chart: SizeChartLink | undefined
}

/** Shows every size; a sold-out one stays visible and is labelled. */
export function SizeChoice({ sizes, chosen, isGone, onChoose, error, chart }: SizeChoiceProps) {
  const { t } = useTranslation('shop', productTexts)
  const errorId = `${sizeGroupId}-error`
  return (
    <div className="size-choice">
      {chart && <ChartLink link={chart} />}
      <fieldset id={sizeGroupId} className="choice" aria-describedby={error ? errorId : undefined}>
        <legend>
          {t('product.size')}
          {chosen && <span className="choice-now">: {chosen.size}</span>}
        </legend>
        <div className="size-options">
          {sizes.map((size) => (
            <label key={size.size} className="pill size-pill" data-gone={isGone(size) || undefined}>
              <input type="radio" name="size" value={size.size} checked={size.size === chosen?.size} onChange={() => onChoose(size)} />
              <span className="choice-name font-bold">{size.size}</span>
              <span className="size-pill-detail">
                {isGone(size) ? <span>{t('product.soldOut')}</span> : <SizeAgeText size={size.size} />}
              </span>
            </label>
          ))}
        </div>
        <FieldError id={errorId} error={error} />
      </fieldset>
    </div>
  )
}
