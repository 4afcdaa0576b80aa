import type { ProductionStep } from '../../../../contract/orders/making.ts'
import type { StoredOrder } from '../orders.sql.ts'
import { isSewn, unitsToSew } from '../production/order-sewing.rule.ts'

/** Where an order is in the making; null before it is begun and after it is cancelled. */
export function productionStep(order: Pick<StoredOrder, 'status' | 'lines' | 'events'>): ProductionStep | null {
  const { status } = order
  if (status === 'pending' || status === 'cancelled') return null
  if (status !== 'processing') return 'sent'
  return unitsToSew(order) > 0 && !isSewn(order) ? 'sewing' : 'packing'
}
