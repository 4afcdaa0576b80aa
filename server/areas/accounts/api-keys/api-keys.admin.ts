import { z } from 'zod'
import { Message } from '../../../../contract/accounts.ts'
import { ApiKeyList, ApiKeyMade, NewApiKey } from '../../../../contract/admin/connections/api-keys.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, forProvenAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { message } from '../response-messages.ts'
import { makeApiKey, readApiKeys, revokeApiKey } from './change-api-keys.ts'

const tags = ['api-keys']
const refusals = { 400: Failure, 401: Failure, 403: Failure }

/** Keys for other programs. */
export function apiKeyRoutes(app: App, platform: Platform): void {
  app.get('/api/api-keys', { ...forAdmins, schema: { tags, response: { 200: ApiKeyList, 401: Failure, 403: Failure } } }, async () => ({
    data: await readApiKeys(platform),
  }))

  const make = { tags, body: NewApiKey, response: { 201: ApiKeyMade, ...refusals, 409: Failure } }
  app.post('/api/api-keys', { ...forProvenAdmins, schema: make }, async (request, reply) => {
    const { id, secret } = await makeApiKey(platform, { ...request.body, adminId: requireAdmin(request).userId })
    const apiKey = (await readApiKeys(platform)).find(({ _id }) => _id === id)
    if (!apiKey) throw new AppError('conflict')
    return reply.code(201).send({ data: { apiKey, secret }, message: message(request, 'apiKeyMade') })
  })

  const revoke = { tags, params: z.object({ id: Id }), response: { 200: Message, ...refusals, 404: Failure } }
  app.delete('/api/api-keys/:id', { ...forAdmins, schema: revoke }, async (request) => {
    await revokeApiKey(platform.db, request.params.id, requireAdmin(request).userId)
    return { message: message(request, 'apiKeyRevoked') }
  })
}
