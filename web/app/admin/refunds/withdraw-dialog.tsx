import { type Refund, RefundResponse } from '../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Cancels a mistaken refund, with a reason. */
export function WithdrawDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { t } = useTranslation('money')
  return (
    <ReasonDialog
      title={t('refund.withdrawTitle', { amount: formatAmount(refund.amount) })}
      text={t('refund.withdrawText', { order: refund.order.orderNumber })}
      field={{ name: 'reason', label: t('refund.why'), maxLength: 300, missing: t('refund.reasonNeeded') }}
      verb={t('refund.withdrawButton')}
      done={t('refund.withdrawn')}
      request={{ path: `/api/payments/refunds/${refund._id}`, body: { action: 'withdraw' }, responseSchema: RefundResponse }}
      onClose={onClose}
    />
  )
}
