import { AccountErasure, Message, PersonalData } from '../../../contract/accounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { vietnamDay } from '../../platform/clock.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { requireUser } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry } from '../../platform/rate-limit.ts'
import { clearCookie, sessionCookie } from './cookies-of-person.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { forUsers } from './for-users.ts'
import { exportsOfAccount } from './limits.ts'
import { say } from './messages.ts'

/** What the law on personal data gives everybody: to take along what is kept about them, and to have it erased. */
export function personalDataRoutes(app: Shop, platform: Platform): void {
  const tags = ['users']

  app.get(
    '/api/users/me/export',
    { ...forUsers, schema: { tags, response: { 200: PersonalData, 401: Failure, 429: Failure } } },
    async (request, reply) => {
      const { userId } = requireUser(request)
      await admitTry(platform, exportsOfAccount, userId)
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
      return { message: say(request, 'accountErased') }
    },
  )
}
