import '../size-chart/product-texts.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { PartFailed } from '../../ui/part-failed.tsx'
import { useCaughtFocus } from '../../ui/use-caught-focus.ts'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { Reviewed } from './own-review/own-review.tsx'

/** Few who look at a product write about it: everything it takes comes once it is wanted. */
const load = async () => (await import('./own-review/own-review.tsx')).OwnReview

const writeReviewId = 'write-review'

/** The way to one's own review. Whoever was sent to sign in comes back to it. */
export function WriteReview({ product }: { product: Reviewed }) {
  const { t } = useTranslation('shop')
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (hash === `#${writeReviewId}`) setOpen(true)
  }, [hash])
  const caught = useCaughtFocus<HTMLDivElement>(isOpen)
  return (
    <div {...caught} id={writeReviewId} className="write-review">
      {isOpen ? (
        <Opened product={product} />
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t('reviews.write')}
        </Button>
      )}
    </div>
  )
}

function Opened({ product }: { product: Reviewed }) {
  const { t } = useTranslation('shop')
  const { part: OwnReview, hasFailed, isLoading, retry } = useLatePart(load, true)
  if (OwnReview) return <OwnReview product={product} />
  if (hasFailed) return <PartFailed isRetrying={isLoading} onRetry={retry} />
  return <p role="status">{t('reviews.opening')}</p>
}
