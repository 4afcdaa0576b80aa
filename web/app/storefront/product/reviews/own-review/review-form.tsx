import { useState } from 'react'
import type { z } from 'zod'
import { NewReview, type Review, ReviewMessage } from '../../../../../../contract/reviews.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { browserApi } from '../../../../api/browser-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { FocusedAlert } from '../../../../ui/focused-alert.tsx'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { TextArea, TextField } from '../../../../ui/forms/text-field.tsx'
import { useCheckedForm } from '../../../../ui/hooks/use-checked-form.ts'
import { FitChoice } from './fit-choice.tsx'
import { PhotoField } from './photo-field.tsx'
import { RatingChoice } from './rating-choice.tsx'
import { useReviewTexts } from './review-texts.ts'
import { removeReviewPhoto, sendReviewPhoto } from './send-review-photo.ts'

export type ReviewedProduct = { _id: string; slug: string; isSized: boolean }

const ReviewTextFields = NewReview.omit({ productId: true })
type ReviewTextFields = z.output<typeof ReviewTextFields>

type ReviewFormProps = {
  product: ReviewedProduct
  /** The review to edit; null for a new one. */
  review: Review | null
  canAddPhotos: boolean
  /** Called when the review is stored and photos are still to be sent. */
  onStored: (review: Review) => void
  onSaved: (review: Review) => void
  onCancel?: () => void
}

/** Keeps the input after every failure. Photos are sent after the words, one by one; those that fail stay to be sent again. */
export function ReviewForm({ product, review, canAddPhotos, onStored, onSaved, onCancel }: ReviewFormProps) {
  const { t } = useReviewTexts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [added, setAdded] = useState<readonly File[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
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
      const saved = await sendWords(words)
      onSaved(await sendPhotos(saved))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      form.refuse(Object.fromEntries(error.issues.map(({ path, message }) => [path, [message]])))
      setBusy(false)
    }
  }

  async function sendWords(words: ReviewTextFields): Promise<Review> {
    const { data } = review
      ? await browserApi().send('PATCH', `/api/reviews/${review._id}`, { ...words, fit: words.fit ?? null }, ReviewMessage)
      : await browserApi().send('POST', '/api/reviews', { ...words, productId: product._id }, ReviewMessage)
    return data.review
  }

  async function sendPhotos(saved: Review): Promise<Review> {
    let stored = saved
    if (added.length + removed.length > 0) onStored(stored)
    for (const photoId of removed) {
      stored = await removeReviewPhoto(saved._id, photoId)
      setRemoved((rest) => rest.filter((id) => id !== photoId))
      onStored(stored)
    }
    for (const photo of added) {
      const n = (stored.photos?.length ?? 0) + 1
      const refused = (reason: string) => t('photos.refused', { n, name: photo.name, reason })
      stored = await sendReviewPhoto(saved._id, photo, { unreachable: t('photos.unreachable'), refused })
      setAdded((rest) => rest.filter((each) => each !== photo))
      onStored(stored)
    }
    return stored
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
        {(canAddPhotos || review?.photos) && (
          <PhotoField {...{ review, canAddPhotos, added, removed, isBusy }} onAdd={setAdded} onRemove={setRemoved} />
        )}
        {failure && <FocusedAlert focusKey={failure} title={failure} />}
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
