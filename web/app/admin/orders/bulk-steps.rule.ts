import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { isPickedUp } from '../../../../contract/orders/is-picked-up.rule.ts'
import type { OrderStatus } from '../../../../contract/orders/orders.ts'
import { boardColumnOf, nextSteps } from './next-steps.rule.ts'

/** A step that several orders take at once, and those of them that can. */
export type BulkStep = { key: 'confirm' | 'ship' | 'ready'; status: OrderStatus; orders: AdminOrder[] }

/** Beginning and sending, or being ready to be picked up: the steps that ask nothing of each order. A cancelled or waiting order among them stays as it is. */
export function bulkSteps(orders: readonly AdminOrder[]): BulkStep[] {
  const can = (order: AdminOrder, key: 'confirm' | 'ship') => nextSteps(order).some((step) => step.key === key)
  const packed = orders.filter((each) => boardColumnOf(each) === 'packing' && can(each, 'ship'))
  const steps: BulkStep[] = [
    { key: 'confirm', status: 'processing', orders: orders.filter((each) => boardColumnOf(each) === 'confirm' && can(each, 'confirm')) },
    { key: 'ship', status: 'shipped', orders: packed.filter((each) => !isPickedUp(each)) },
    { key: 'ready', status: 'shipped', orders: packed.filter(isPickedUp) },
  ]
  return steps.filter((step) => step.orders.length > 0)
}
