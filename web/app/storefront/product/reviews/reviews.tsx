import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, useId, useState } from 'react'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Stars } from '../../../ui/stars.tsx'
import { formatMeasure } from '../../size-chart/measures.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import { reviewsId } from '../product-title.tsx'
import { FitSummary } from './fit-summary.tsx'
import type { ProductReviewsData } from './load-reviews.ts'
import type { ReviewedProduct } from './own-review/review-form.tsx'
import { ReviewBars } from './review-bars.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewFilter } from './reviews-path.ts'
import { WriteReview } from './write-review.tsx'

/** From this number of reviews with photos on, they can be shown alone. */
const photosFilterFrom = 4
/** On a phone fewer reviews are read faster than their numbers. */
const breakdownFrom = 3

/** The reviews are the same for every variant, so they are memoized against choices. */
export const Reviews = memo(function Reviews({ shown, product }: { shown: ProductReviewsData; product: ReviewedProduct }) {
  const { t } = useTranslation('shop', productTexts)
  const isEnglish = useLanguage() === 'en'
  const [filter, setFilter] = useState<ReviewFilter>(null)
  const { summary, withPhotos } = shown
  const { average, count } = summary
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
              <span aria-hidden="true" className="text-sm font-normal text-soft">{`(${count})`}</span>
            </p>
            {withPhotos >= photosFilterFrom && (
              <button
                type="button"
                className="button button-secondary reviews-photos-filter"
                aria-pressed={filter === 'photos'}
                onClick={() => setFilter(filter === 'photos' ? null : 'photos')}
              >
                {t('reviews.withPhotos', { count: withPhotos })}
              </button>
            )}
            <Breakdown shown={shown} filter={filter} onChoose={setFilter} />
          </div>
          <ReviewList shown={shown} filter={filter} onAll={() => setFilter(null)} />
        </div>
      )}
      <WriteReview product={product} />
    </section>
  )
})

type BreakdownProps = { shown: ProductReviewsData; filter: ReviewFilter; onChoose: (filter: ReviewFilter) => void }

/** The numbers by stars and by fit. Folded on a phone, where they are a screen long (reviews.css). */
function Breakdown({ shown: { summary, fits }, filter, onChoose }: BreakdownProps) {
  const { t } = useTranslation('shop', productTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`button button-text ${summary.count < breakdownFrom ? 'hidden' : 'reviews-breakdown-button'}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('reviews.breakdown')}
        <ChevronDown aria-hidden size={18} />
      </button>
      <div id={id} className={isOpen ? undefined : 'reviews-breakdown-folded'}>
        <ReviewBars
          histogram={summary.histogram}
          count={summary.count}
          chosen={typeof filter === 'number' ? filter : null}
          onChoose={onChoose}
        />
        <FitSummary fits={fits} />
      </div>
    </>
  )
}
