import { useState } from 'react'
import type { z } from 'zod'
import { NewReview, type Review, ReviewMessage } from '../../../../../../contract/reviews.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { browserApi } from '../../../../api/browser-api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { TextArea, TextField } from '../../../../ui/forms/text-field.tsx'
import { useCheckedForm } from '../../../../ui/hooks/use-checked-form.ts'
import { FitChoice } from './fit-choice.tsx'
import { RatingChoice } from './rating-choice.tsx'
import { useReviewTexts } from './review-texts.ts'

export type ReviewedProduct = { _id: string; slug: string; isSized: boolean }

const ReviewTextFields = NewReview.omit({ productId: true })
type ReviewTextFields = z.output<typeof ReviewTextFields>

type ReviewFormProps = {
  product: ReviewedProduct
  /** The review to edit; null for a new one. */
  review: Review | null
  onSaved: (review: Review) => void
  onCancel?: () => void
}

/** Keeps the input after every failure. */
export function ReviewForm({ product, review, onSaved, onCancel }: ReviewFormProps) {
  const { t } = useReviewTexts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useCheckedForm({
    schema: ReviewTextFields,
    labels: { rating: t('rating'), fit: t('fit'), title: t('heading'), comment: t('comment') },
    defaults: review ? { rating: String(review.rating), fit: review.fit ?? '', title: review.title, comment: review.comment } : {},
    onValid: (words) => void send(words),
  })

  async function send(words: ReviewTextFields): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = review
        ? await browserApi().send('PATCH', `/api/reviews/${review._id}`, { ...words, fit: words.fit ?? null }, ReviewMessage)
        : await browserApi().send('POST', '/api/reviews', { ...words, productId: product._id }, ReviewMessage)
      onSaved(data.review)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      form.refuse(Object.fromEntries(error.issues.map(({ path, message }) => [path, [message]])))
      setBusy(false)
    }
  }

  return (
    <div className="own-review">
      <h3>{t('title')}</h3>
      <p className="mb-4 text-soft">{review?.verified ? t('editHint') : t('lead')}</p>
      <ErrorSummary title={t('errors', { count: form.fieldErrors.length })} fieldErrors={form.fieldErrors} attempts={form.attempts} />
      <form className="grid gap-5" {...form.props}>
        <RatingChoice {...form.wire('rating')} />
        {product.isSized && <FitChoice {...form.wire('fit')} />}
        <TextField {...form.wire('title')} aria-required maxLength={120} />
        <TextArea {...form.wire('comment')} aria-required rows={5} maxLength={4_000} hint={t('commentHint')} />
        {failure && <Alert title={failure} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {t(review ? 'save' : 'send')}
          </Button>
          {onCancel && (
            <Button look="secondary" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
