import type { ErrorCode } from '../../../../contract/errors.ts'
import type { OrderRow } from '../../orders/orders.ts'
import { editReason } from '../extra/extra-due.rule.ts'
import type { PaymentRow } from '../payments.sql.ts'
import type { RefundRow } from './refunds.sql.ts'

type Task = Pick<RefundRow, 'state' | 'gatewayOrderId' | 'reason' | 'openedBy'>

/**
 * Why a refund may not be withdrawn; null where it may. One that was sent to the gateway may have arrived there.
 * Money of a cancelled order, of a second payment, of returned goods, or of what an edit took out of the order is not the shop's: its
 * task ends only by refunding it.
 */
export function classifyWithdrawal(
  { state, gatewayOrderId, reason, openedBy }: Task,
  order: Pick<OrderRow, 'status'>,
  payment: Pick<PaymentRow, 'state'> | null | undefined,
): ErrorCode | null {
  if ((state !== 'open' && state !== 'failed') || gatewayOrderId !== null) return 'move_not_allowed'
  const isReturned = openedBy === 'system' && (reason === 'returned' || reason === 'exchange-difference')
  return isReturned || reason === editReason || order.status === 'cancelled' || payment?.state !== 'paid' ? 'refund_owed' : null
}
