import type { Product } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Price } from '../../ui/price.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import { hasSeveralPrices, percentOff, pricedSize, type VariantChoice } from './choose-variant.rule.ts'

type ProductPriceProps = {
  product: Product
  choice: VariantChoice
  /** The price of what is made for the child. */
  extra?: number
  className?: string
}

/** The price of the chosen size; before a choice, of the cheapest. */
export function ProductPrice({ product, choice, extra = 0, className = '' }: ProductPriceProps) {
  const { t } = useTranslation('shop', productTexts)
  const size = pricedSize(product, choice)
  const percent = percentOff(product, size)
  return (
    <p className={`product-price ${className}`}>
      {!choice.size && hasSeveralPrices(product) && <span className="product-price-from">{t('card.from')} </span>}
      <Price item={product} size={size} extra={extra} />
      {percent > 0 && <span className="product-price-off">{t('product.off', { percent })}</span>}
    </p>
  )
}
