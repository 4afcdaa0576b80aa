import type { ErrorCode } from '../../../../contract/errors.ts'
import type { OrderRow } from '../../orders/orders.ts'
import { editReason } from '../extra/extra-due.rule.ts'
import type { PaymentRow } from '../payments.sql.ts'
import type { RefundRow } from './refunds.sql.ts'

type Task = Pick<RefundRow, 'state' | 'gatewayOrderId' | 'reason'>

/**
 * Why a refund may not be withdrawn; null where it may. One that was sent to the gateway may have arrived there.
 * Money of a cancelled order, of a second payment, or of what an edit took out of the order is not the shop's: its task ends
 * only by refunding it.
 */
export function classifyWithdrawal(
  { state, gatewayOrderId, reason }: Task,
  order: Pick<OrderRow, 'status'>,
  payment: Pick<PaymentRow, 'state'> | null | undefined,
): ErrorCode | null {
  if ((state !== 'open' && state !== 'failed') || gatewayOrderId !== null) return 'move_not_allowed'
  return order.status === 'cancelled' || payment?.state !== 'paid' || reason === editReason ? 'refund_owed' : null
}
