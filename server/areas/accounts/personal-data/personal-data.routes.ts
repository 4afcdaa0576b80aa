import { AccountErasure, Message, PersonalData } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { requireUser } from '../../../platform/http/auth-guards.ts'
import { consume } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forUsers } from '../get-user.ts'
import { message } from '../response-messages.ts'
import { exportsOfAccount } from '../sessions/account-limits.ts'
import { clearCookie, sessionCookie } from '../sessions/session-cookies.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'

/** The rights under the personal data law: a copy of one's data, and its deletion. */
export function personalDataRoutes(app: App, platform: Platform): void {
  const tags = ['users']

  app.get(
    '/api/users/me/export',
    { ...forUsers, schema: { tags, response: { 200: PersonalData, 401: Failure, 429: Failure } } },
    async (request, reply) => {
      const { userId } = requireUser(request)
      await consume(platform, exportsOfAccount, userId)
      reply.header('content-disposition', `attachment; filename="me-may-${vietnamDay(platform.clock.now())}.json"`)
      return exportAccount(platform, userId)
    },
  )

  app.delete(
    '/api/users/me',
    {
      ...forUsers,
      schema: { tags, body: AccountErasure, response: { 200: Message, 400: Failure, 401: Failure, 409: Failure, 429: Failure } },
    },
    async (request, reply) => {
      await eraseAccount(platform, requireUser(request), request.body)
      clearCookie(reply, platform.config, sessionCookie)
      return { message: message(request, 'accountErased') }
    },
  )
}
