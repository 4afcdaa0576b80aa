import { createHmac, randomBytes } from 'node:crypto'

const beginning = 'whsec_'

export function newWebhookSecret(): string {
  return beginning + randomBytes(32).toString('base64')
}

/** The headers of Standard Webhooks: an id that stays the same for every attempt, the time of this one, and a signature for each secret. */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signature = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(beginning.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')}`
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': secrets.map(signature).join(' ') }
}
