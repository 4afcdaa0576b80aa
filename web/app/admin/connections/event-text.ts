import type { WebhookEvent } from '../../../../contract/admin/connections/webhooks.ts'

type Key<Event> = Event extends `${infer Subject}.${infer Verb}` ? `${Subject}_${Verb}` : never

/** The key of an event's text: a full stop would separate two keys. */
export function eventText(event: WebhookEvent): `event.${Key<WebhookEvent>}` {
  return `event.${event.replace('.', '_') as Key<WebhookEvent>}`
}
