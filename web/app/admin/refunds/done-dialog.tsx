import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../../contract/money.ts'
import { type Refund, RefundAnswer } from '../../../../contract/payments.admin.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { useAdminCall } from '../use-admin-call.ts'

/** Somebody has sent the money another way: by what it can be found again. */
export function DoneDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { t } = useTranslation('money')
  const { call, isBusy, failure } = useAdminCall()
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const isGiven = reference.trim() !== ''

  async function note(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isGiven) return
    const body = { action: 'done', reference: reference.trim() }
    if (!(await call('PATCH', `/api/payments/refunds/${refund._id}`, body, RefundAnswer))) return
    toast({ text: t('refund.noted') })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('refund.doneTitle', { amount: formatAmount(refund.amount) })}>
      <form className="sheet-fields" noValidate onSubmit={(event) => void note(event)}>
        <FailureBanner failure={failure} className="" />
        <p>{t('refund.doneText', { name: refund.order.fullName })}</p>
        <TextField
          name="reference"
          label={t('reference')}
          hint={t('refund.doneHint')}
          need="required"
          maxLength={120}
          value={reference}
          error={isTried && !isGiven ? t('refund.needed') : errorAt(failure, 'reference')}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} className="w-full">
          {t('refund.doneButton')}
        </Button>
      </form>
    </Dialog>
  )
}
