import type { ReviewSummary } from '../../../../../contract/reviews.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import { ratingLabel } from './rating-label.ts'
import type { Star } from './reviews-path.ts'

const stars = [5, 4, 3, 2, 1] as const

type ReviewBarsProps = {
  histogram: ReviewSummary['histogram']
  count: number
  chosen: Star | null
  onChoose: (star: Star | null) => void
}

/**
 * The number of reviews per star rating: five bars, each with a label and a count. A press on one filters the reviews, another press
 * shows all.
 */
export function ReviewBars({ histogram, count, chosen, onChoose }: ReviewBarsProps) {
  const { t } = useTranslation('shop', productTexts)
  return (
    <ul className="review-bars" aria-label={t('reviews.distribution')}>
      {stars.map((star) => {
        const given = histogram[star]
        return (
          <li key={star}>
            <button
              type="button"
              className="review-bar"
              aria-pressed={chosen === star}
              disabled={given === 0}
              onClick={() => onChoose(chosen === star ? null : star)}
            >
              <span>{t('reviews.label', { star, label: t(`ratings.${ratingLabel(star)}`) })}</span>
              <Bar share={count > 0 ? given / count : 0} />
              <span className="text-right">{given}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** `share`: from 0 to 1. */
export function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
      <rect width="100" height="8" rx="4" fill="#e8dbc7" />
      <rect width={share * 100} height="8" rx="4" fill="#b0730f" />
    </svg>
  )
}
