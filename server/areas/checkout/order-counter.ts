import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { Placed } from './order-request.ts'
import { type CheckoutRefusal, isRefusal } from './refusal.ts'

export type CountOrder = (outcome: Placed | CheckoutRefusal) => void

const shortKeys = ['not_enough_stock', 'out_of_stock']

/** Counts orders by result, and those refused because somebody else got the last pieces. */
export function orderCounter(metrics: Metrics): CountOrder {
  const count = metrics.counter('memay_orders_total', 'Orders by result: placed, or the code of the refusal', ['result'])
  const countConflict = metrics.counter('memay_stock_conflicts_total', 'Orders refused because too few pieces were left', [])
  return (outcome) => {
    count({ result: isRefusal(outcome) ? outcome.code : 'placed' })
    if (isRefusal(outcome) && outcome.issues.some(({ key }) => shortKeys.includes(key))) countConflict({})
  }
}
