import { z } from 'zod'
import { ForgottenPassword, Message, PasswordChange, PasswordReset, UserMessage } from '../../../contract/accounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { requireUser } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry } from '../../platform/rate-limit.ts'
import { changePassword } from './change-password.ts'
import { forUsers, getUser } from './for-users.ts'
import { forgottenFromAddress, resetLinksFromAddress } from './limits.ts'
import { say } from './messages.ts'
import { askForReset, requireLiveReset, resetPassword } from './reset-password.ts'
import { sendDevice, sendSession } from './sign-in.ts'

export function passwordRoutes(app: Shop, platform: Platform): void {
  const tags = ['users']

  app.patch(
    '/api/users/update-password',
    { ...forUsers, schema: { tags, body: PasswordChange, response: { 200: UserMessage, 400: Failure, 401: Failure, 429: Failure } } },
    async (request, reply) => {
      const person = requireUser(request)
      const session = await changePassword(platform, person, { ...request.body, language: languageOf(request.raw, true) })
      sendSession(reply, platform, session)
      return { user: await getUser(platform.db, person.userId), message: say(request, 'passwordChanged') }
    },
  )

  app.post(
    '/api/users/forgot-password',
    { schema: { tags, body: ForgottenPassword, response: { 200: Message, 400: Failure, 429: Failure } } },
    async (request) => {
      await admitTry(platform, forgottenFromAddress, request.ip)
      if (!platform.config.isMailOn) return { message: say(request, 'resetByShop') }
      await askForReset(platform, request.body.email, languageOf(request.raw, true))
      return { message: say(request, 'resetSent') }
    },
  )

  const params = z.object({ token: z.string() })
  app.get(
    '/api/users/reset-password/:token',
    { schema: { tags, params, response: { 200: Message, 404: Failure, 429: Failure } } },
    async (request) => {
      await admitTry(platform, resetLinksFromAddress, request.ip)
      await requireLiveReset(platform, request.params.token)
      return { message: say(request, 'resetLinkLives') }
    },
  )

  app.post(
    '/api/users/reset-password/:token',
    { schema: { tags, params, body: PasswordReset, response: { 200: Message, 400: Failure, 404: Failure, 429: Failure } } },
    async (request, reply) => {
      await admitTry(platform, resetLinksFromAddress, request.ip)
      const { params, body, person } = request
      const { newPassword } = body
      const language = languageOf(request.raw, true)
      const deviceToken = await resetPassword(platform, { token: params.token, newPassword, device: person.device, language })
      sendDevice(reply, platform, deviceToken)
      return { message: say(request, 'passwordReset') }
    },
  )
}
