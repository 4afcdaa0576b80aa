import '../size-chart/product-texts.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { Reviewed } from './own-review/own-review.tsx'

/** Few who look at a product write about it: everything it takes comes once it is wanted. */
const OwnReview = lazy(() => import('./own-review/own-review.tsx').then((module) => ({ default: module.OwnReview })))

export const writeReviewId = 'write-review'

/** The way to one's own review. Whoever was sent to sign in comes back to it. */
export function WriteReview({ product }: { product: Reviewed }) {
  const { t } = useTranslation('shop')
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (hash === `#${writeReviewId}`) setOpen(true)
  }, [hash])
  return (
    <div id={writeReviewId} className="write-review">
      {isOpen ? (
        <Suspense fallback={<p role="status">{t('reviews.opening')}</p>}>
          <OwnReview product={product} />
        </Suspense>
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t('reviews.write')}
        </Button>
      )}
    </div>
  )
}
