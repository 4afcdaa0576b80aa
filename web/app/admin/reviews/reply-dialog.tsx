import { useState } from 'react'
import { type AdminReview, maxReplyLength, ReviewReplyMessage } from '../../../../contract/admin/reviews.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextArea } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../components/confirm-store.ts'
import { errorAt } from '../components/failure-banner.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { useAdminRequest } from '../use-admin-request.ts'

/** The shop's public reply to a review: written, changed or removed. */
export function ReplyDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const { t } = useTranslation('people')
  const { call, isBusy, failure } = useAdminRequest()
  const before = review.reply?.text ?? ''
  const [text, setText] = useState(before)
  const path = `/api/reviews/${review._id}/reply`

  async function save(): Promise<void> {
    if (!(await call('PUT', path, { text }, ReviewReplyMessage))) return
    toast({ text: t('reviews.reply.sent') })
    onClose()
  }

  async function remove(): Promise<void> {
    const question = { title: t('reviews.reply.removeTitle'), text: t('reviews.reply.removeText'), verb: t('reviews.reply.remove') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (!(await call('DELETE', path, undefined, ReviewReplyMessage))) return
    toast({ text: t('reviews.reply.removed') })
    onClose()
  }

  return (
    <FormDialog
      title={t('reviews.reply.title')}
      verb={t('reviews.reply.send')}
      isDirty={text.trim() !== before}
      {...{ isBusy, failure, onClose }}
      onSave={() => void save()}
    >
      <blockquote className="review-quoted">
        <strong>{review.title}</strong>
        <p>{review.comment}</p>
        <p className="text-sm text-soft">{review.author}</p>
      </blockquote>
      <TextArea
        name="text"
        label={t('reviews.reply.field')}
        hint={t('reviews.reply.hint')}
        need="required"
        rows={4}
        maxLength={maxReplyLength}
        value={text}
        error={errorAt(failure, 'text')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {review.reply && (
        <button type="button" className="small-button justify-self-start text-error" disabled={isBusy} onClick={() => void remove()}>
          {t('reviews.reply.remove')}
        </button>
      )}
    </FormDialog>
  )
}
