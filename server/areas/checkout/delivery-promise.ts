import type { DeliveryWindow } from '../../../contract/gifts/gift-day.rule.ts'
import { dayAfter } from '../../../contract/vietnam-time.ts'
import { formatDay } from '../orders/orders.ts'
import type { OrderRequest } from './order-request.ts'
import { type CheckoutRefusal, refuse } from './refusal.ts'

/**
 * Refuses an order that would arrive later than its buyer was shown: another order has taken the sewing places or the units in stock
 * meanwhile. One day does not count, because every window moves by one at midnight. A gift with a wished day has its own rule.
 */
export function refuseLaterDelivery(
  { body, language }: OrderRequest,
  { deliveryFrom, deliveryTo }: DeliveryWindow,
): CheckoutRefusal | null {
  const { deliverBy, gift } = body
  if (deliverBy === undefined || gift?.deliverOn !== undefined || deliveryTo <= dayAfter(deliverBy, 1)) return null
  const values = { from: formatDay(deliveryFrom, language), to: formatDay(deliveryTo, language) }
  return { ...refuse('delivery_moved'), values }
}
