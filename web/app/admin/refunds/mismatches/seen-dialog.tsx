import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Mismatch, MismatchAnswer } from '../../../../../contract/mismatches.admin.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../../parts/failure-banner.tsx'
import { useAdminCall } from '../../use-admin-call.ts'

/** Somebody has looked into it: what it was, for whoever asks later. */
export function SeenDialog({ mismatch, onClose }: { mismatch: Mismatch; onClose: () => void }) {
  const { t } = useTranslation('money')
  const { call, isBusy, failure } = useAdminCall()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isGiven = note.trim() !== ''

  async function save(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isGiven) return
    if (!(await call('PATCH', `/api/payments/mismatches/${mismatch._id}`, { note: note.trim() }, MismatchAnswer))) return
    toast({ text: t('mismatch.noted') })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('mismatch.seenTitle', { amount: formatAmount(mismatch.told) })}>
      <form className="sheet-fields" noValidate onSubmit={(event) => void save(event)}>
        <FailureBanner failure={failure} className="" />
        <p>{t('mismatch.seenText')}</p>
        <TextField
          name="note"
          label={t('mismatch.note')}
          hint={t('mismatch.noteHint')}
          need="required"
          maxLength={500}
          value={note}
          error={isTried && !isGiven ? t('mismatch.noteNeeded') : errorAt(failure, 'note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} className="w-full">
          {t('mismatch.seenButton')}
        </Button>
      </form>
    </Dialog>
  )
}
