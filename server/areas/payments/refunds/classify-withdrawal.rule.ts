import type { ErrorCode } from '../../../../contract/errors.ts'
import type { OrderRow } from '../../orders/orders.ts'
import type { PaymentRow } from '../payments.sql.ts'
import type { RefundRow } from './refunds.sql.ts'

type Task = Pick<RefundRow, 'state' | 'gatewayOrderId'>

/**
 * Why a refund may not be withdrawn; nothing where it may. One the gateway knows a name of may have arrived there
 * after all. Money of a cancelled order, or that came a second time, is not the shop's: its task ends by giving it back.
 */
export function classifyWithdrawal(
  { state, gatewayOrderId }: Task,
  order: Pick<OrderRow, 'status'>,
  payment: Pick<PaymentRow, 'state'> | null | undefined,
): ErrorCode | null {
  if ((state !== 'open' && state !== 'failed') || gatewayOrderId !== null) return 'move_not_allowed'
  return order.status === 'cancelled' || payment?.state !== 'paid' ? 'refund_owed' : null
}
