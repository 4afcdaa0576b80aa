import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '../../../../../../contract/reviews.ts'
import { useCurrentUser } from '../../../../auth/use-current-user.ts'
import { paths } from '../../../../paths.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { useFocusOnSwap } from '../../../../ui/hooks/use-focus-on-swap.ts'
import { announce } from '../../../../ui/live-region.tsx'
import { ownReviewQuery } from './own-review-query.ts'
import { type ReviewedProduct, ReviewForm } from './review-form.tsx'
import { useReviewTexts } from './review-texts.ts'
import { WrittenReview } from './written-review.tsx'

/** The user's own review of a product: one per user, signed in, published after approval. */
export function OwnReview({ product }: { product: ReviewedProduct }) {
  const { t } = useReviewTexts()
  const query = ownReviewQuery(product._id)
  const me = useCurrentUser()
  const result = useQuery({ ...query, enabled: Boolean(me.data) })
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const [wasSent, setSent] = useState(false)
  const own = result.data?.review ?? null
  const isForm = own === null || isEditing
  const focusTarget = useFocusOnSwap<HTMLDivElement>(isForm)

  function store(review: Review | null): void {
    queries.setQueryData(query.queryKey, (before) => before && { ...before, review })
  }
  /** The words are stored, and its photos are still on their way: the form stays. */
  function onStored(review: Review): void {
    setEditing(true)
    store(review)
  }
  function onChanged(review: Review | null): void {
    store(review)
    setEditing(false)
    setSent(review !== null)
    announce(review ? t('sent') : t('removed'))
  }

  if (me.data === null) return <SignInFirst slug={product.slug} />
  if (me.isError || result.isError) {
    return (
      <Alert title={t('failed')}>
        <Button look="text" onClick={() => void (me.isError ? me : result).refetch()}>
          {t('common:retry')}
        </Button>
      </Alert>
    )
  }
  if (result.data === undefined) return <p role="status">{t('loading')}</p>
  const { canAddPhotos } = result.data
  return (
    <div {...focusTarget}>
      {own && !isForm ? (
        <WrittenReview review={own} wasSent={wasSent} edit={() => setEditing(true)} onRemoved={() => onChanged(null)} />
      ) : (
        <ReviewForm
          {...{ product, canAddPhotos, onStored }}
          review={own}
          onSaved={onChanged}
          {...(own ? { onCancel: () => setEditing(false) } : {})}
        />
      )}
    </div>
  )
}

function SignInFirst({ slug }: { slug: string }) {
  const { t } = useReviewTexts()
  const back = paths.writeReview(slug)
  return (
    <div className="own-review">
      <p>{t('signInText')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={paths.login(back)}>{t('signIn')}</ButtonLink>
        <ButtonLink to={paths.register(back)} look="secondary">
          {t('register')}
        </ButtonLink>
      </p>
    </div>
  )
}
