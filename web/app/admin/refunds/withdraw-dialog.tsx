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

/** The refund was a mistake: nothing goes out, and why is written down. */
export function WithdrawDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { t } = useTranslation('money')
  const { call, isBusy, failure } = useAdminCall()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isGiven = reason.trim() !== ''

  async function withdraw(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isGiven) return
    const body = { action: 'withdraw', reason: reason.trim() }
    if (!(await call('PATCH', `/api/payments/refunds/${refund._id}`, body, RefundAnswer))) return
    toast({ text: t('refund.withdrawn') })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('refund.withdrawTitle', { amount: formatAmount(refund.amount) })}>
      <form className="sheet-fields" noValidate onSubmit={(event) => void withdraw(event)}>
        <FailureBanner failure={failure} className="" />
        <p>{t('refund.withdrawText', { order: refund.order.orderNumber })}</p>
        <TextField
          name="reason"
          label={t('refund.why')}
          need="required"
          maxLength={300}
          value={reason}
          error={isTried && !isGiven ? t('refund.reasonNeeded') : errorAt(failure, 'reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} className="w-full">
          {t('refund.withdrawButton')}
        </Button>
      </form>
    </Dialog>
  )
}
