import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import type { OrderStatus } from '../../../../contract/orders/orders.ts'
import { boardColumnOf, nextSteps } from './next-steps.rule.ts'

/** A step that several orders take at once, and those of them that can. */
export type BulkStep = { key: 'confirm' | 'ship'; status: OrderStatus; orders: AdminOrder[] }

/** Beginning and sending: the steps that ask nothing of each order. A cancelled or waiting order among them stays as it is. */
export function bulkSteps(orders: readonly AdminOrder[]): BulkStep[] {
  const can = (order: AdminOrder, key: BulkStep['key']) => nextSteps(order).some((step) => step.key === key)
  const steps: BulkStep[] = [
    { key: 'confirm', status: 'processing', orders: orders.filter((each) => boardColumnOf(each) === 'confirm' && can(each, 'confirm')) },
    { key: 'ship', status: 'shipped', orders: orders.filter((each) => boardColumnOf(each) === 'packing' && can(each, 'ship')) },
  ]
  return steps.filter((step) => step.orders.length > 0)
}
