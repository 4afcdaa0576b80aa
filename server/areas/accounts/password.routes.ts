import { z } from 'zod'
import { ForgottenPassword, Message, PasswordChange, PasswordReset, UserMessage } from '../../../contract/accounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { requireUser } from '../../platform/http/auth-guards.ts'
import { languageOf } from '../../platform/http/language.ts'
import { consume } from '../../platform/http/rate-limit.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { changePassword } from './change-password.ts'
import { forUsers, getUser } from './get-user.ts'
import { requestReset, requireLiveReset, resetPassword } from './reset-password.ts'
import { message } from './response-messages.ts'
import { resetLinksPerIp, resetRequestsPerIp } from './sessions/account-limits.ts'
import { sendDevice, sendSession } from './sessions/session-cookies.ts'

export function passwordRoutes(app: App, platform: Platform): void {
  const tags = ['users']

  app.patch(
    '/api/users/update-password',
    { ...forUsers, schema: { tags, body: PasswordChange, response: { 200: UserMessage, 400: Failure, 401: Failure, 429: Failure } } },
    async (request, reply) => {
      const person = requireUser(request)
      const session = await changePassword(platform, person, { ...request.body, language: languageOf(request.raw, true) })
      sendSession(reply, platform, session)
      return { user: await getUser(platform.db, person.userId), message: message(request, 'passwordChanged') }
    },
  )

  app.post(
    '/api/users/forgot-password',
    { schema: { tags, body: ForgottenPassword, response: { 200: Message, 400: Failure, 429: Failure } } },
    async (request) => {
      await consume(platform, resetRequestsPerIp, request.ip)
      if (!platform.config.isMailOn) return { message: message(request, 'resetByShop') }
      await requestReset(platform, request.body.email, languageOf(request.raw, true))
      return { message: message(request, 'resetSent') }
    },
  )

  const params = z.object({ token: z.string() })
  app.get(
    '/api/users/reset-password/:token',
    { schema: { tags, params, response: { 200: Message, 404: Failure, 429: Failure } } },
    async (request) => {
      await consume(platform, resetLinksPerIp, request.ip)
      await requireLiveReset(platform, request.params.token)
      return { message: message(request, 'resetLinkLives') }
    },
  )

  app.post(
    '/api/users/reset-password/:token',
    { schema: { tags, params, body: PasswordReset, response: { 200: Message, 400: Failure, 404: Failure, 429: Failure } } },
    async (request, reply) => {
      await consume(platform, resetLinksPerIp, request.ip)
      const { params, body, person } = request
      const { newPassword } = body
      const language = languageOf(request.raw, true)
      const deviceToken = await resetPassword(platform, { token: params.token, newPassword, device: person.device, language })
      sendDevice(reply, platform, deviceToken)
      return { message: message(request, 'passwordReset') }
    },
  )
}
