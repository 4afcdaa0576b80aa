import type { Product } from '../../../../contract/catalogue.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FragmentLink } from '../../navigation/fragment-link.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { Stars } from '../../ui/stars.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import type { VariantChoice } from './choose-variant.rule.ts'
import { ProductPrice } from './product-price.tsx'

export const reviewsId = 'reviews'

type ProductTitleProps = { product: Product; choice: VariantChoice; extra: number; hasReviews: boolean }

/** The name, the rating, and the price of the choice, with what is made for the child. */
export function ProductTitle({ product, choice, extra, hasReviews }: ProductTitleProps) {
  const { t } = useTranslation('shop', productTexts)
  const language = useLanguage()
  const { hasTax } = useSiteSettings()
  const { name, nameLanguage, category, rating, sku } = product
  const stars = rating.count > 0 ? <Stars {...rating} /> : <span className="text-sm text-soft">{t('card.noReviews')}</span>
  return (
    <header>
      <p>
        <Link to={paths.category(category.name)} className="product-kicker wrap-anywhere">
          <MaybeVietnamese text={category.label} />
        </Link>
      </p>
      <h1 lang={nameLanguage === language ? undefined : nameLanguage}>{name}</h1>
      <p className="product-rating">
        {hasReviews && rating.count > 0 ? (
          <FragmentLink fragment={reviewsId} className="product-rating-link">
            {stars}
          </FragmentLink>
        ) : (
          stars
        )}
        <span className="text-sm text-soft">{t('product.sku', { sku })}</span>
      </p>
      <ProductPrice product={product} choice={choice} extra={extra} />
      {hasTax && <p className="product-tax">{t('product.taxIncluded')}</p>}
    </header>
  )
}
