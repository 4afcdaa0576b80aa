import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../../../contract/orders/orders.ts'
import type { BadgeTone } from '../components/status-badge.tsx'

export const statusTones: Record<OrderStatus, BadgeTone> = {
  pending: 'wait',
  processing: 'info',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'neutral',
}

/** An unpaid cash order is neutral: its payment is not due yet. */
export function paymentTone(status: PaymentStatus, method: PaymentMethod): BadgeTone {
  if (status === 'paid') return 'good'
  if (status === 'refunded') return 'neutral'
  if (status === 'expired') return 'bad'
  return method === 'cod' ? 'neutral' : 'wait'
}

export function parcelTone(status: string): BadgeTone {
  if (status === 'delivered') return 'good'
  if (['delivery_failed', 'returning', 'returned', 'lost_or_damaged'].includes(status)) return 'bad'
  return status === 'cancelled' ? 'neutral' : 'info'
}
