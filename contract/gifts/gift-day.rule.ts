import { dayAfter } from '../vietnam-time.ts'

export type DeliveryWindow = { deliveryFrom: string; deliveryTo: string }

/** A day further ahead than this is refused: the units would be reserved all that time. */
export const maxGiftDays = 180

/** The first day a gift can be promised for: the end of the delivery window, since a birthday present must not be late. */
export function earliestGiftDay({ deliveryTo }: DeliveryWindow): string {
  return deliveryTo
}

export function latestGiftDay(today: string): string {
  return dayAfter(today, maxGiftDays)
}

export type GiftDay = { kind: 'on-day' } | { kind: 'too-early'; earliest: string } | { kind: 'too-late'; latest: string }

/** Whether a gift can arrive on the wished day. All days are YYYY-MM-DD in Vietnam. */
export function checkGiftDay(deliverOn: string, { window, today }: { window: DeliveryWindow; today: string }): GiftDay {
  const earliest = earliestGiftDay(window)
  if (deliverOn < earliest) return { kind: 'too-early', earliest }
  // Sewing may take longer than that: then its first day is still possible.
  const [, latest = earliest] = [earliest, latestGiftDay(today)].sort()
  return deliverOn > latest ? { kind: 'too-late', latest } : { kind: 'on-day' }
}

/** The window to promise: the wished day, unless it has become too early since it was wished. */
export function giftWindow(window: DeliveryWindow, deliverOn: string | undefined): DeliveryWindow {
  if (deliverOn === undefined || deliverOn < earliestGiftDay(window)) return window
  return { deliveryFrom: deliverOn, deliveryTo: deliverOn }
}
