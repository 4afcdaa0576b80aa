import type { OrderTextStep } from '../../../../contract/orders/order-texts.ts'
import type { StoredExchange } from '../exchanges/exchanges.sql.ts'
import { isPickedUp } from '../is-picked-up.rule.ts'
import { awaitsDeposit } from '../order-deposit.rule.ts'
import type { StoredOrder } from '../orders.sql.ts'
import { isSewn } from '../production/order-sewing.rule.ts'

type TextOrder = Parameters<typeof awaitsDeposit>[0] & Pick<StoredOrder, 'deliveryTo' | 'confirmedAt' | 'events' | 'pickup' | 'parcel'>

/** The text that fits what an order is at. `today` is a day in Vietnam. */
export function suggestText(order: TextOrder, exchanges: Pick<StoredExchange, 'exchange'>[], today: string): OrderTextStep {
  const { status, deliveryTo, confirmedAt, paymentMethod, paymentStatus } = order
  if (paymentStatus === 'refunded') return 'refunded'
  if (status === 'cancelled') return 'cancelled'
  if (exchanges.some(({ exchange }) => exchange.status === 'approved')) return 'exchange'
  if (status === 'delivered') return 'arrived'
  const isConfirmedCash = paymentMethod === 'cod' && confirmedAt !== null && !awaitsDeposit(order)
  const isSure = status !== 'pending' || paymentStatus === 'paid' || isConfirmedCash
  if (status === 'shipped' && isPickedUp(order)) return 'ready'
  if (isSure && deliveryTo !== null && deliveryTo < today) return 'late'
  if (status === 'shipped') return 'sent'
  if (!isSure) return 'placed'
  return isSewn(order) ? 'sewn' : 'confirmed'
}
