import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review } from '../../../../../contract/reviews.ts'
import { useMe } from '../../../account/use-me.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { announce } from '../../../ui/announce.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useCaughtFocus } from '../../../ui/use-caught-focus.ts'
import { ownReviewQuery } from './own-review-query.ts'
import { ReviewForm } from './review-form.tsx'
import { useReviewTexts } from './review-texts.ts'
import { WrittenReview } from './written-review.tsx'

export type Reviewed = { _id: string; slug: string; isSized: boolean }

/** Saying what one thinks of a product: once, signed in, and shown after the shop has read it. */
export function OwnReview({ product }: { product: Reviewed }) {
  const { t } = useReviewTexts()
  const query = ownReviewQuery(product._id)
  const me = useMe()
  const asked = useQuery({ ...query, enabled: Boolean(me.data) })
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const [wasSent, setSent] = useState(false)
  const caught = useCaughtFocus<HTMLDivElement>(`${isEditing} ${asked.data?._id}`)

  function keep(review: Review | null): void {
    queries.setQueryData(query.queryKey, review)
    setEditing(false)
    setSent(review !== null)
    announce(review ? t('sent') : t('removed'))
  }

  if (me.data === null) return <SignInFirst slug={product.slug} />
  if (me.isError || asked.isError) {
    return (
      <Alert title={t('failed')}>
        <Button look="text" onClick={() => void (me.isError ? me : asked).refetch()}>
          {t('common:retry')}
        </Button>
      </Alert>
    )
  }
  if (asked.data === undefined) return <p role="status">{t('loading')}</p>
  const own = asked.data
  return (
    <div {...caught}>
      {own && !isEditing ? (
        <WrittenReview review={own} wasSent={wasSent} edit={() => setEditing(true)} onRemoved={() => keep(null)} />
      ) : (
        <ReviewForm product={product} review={own} onSaved={keep} {...(own ? { onCancel: () => setEditing(false) } : {})} />
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
