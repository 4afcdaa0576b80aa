import { z } from 'zod'
import { Message } from '../../../contract/accounts.ts'
import { NewWebhook, WebhookChange, WebhookList, WebhookWithSecret } from '../../../contract/admin/connections/webhooks.ts'
import { Failure } from '../../../contract/errors.ts'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { Id } from '../../../contract/text.ts'
import { forAdmins, forProvenAdmins, requireAdmin } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { addWebhook, changeWebhook, readWebhooks, removeWebhook } from './change-webhooks.ts'

const tags = ['webhooks']
const refusals = { 400: Failure, 401: Failure, 403: Failure }
const messages = {
  added: {
    vi: 'Đã thêm webhook. Hãy chép mã bí mật ngay: mã chỉ hiện lần này.',
    en: 'The webhook is added. Copy its secret now: it is shown this once.',
  },
  changed: { vi: 'Đã lưu webhook.', en: 'The webhook is saved.' },
  removed: { vi: 'Đã xoá webhook.', en: 'The webhook is deleted.' },
} as const satisfies Record<string, Bilingual>

export function webhookRoutes(app: App, platform: Platform): void {
  const one = async (id: string) => {
    const found = (await readWebhooks(platform.db)).find(({ _id }) => _id === id)
    if (!found) throw new AppError('not_found')
    return found
  }

  app.get('/api/webhooks', { ...forAdmins, schema: { tags, response: { 200: WebhookList, 401: Failure, 403: Failure } } }, async () => ({
    data: await readWebhooks(platform.db),
  }))

  const add = { tags, body: NewWebhook, response: { 201: WebhookWithSecret, ...refusals, 409: Failure } }
  app.post('/api/webhooks', { ...forProvenAdmins, schema: add }, async (request, reply) => {
    const { id, secret } = await addWebhook(platform, request.body, requireAdmin(request).userId)
    return reply.code(201).send({ data: { webhook: await one(id), secret }, message: messages.added[languageOf(request.raw, true)] })
  })

  const params = z.object({ id: Id })
  const change = { tags, params, body: WebhookChange, response: { 200: WebhookWithSecret, ...refusals, 404: Failure } }
  app.patch('/api/webhooks/:id', { ...forProvenAdmins, schema: change }, async (request) => {
    const { id } = request.params
    const made = await changeWebhook(platform, { id, change: request.body, adminId: requireAdmin(request).userId })
    return { data: { webhook: await one(id), ...made }, message: messages.changed[languageOf(request.raw, true)] }
  })

  app.delete(
    '/api/webhooks/:id',
    { ...forAdmins, schema: { tags, params, response: { 200: Message, ...refusals, 404: Failure } } },
    async (request) => {
      await removeWebhook(platform.db, request.params.id, requireAdmin(request).userId)
      return { message: messages.removed[languageOf(request.raw, true)] }
    },
  )
}
