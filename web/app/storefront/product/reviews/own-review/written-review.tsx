import { useState } from 'react'
import { type Review, ReviewDeleted } from '../../../../../../contract/reviews.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { browserApi } from '../../../../api/browser-api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { useFocusOnSwap } from '../../../../ui/hooks/use-focus-on-swap.ts'
import { ReviewCard } from '../review-card.tsx'
import { useReviewTexts } from './review-texts.ts'

type WrittenReviewProps = { review: Review; wasSent: boolean; edit: () => void; onRemoved: () => void }

/** The user's review with its status, and buttons to edit or remove it. */
export function WrittenReview({ review, wasSent, edit, onRemoved }: WrittenReviewProps) {
  const { t } = useReviewTexts()
  const { verified } = review
  return (
    <div className="own-review">
      <Alert tone={wasSent ? 'success' : 'info'} title={wasSent ? t('sent') : t('title')} className="mb-4">
        {t(verified ? 'shown' : 'waiting')}
      </Alert>
      <ReviewCard review={review} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={edit}>
          {t('edit')}
        </Button>
        <Remove id={review._id} onRemoved={onRemoved} />
      </div>
      {verified && <p className="mt-2 text-sm text-soft">{t('editHint')}</p>}
    </div>
  )
}

function Remove({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { t } = useReviewTexts()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const focusTarget = useFocusOnSwap<HTMLDivElement>(isConfirming)

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await browserApi().send('DELETE', `/api/reviews/${id}`, undefined, ReviewDeleted)
      onRemoved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      setBusy(false)
    }
  }

  return (
    <div {...focusTarget}>
      {isConfirming ? (
        <fieldset className="flex flex-wrap items-center gap-3" aria-label={t('removeSure')}>
          <strong>{t('removeSure')}</strong>
          <Button look="secondary" onClick={() => setConfirming(false)}>
            {t('keep')}
          </Button>
          <Button look="text" busy={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
          <FieldError id="remove-review-error" error={failure} />
        </fieldset>
      ) : (
        <Button look="text" onClick={() => setConfirming(true)}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}
