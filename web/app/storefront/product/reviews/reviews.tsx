import { memo, useEffect, useState } from 'react'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BouncingDots } from '../../../ui/bouncing-dots.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { formatMeasure } from '../../size-chart/measures.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import { reviewsId } from '../product-title.tsx'
import { FitSummary } from './fit-summary.tsx'
import type { ProductReviewsData } from './load-reviews.ts'
import type { ReviewedProduct } from './own-review/review-form.tsx'
import { ReviewBars } from './review-bars.tsx'
import { ReviewCard } from './review-card.tsx'
import type { Star } from './reviews-path.ts'
import { useMoreReviews } from './use-more-reviews.ts'
import { WriteReview } from './write-review.tsx'

/** The reviews are the same for every variant, so they are memoized against choices. */
export const Reviews = memo(function Reviews({ shown, product }: { shown: ProductReviewsData; product: ReviewedProduct }) {
  const { t } = useTranslation('shop', productTexts)
  const isEnglish = useLanguage() === 'en'
  const [star, setStar] = useState<Star | null>(null)
  const { average, count, histogram } = shown.summary
  return (
    <section id={reviewsId} aria-labelledby="reviews-title" className="product-section">
      <h2 id="reviews-title" className="stitched">
        {t('reviews.title')}
      </h2>
      {count === 0 && <p className="mt-4 text-soft">{t('reviews.none')}</p>}
      {count > 0 && (
        <div className="reviews-columns">
          <div>
            <p className="reviews-average">
              <span aria-hidden="true">{formatMeasure(average, isEnglish)}</span>
              <Stars average={average} count={count} />
            </p>
            <ReviewBars histogram={histogram} count={count} chosen={star} onChoose={setStar} />
            <FitSummary fits={shown.fits} />
          </div>
          <ReviewList shown={shown} star={star} onAll={() => setStar(null)} />
        </div>
      )}
      <WriteReview product={product} />
    </section>
  )
})

type ReviewListProps = { shown: ProductReviewsData; star: Star | null; onAll: () => void }

function ReviewList({ shown, star, onAll }: ReviewListProps) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  const { reviews, hasMore, isFetching, hasFailed, more } = useMoreReviews(shown, star)
  const only = star === null ? '' : t('reviews.only', { count: shown.summary.histogram[star], star })
  const hasCome = reviews !== null
  useEffect(() => {
    if (only && hasCome) announce(only)
  }, [only, hasCome])
  return (
    <div aria-busy={!hasCome && isFetching}>
      {star !== null && (
        <p className="reviews-only">
          <span className="font-bold">{only}</span>
          <button type="button" className="button button-text" onClick={onAll}>
            {t('reviews.all')}
          </button>
        </p>
      )}
      {!hasCome && isFetching && <BouncingDots />}
      <ul className="reviews-list">
        {reviews?.map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="mt-6 grid justify-items-start gap-2">
          <FieldError id="reviews-failure" error={hasFailed ? t('reviews.failed') : undefined} />
          <Button look="secondary" busy={isFetching} onClick={more}>
            {hasCome ? t('reviews.more') : t('common:retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
