import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BouncingDots } from '../../../ui/bouncing-dots.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { useFocusOnSwap } from '../../../ui/hooks/use-focus-on-swap.ts'
import { announce } from '../../../ui/live-region.tsx'
import { productTexts } from '../../size-chart/product-texts.ts'
import type { ProductReviewsData } from './load-reviews.ts'
import { ReviewCard } from './review-card.tsx'
import type { ReviewFilter } from './reviews-path.ts'
import { useMoreReviews } from './use-more-reviews.ts'

/** As many show on a phone at first (reviews.css). */
const shortList = 2

type ReviewListProps = { shown: ProductReviewsData; filter: ReviewFilter; onAll: () => void }

export function ReviewList({ shown, filter, onAll }: ReviewListProps) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  const { reviews, hasMore, isFetching, hasFailed, more } = useMoreReviews(shown, filter)
  const [isWhole, setWhole] = useState(false)
  const focusTarget = useFocusOnSwap<HTMLLIElement>(isWhole)
  const only = useFilterText(shown, filter)
  const hasCome = reviews !== null
  useEffect(() => {
    if (only && hasCome) announce(only)
  }, [only, hasCome])
  const isShort = !isWhole && filter === null && (reviews?.length ?? 0) > shortList
  return (
    <div className={isShort ? 'reviews-short' : undefined} aria-busy={!hasCome && isFetching}>
      {filter !== null && (
        <p className="reviews-only">
          <span className="font-bold">{only}</span>
          <button type="button" className="button button-text" onClick={onAll}>
            {t('reviews.all')}
          </button>
        </p>
      )}
      {!hasCome && isFetching && <BouncingDots />}
      <ul className="reviews-list">
        {reviews?.map((review, at) => (
          <li key={review._id} {...(at === shortList ? focusTarget : {})}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {isShort && (
        <Button look="secondary" className="reviews-unfold" onClick={() => setWhole(true)}>
          {t('reviews.more')}
        </Button>
      )}
      {hasMore && (
        <div className="reviews-more">
          <FieldError id="reviews-failure" error={hasFailed ? t('reviews.failed') : undefined} />
          <Button look="secondary" busy={isFetching} onClick={more}>
            {hasCome ? t('reviews.more') : t('common:retry')}
          </Button>
        </div>
      )}
    </div>
  )
}

function useFilterText({ summary, withPhotos }: ProductReviewsData, filter: ReviewFilter): string {
  const { t } = useTranslation('shop', productTexts)
  if (filter === null) return ''
  return filter === 'photos'
    ? t('reviews.onlyPhotos', { count: withPhotos })
    : t('reviews.only', { count: summary.histogram[filter], star: filter })
}
