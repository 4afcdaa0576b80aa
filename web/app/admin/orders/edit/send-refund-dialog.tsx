import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { DoneDialog } from '../../refunds/done-dialog.tsx'
import { dueRefundOf } from './money-step.rule.ts'
import { RefundDialog } from './refund-dialog.tsx'

type SendRefundDialogProps = { order: AdminOrder; money: OrderPayments['data']; onClose: () => void }

/** Notes the transfer of the refund task that waits for one, or opens a refund if there is none. */
export function SendRefundDialog({ order, money, onClose }: SendRefundDialogProps) {
  const task = dueRefundOf(money)
  if (task?.way === 'hand') return <DoneDialog refund={{ ...task, order: order.shippingAddress }} onClose={onClose} />
  return <RefundDialog {...{ order, money, onClose }} />
}
