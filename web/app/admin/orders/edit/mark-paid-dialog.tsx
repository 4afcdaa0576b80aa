import { amountAtDoor } from '../../../../../contract/deposit.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { MoneySeenDialog } from './money-seen-dialog.tsx'

/** Somebody has seen the money: on the bank's statement, or in their hand. */
export function MarkPaidDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <MoneySeenDialog
      {...{ order, onClose }}
      title={t('money.markTitle', { amount: formatAmount(amountAtDoor(order)) })}
      hint={t('money.referenceHint')}
      verb={t('money.markPaid')}
      done={t('money.marked')}
      request={{ method: 'PATCH', path: `/api/orders/${order._id}/payment`, body: { paymentStatus: 'paid' } }}
    >
      {t('money.markText')} {order.status === 'pending' && t('money.markConfirms')}
    </MoneySeenDialog>
  )
}
