import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { amountOnDelivery } from '../../../../../contract/orders/deposit.rule.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'

/** Records a payment seen on the bank statement or received in cash. */
export function MarkPaidDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <RecordPaymentDialog
      {...{ order, onClose }}
      title={t('money.markTitle', { amount: formatAmount(order.extraDue ?? amountOnDelivery(order)) })}
      hint={t('money.referenceHint')}
      verb={t('money.markPaid')}
      done={t('money.marked')}
      request={{ method: 'PATCH', path: `/api/orders/${order._id}/payment`, body: { paymentStatus: 'paid' } }}
    >
      {t('money.markText')} {order.status === 'pending' && t('money.markConfirms')}
    </RecordPaymentDialog>
  )
}
