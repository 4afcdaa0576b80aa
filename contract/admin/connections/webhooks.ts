import { z } from 'zod'
import { writtenText } from '../../text.ts'

/** What a webhook can report. `id` in its data is the order's; of messages and reviews their own. */
export const WebhookEvent = z.enum([
  'order.placed',
  'order.changed',
  'order.deleted',
  'shipment.changed',
  'exchange.changed',
  'refund.changed',
  'message.changed',
  'review.changed',
])
export type WebhookEvent = z.infer<typeof WebhookEvent>

const Events = z
  .array(WebhookEvent)
  .min(1)
  .max(WebhookEvent.options.length)
  .transform((events) => [...new Set(events)])
const Target = z
  .url({ protocol: /^https$/ })
  .max(500)
  .refine((url) => !URL.parse(url)?.username, { params: { key: 'invalid' } })

export const NewWebhook = z.object({ url: Target, events: Events, description: writtenText(120).optional() })
export type NewWebhook = z.infer<typeof NewWebhook>
/** `rotateSecret`: makes a new secret; for a day every message carries the signatures of both. */
export const WebhookChange = z
  .object({ url: Target, events: Events, description: writtenText(120), active: z.boolean(), rotateSecret: z.literal(true) })
  .partial()
export type WebhookChange = z.infer<typeof WebhookChange>

/** `state`: `failing` tries again by itself; `disabled` gave up after days of failures, or the receiver replied 410. */
export const Webhook = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  description: z.string(),
  state: z.enum(['active', 'failing', 'paused', 'disabled']),
  /** The latest attempt: its time, and the status or the reason why there was none. */
  lastSentAt: z.string().nullable(),
  lastResult: z.string().nullable(),
  retryAt: z.string().nullable(),
  createdAt: z.string(),
})
export type Webhook = z.infer<typeof Webhook>
export const WebhookList = z.object({ data: z.array(Webhook) })
/** `secret`: begins with `whsec_`; in this response alone. */
export const WebhookWithSecret = z.object({ data: z.object({ webhook: Webhook, secret: z.string().optional() }), message: z.string() })
