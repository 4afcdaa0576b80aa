import { useTranslation } from '../../../i18n/use-translation.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import { ratingLabel } from './rating-label.ts'

/** One reviewer's stars, with the label for them. */
export function ReviewStars({ rating }: { rating: number }) {
  const { t } = useTranslation('shop', productTexts)
  const given = Math.round(rating)
  const word = ratingLabel(given)
  return (
    <p className="review-stars">
      <svg aria-hidden="true">
        <rect width={`${given * 20}%`} />
      </svg>
      {word && <span>{t('reviews.label', { star: given, label: t(`ratings.${word}`) })}</span>}
    </p>
  )
}
