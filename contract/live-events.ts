import { z } from 'zod'

/**
 * The subject of an event of `GET /api/admin/events` or `GET /api/orders/{id}/events`. `id` in the event is the order's;
 * for messages and reviews their own. `reset`: more events were missed than are stored, so read everything again. `ended`:
 * the reader may no longer see this, and the stream ends.
 */
export const LiveEventKind = z.enum([
  'order-placed',
  'order-changed',
  'order-deleted',
  /** A staff member opened new orders: the count of unopened ones changed. */
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

/** The `data` of one server-sent event. Its `id` line is an increasing number, for `Last-Event-ID`. */
export const LiveEvent = z.object({ kind: LiveEventKind, id: z.string() })
export type LiveEvent = z.infer<typeof LiveEvent>
