import '../../size-chart/product-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ratingLabel } from './rating-label.ts'

const star = 'M10 1.6 12.6 7l5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8 7.4 7z'
const places = [1, 2, 3, 4, 5] as const

/** One reviewer's stars, with the label for them. */
export function ReviewStars({ rating }: { rating: number }) {
  const { t } = useTranslation('shop')
  const given = Math.round(rating)
  const word = ratingLabel(given)
  return (
    <p className="review-stars">
      <svg aria-hidden="true" viewBox="0 0 100 20" width="85" height="17">
        {places.map((place) => (
          <path key={place} d={star} transform={`translate(${(place - 1) * 20})`} fill={place <= given ? '#b0730f' : '#e8dbc7'} />
        ))}
      </svg>
      {word && <span>{t('reviews.label', { star: given, label: t(`ratings.${word}`) })}</span>}
    </p>
  )
}
