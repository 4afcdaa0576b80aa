import { RefundResponse } from '../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type RefundToNote = { _id: string; amount: number; order: { fullName: string } }

/** Records a refund that was sent another way, with a reference to find it by. */
export function DoneDialog({ refund, onClose }: { refund: RefundToNote; onClose: () => void }) {
  const { t } = useTranslation('money')
  return (
    <ReasonDialog
      title={t('refund.doneTitle', { amount: formatAmount(refund.amount) })}
      text={t('refund.doneText', { name: refund.order.fullName })}
      field={{ name: 'reference', label: t('reference'), hint: t('refund.doneHint'), maxLength: 120, missing: t('refund.needed') }}
      verb={t('refund.doneButton')}
      done={t('refund.noted')}
      request={{ path: `/api/payments/refunds/${refund._id}`, body: { action: 'done' }, responseSchema: RefundResponse }}
      onClose={onClose}
    />
  )
}
