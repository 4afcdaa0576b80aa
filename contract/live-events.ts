import { z } from 'zod'

/**
 * What an event of `GET /api/admin/events` or `GET /api/orders/{id}/events` is about. `id` in the event is the order's,
 * of messages and reviews their own. `reset`: more was missed than is stored, read everything again. `ended`: the reader
 * may no longer see this, the stream is over.
 */
export const LiveEventKind = z.enum([
  'order-placed',
  'order-changed',
  'order-deleted',
  /** Somebody of the shop has looked at new orders: the number of those nobody has looked at is another one. */
  'orders-seen',
  'shipment-changed',
  'exchange-changed',
  'refund-changed',
  'alert-raised',
  'mismatch-changed',
  'message-changed',
  'review-changed',
  'reset',
  'ended',
])
export type LiveEventKind = z.infer<typeof LiveEventKind>

/** The `data` of one server-sent event. Its `id` line is a number that only grows, for `Last-Event-ID`. */
export const LiveEvent = z.object({ kind: LiveEventKind, id: z.string() })
export type LiveEvent = z.infer<typeof LiveEvent>
