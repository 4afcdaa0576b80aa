import type { Order } from '../../../contract/orders.ts'

/** What can truthfully be said of an order to the one who placed it. */
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
