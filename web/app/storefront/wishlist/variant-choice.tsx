import { type ReactNode, useId } from 'react'
import type { ListedColor, ProductSize } from '../../../../contract/catalogue.ts'
import type { WishedProduct } from '../../../../contract/wishlist.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Swatch } from '../product-card/card-swatches.tsx'
import { ChartLink } from '../size-chart/chart-link.tsx'
import type { SizeChartLink } from '../size-chart/size-chart-link.ts'
import { useWishlistTexts } from './wishlist-texts.ts'

type ChoiceProps<T> = {
  item: WishedProduct
  chosen: T | null
  isGone: (each: T) => boolean
  onChoose: (each: T) => void
  error: string | undefined
}

export function WishlistColors({ item, chosen, isGone, onChoose, error }: ChoiceProps<ListedColor>) {
  const { t } = useWishlistTexts()
  if (item.colors.length === 0) return null
  return (
    <Group legend={t('colorOf', { name: item.name })} shown={chosen ? chosen.label : t('shop:product.color')} error={error}>
      {item.colors.map((color) => (
        <label key={color.id} className="wishlist-color" title={color.label} data-gone={isGone(color) || undefined}>
          <input type="radio" name="color" value={color.color} checked={color.id === chosen?.id} onChange={() => onChoose(color)} />
          <Swatch hex={color.hex} isChosen={color.id === chosen?.id} />
          <span className="sr-only">
            <MaybeVietnamese text={color.label} />
            {isGone(color) && `, ${t('shop:product.soldOut')}`}
          </span>
        </label>
      ))}
    </Group>
  )
}

type SizesProps = ChoiceProps<ProductSize> & {
  /** Absent if the shop has no size chart. */
  chart: SizeChartLink | undefined
}

export function WishlistSizes({ item, chosen, isGone, onChoose, error, chart }: SizesProps) {
  const { t } = useWishlistTexts()
  if (item.sizes.length === 0) return null
  return (
    <Group
      legend={t('sizeOf', { name: item.name })}
      shown={t('shop:product.size')}
      beside={chart && <ChartLink link={chart} />}
      error={error}
    >
      {item.sizes.map((size) => (
        <label key={size.size} className="wishlist-size" data-gone={isGone(size) || undefined}>
          <input type="radio" name="size" value={size.size} checked={size.size === chosen?.size} onChange={() => onChoose(size)} />
          <span className="wishlist-size-name">{size.size}</span>
          {isGone(size) && <span className="sr-only">, {t('shop:product.soldOut')}</span>}
        </label>
      ))}
    </Group>
  )
}

type GroupProps = { legend: string; shown: string; beside?: ReactNode; error: string | undefined; children: ReactNode }

/** `shown` is the visible legend; it omits the product's name, which stands above. */
function Group({ legend, shown, beside, error, children }: GroupProps) {
  const errorId = useId()
  return (
    <fieldset className="wishlist-choice" aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <legend className="sr-only">{legend}</legend>
      <div className="wishlist-choice-head">
        <span aria-hidden="true">
          <MaybeVietnamese text={shown} />
        </span>
        {beside}
      </div>
      <div className="wishlist-options">{children}</div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
