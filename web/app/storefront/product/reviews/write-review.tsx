import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusOnSwap } from '../../../ui/hooks/use-focus-on-swap.ts'
import { LazyError } from '../../../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../../../ui/lazy/use-lazy-component.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import type { ReviewedProduct } from './own-review/review-form.tsx'

/** Few visitors write a review, so the form loads on demand. */
const load = async () => (await import('./own-review/own-review.tsx')).OwnReview

const writeReviewId = 'write-review'

/** Opens the visitor's own review. A visitor who had to sign in first returns here. */
export function WriteReview({ product }: { product: ReviewedProduct }) {
  const { t } = useTranslation('shop', productTexts)
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (hash === `#${writeReviewId}`) setOpen(true)
  }, [hash])
  const focusTarget = useFocusOnSwap<HTMLDivElement>(isOpen)
  return (
    <div {...focusTarget} id={writeReviewId} className="write-review">
      {isOpen ? (
        <LazyOwnReview product={product} />
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t('reviews.write')}
        </Button>
      )}
    </div>
  )
}

function LazyOwnReview({ product }: { product: ReviewedProduct }) {
  const { t } = useTranslation('shop', productTexts)
  const { component: OwnReview, hasFailed, isLoading, retry } = useLazyComponent(load, true)
  if (OwnReview) return <OwnReview product={product} />
  if (hasFailed) return <LazyError isRetrying={isLoading} onRetry={retry} />
  return <p role="status">{t('reviews.opening')}</p>
}
