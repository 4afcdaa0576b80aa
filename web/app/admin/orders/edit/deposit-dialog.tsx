import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'

/** Records a deposit that appeared on the bank statement. Work on the order may start; the rest is collected on delivery. */
export function DepositDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <RecordPaymentDialog
      {...{ order, onClose }}
      title={t('money.depositTitle', { amount: formatAmount(order.deposit) })}
      hint={t('money.depositReferenceHint')}
      verb={t('money.noteDeposit')}
      done={t('money.depositNoted')}
      request={{ method: 'POST', path: `/api/payments/cod/${order._id}/deposit` }}
    >
      {t('money.depositText', { rest: formatAmount(order.finalAmount - order.deposit) })}
    </RecordPaymentDialog>
  )
}
