import type { OrderTextStep } from '../../../../contract/order-texts.ts'
import type { StoredExchange } from '../exchanges/exchanges.sql.ts'
import type { StoredOrder } from '../orders.sql.ts'
import { isSewn } from '../production/order-sewing.rule.ts'

type TextOrder = Pick<StoredOrder, 'status' | 'deliveryTo' | 'confirmedAt' | 'paymentStatus' | 'events'>

/** The text that fits what an order is at; null for a cancelled one. `today` is a day in Vietnam. */
export function suggestText(order: TextOrder, exchanges: Pick<StoredExchange, 'exchange'>[], today: string): OrderTextStep | null {
  const { status, deliveryTo, confirmedAt, paymentStatus } = order
  if (status === 'cancelled') return null
  if (exchanges.some(({ exchange }) => exchange.status === 'approved')) return 'exchange'
  if (status === 'delivered') return 'arrived'
  const isSure = status !== 'pending' || confirmedAt !== null || paymentStatus === 'paid'
  if (isSure && deliveryTo !== null && deliveryTo < today) return 'late'
  if (status === 'shipped') return 'sent'
  if (!isSure) return 'placed'
  return isSewn(order) ? 'sewn' : 'confirmed'
}
