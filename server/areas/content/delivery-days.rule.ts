import { vietnamDay } from '../../platform/clock.ts'

/** Between which days (Vietnam) something ordered now arrives; what is sewn to order leaves later. */
export function deliveryDays({ days: [soonest, latest] }: { days: [number, number] }, now: Date, leadDays: number) {
  return { deliveryFrom: vietnamDay(now, leadDays + soonest), deliveryTo: vietnamDay(now, leadDays + latest) }
}
