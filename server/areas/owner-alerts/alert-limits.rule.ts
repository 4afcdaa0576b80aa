import { hourMs, minuteMs } from '../../../contract/durations.ts'
/** Orders per hour with a mail and a notification of their own; further ones are counted in a digest. */
export const maxAlertsPerHour = 30
export const alertWindowMs = hourMs
/** How long a digest waits for more orders. */
export const digestMs = 15 * minuteMs

/**
 * The end of the quarter of an hour whose digest counts an order. Usually the one it was placed in; if that has ended
 * before the order was committed and handled, its digest may have been sent without the order, so a later one counts it.
 */
export function digestDue(placedAt: Date, now: Date): Date {
  const endOf = (moment: Date) => (Math.floor(moment.getTime() / digestMs) + 1) * digestMs
  const end = endOf(placedAt)
  return new Date(now.getTime() < end ? end : endOf(now))
}
