import { ReadMessage, ReadMessageQuery } from '../../../../contract/admin/read-message.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { consume, type RateLimit } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readMessage } from './read-message.ts'

/** Of one member of staff: more than anybody pastes, few enough that a stolen session cannot keep the database busy. */
export const messagesOfStaff: RateLimit = { name: 'read-message', max: 60, seconds: 60 }
const maxBody = 32 * 1024

/** Reads a message that a customer wrote in a chat. */
export function readMessageRoutes(app: App, platform: Platform): void {
  const schema = {
    tags: ['orders'],
    body: ReadMessageQuery,
    response: { 200: ReadMessage, 400: Failure, 401: Failure, 403: Failure, 413: Failure, 429: Failure },
  }
  app.post('/api/orders/read-message', { ...forStaff, bodyLimit: maxBody, schema }, async (request) => {
    await consume(platform, messagesOfStaff, requireStaff(request).userId)
    return { data: await readMessage(platform.readReplicas.primary, request.body.text) }
  })
}
