import type { WebhookEvent } from '../../../contract/admin/connections/webhooks.ts'

const events: Partial<Record<string, WebhookEvent>> = {
  'order-placed': 'order.placed',
  'order-changed': 'order.changed',
  'order-deleted': 'order.deleted',
  'shipment-changed': 'shipment.changed',
  'exchange-changed': 'exchange.changed',
  'refund-changed': 'refund.changed',
  'message-changed': 'message.changed',
  'review-changed': 'review.changed',
}

/** The webhook event of a kind of live event; none for what only open admin pages need. */
export function webhookEventOf(kind: string): WebhookEvent | undefined {
  return events[kind]
}

/** Seconds to wait after each failed attempt (Standard Webhooks); after the last one the shop gives up. */
const retrySeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]

/** When to try again after the nth failure in a row; null: give up. A receiver may ask for more time. */
export function retryAfter(failures: number, now: Date, askedSeconds = 0): Date | null {
  const seconds = retrySeconds[failures - 1]
  return seconds === undefined ? null : new Date(now.getTime() + Math.max(seconds, Math.min(askedSeconds, 86_400)) * 1_000)
}
