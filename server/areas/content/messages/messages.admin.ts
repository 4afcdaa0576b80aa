import { z } from 'zod'
import { MessageChange, MessageResponse, MessagesPage, MessagesQuery } from '../../../../contract/admin/messages.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listMessages, presentMessage } from './list-messages.ts'
import { markMessage } from './mark-message-handled.ts'

const tags = ['contact']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure }
const texts = {
  answered: { vi: 'Đã ghi là đã trả lời.', en: 'Noted as answered.' },
  reopened: { vi: 'Đã ghi là cần trả lời.', en: 'Noted as waiting for an answer.' },
} as const

/** Messages of customers, for all staff; the owner gets each by mail too and replies from there. */
export function messagesAdminRoutes(app: App, platform: Platform): void {
  const list = { tags, querystring: MessagesQuery, response: { 200: MessagesPage, ...refusals } }
  app.get('/api/contact', { ...forStaff, schema: list }, async ({ query }) => ({
    data: await listMessages(platform.db, query),
  }))

  const change = { tags, params: z.object({ id: Id }), body: MessageChange, response: { 200: MessageResponse, ...refusals } }
  app.patch('/api/contact/:id', { ...forStaff, schema: change }, async (request) => {
    const { answered } = request.body
    const stored = await markMessage(platform, { id: request.params.id, answered: answered, staffId: requireStaff(request).userId })
    return { data: { message: presentMessage(stored) }, message: texts[answered ? 'answered' : 'reopened'][languageOf(request.raw, true)] }
  })
}
