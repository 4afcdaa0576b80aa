import { vietnamDay } from '../../../../contract/vietnam-time.ts'

/** The first and last day of delivery (Vietnam) for an order placed now; made-to-order items leave later. */
export function deliveryDays({ days: [soonest, latest] }: { days: [number, number] }, now: Date, leadDays: number) {
  return { deliveryFrom: vietnamDay(now, leadDays + soonest), deliveryTo: vietnamDay(now, leadDays + latest) }
}
