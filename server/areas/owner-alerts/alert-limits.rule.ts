import { hourMs, minuteMs } from '../../../contract/durations.ts'
/** Orders per hour with a mail and a notification of their own; further ones are counted in a digest. */
export const maxAlertsPerHour = 30
export const alertWindowMs = hourMs
/** How long a digest waits for more orders. */
export const digestMs = 15 * minuteMs
/** Within this time a few orders are notified one by one; the rest is counted in one notification. */
export const burstMs = minuteMs
export const maxAlertsPerBurst = 5

/** How many orders were placed before one: counted up to the limits. */
export type EarlierOrders = { withinHour: number; withinMinute: number }

/** How long the notification of an order waits for others: 0 for one of its own, at once. */
export function digestLengthOf({ withinHour, withinMinute }: EarlierOrders): number {
  if (withinHour >= maxAlertsPerHour) return digestMs
  return withinMinute >= maxAlertsPerBurst ? burstMs : 0
}

/**
 * The end of the digest that counts an order: of the quarter of an hour, or of the minute. Usually the one it was placed in;
 * if that has ended before the order was committed and handled, its digest may have been sent without the order, so a later
 * one counts it.
 */
export function digestDue(placedAt: Date, now: Date, lengthMs: number): Date {
  const endOf = (moment: Date) => (Math.floor(moment.getTime() / lengthMs) + 1) * lengthMs
  const end = endOf(placedAt)
  return new Date(now.getTime() < end ? end : endOf(now))
}
