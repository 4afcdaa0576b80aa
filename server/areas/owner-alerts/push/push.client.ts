import type { Config } from '../../../platform/config.ts'
import type { PushKeys, PushSubscriptionRow } from './push.sql.ts'
import { type PushNotice, topicOf } from './push-notice.rule.ts'

/** `gone`: the browser's subscription has ended. `rejected`: a retry would be refused again. */
export type PushOutcome = { state: 'sent' } | { state: 'gone' } | { state: 'rejected' | 'unavailable'; reason: string }

type PushClientParts = {
  readKeys: () => Promise<PushKeys>
  config: Pick<Config, 'publicUrl' | 'secure' | 'admin'>
  pushOrigin?: string | undefined
}
type Target = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>

const timeoutMs = 10_000

/** Sends notifications through the browsers' push services: encrypted for the browser (RFC 8291), signed by the shop (RFC 8292). */
export function createPushClient({ readKeys, config, pushOrigin }: PushClientParts) {
  /** The contact for a push service in case of problems. */
  const subject = config.secure ? config.publicUrl : `mailto:${config.admin.email}`

  return async function send({ endpoint, p256dh, auth }: Target, notice: PushNotice, ttlSeconds: number): Promise<PushOutcome> {
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject, ...(await readKeys()) },
      TTL: ttlSeconds,
      urgency: 'high',
      topic: topicOf(notice),
    })
    const url = pushOrigin ? endpoint.replace('https:/', pushOrigin) : endpoint
    const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body ?? []),
        // Redirects are not followed: they could lead into the shop's own network.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      return classifyResponse(response.status)
    } catch (error) {
      return { state: 'unavailable', reason: ((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name }
    }
  }
}

export type PushClient = ReturnType<typeof createPushClient>

function classifyResponse(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'sent' }
  if (status === 404 || status === 410) return { state: 'gone' }
  return { state: status === 429 || status >= 500 ? 'unavailable' : 'rejected', reason: `status ${status}` }
}
