import '../size-chart/product-texts.ts'
import type { ReviewSummary } from '../../../../contract/reviews.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ratingWord } from './rating-words.ts'

const stars = [5, 4, 3, 2, 1] as const

/** How many gave how many stars: five bars, each with its words and its number. */
export function ReviewBars({ histogram, count }: { histogram: ReviewSummary['histogram']; count: number }) {
  const { t } = useTranslation('shop')
  return (
    <ul className="review-bars" aria-label={t('reviews.distribution')}>
      {stars.map((star) => {
        const given = histogram[star]
        return (
          <li key={star}>
            <span>{t('reviews.label', { star, label: t(`ratings.${ratingWord(star)}`) })}</span>
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
              <rect width="100" height="8" rx="4" fill="#e8dbc7" />
              <rect width={count > 0 ? (given / count) * 100 : 0} height="8" rx="4" fill="#b0730f" />
            </svg>
            <span className="text-right">{given}</span>
          </li>
        )
      })}
    </ul>
  )
}
