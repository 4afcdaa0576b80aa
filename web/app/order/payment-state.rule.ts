import type { Order } from '../../../contract/orders/orders.ts'

/** The payment state as shown to the customer. */
export type DisplayedPaymentState = 'paid' | 'cash' | 'waiting' | 'expired' | 'cancelled' | 'refunded'

export function displayedPaymentState({
  status,
  paymentStatus,
  paymentMethod,
}: Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod'>): DisplayedPaymentState {
  if (paymentStatus === 'refunded') return 'refunded'
  if (status === 'cancelled') return 'cancelled'
  if (paymentStatus === 'paid') return 'paid'
  if (paymentMethod === 'cod') return 'cash'
  return paymentStatus === 'expired' ? 'expired' : 'waiting'
}
