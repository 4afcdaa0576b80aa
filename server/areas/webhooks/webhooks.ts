import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPostWebhook } from './post-webhook.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { webhookRoutes } from './webhooks.admin.ts'

const everySeconds = 3

/** Sends events to other programs. */
export function openWebhooks(app: App, platform: Platform): void {
  webhookRoutes(app, platform)
  const post = createPostWebhook()
  platform.jobs.repeat('send-webhooks', everySeconds, () => sendWebhooks({ ...platform, post }))
}
