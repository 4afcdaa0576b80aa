import { z } from 'zod'
import { Credentials, Message, OneTimeCode, Registration, SignedIn, UserMessage, UserResponse } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { CodeAwaited } from '../../../../contract/two-factor.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { requireUser } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forUsers, getUser } from '../get-user.ts'
import { register } from '../register.ts'
import { message } from '../response-messages.ts'
import { resendEmailCode, verifyEmail } from '../verify-email.ts'
import { registrationsPerIp } from './account-limits.ts'
import { isTwoFactorRequired, sendSignInOutcome, signInByPassword } from './complete-sign-in.ts'
import { endSession } from './end-sessions.ts'
import { loginContextOf } from './login-context.ts'
import { clearCookie, endedCookie, sendSession, sessionCookie } from './session-cookies.ts'
import { checkPassword } from './start-session.ts'

/** Registration, sign-in and sign-out. */
export function sessionRoutes(app: App, platform: Platform): void {
  const { db } = platform
  const tags = ['users']

  app.post(
    '/api/users/register',
    { schema: { tags, body: Registration, response: { 201: SignedIn, 400: Failure, 409: Failure, 429: Failure } } },
    async (request, reply) => {
      await consume(platform, registrationsPerIp, request.ip)
      const { person, body: registration } = request
      const { userId, session } = await register(platform, {
        registration,
        person,
        language: languageOf(request.raw, true),
        arrival: loginContextOf(request, 'registration'),
      })
      sendSession(reply, platform, session)
      return reply.code(201).send({
        data: await getUser(db, userId),
        message: message(request, platform.config.isMailOn ? 'registered' : 'registeredWithoutMail', ...session.notices),
      })
    },
  )

  app.post(
    '/api/users/login',
    { schema: { tags, body: Credentials, response: { 200: z.union([SignedIn, CodeAwaited]), 401: Failure, 429: Failure } } },
    async (request, reply) => {
      const { email, username, password } = request.body
      const { device } = request.person
      const proven = await checkPassword(platform, { name: email?.trim() || (username ?? ''), password, from: request.ip, device })
      const outcome = await signInByPassword(platform, request.person, proven, loginContextOf(request, 'password'))
      sendSignInOutcome(reply, platform, outcome)
      if (isTwoFactorRequired(outcome)) return { data: null, twoFactor: true as const, message: message(request, 'codeAwaited') }
      return { data: await getUser(db, proven.userId), message: message(request, 'signedIn', ...outcome.notices) }
    },
  )

  app.post('/api/users/logout', { schema: { tags, response: { 200: Message } } }, async (request, reply) => {
    const { userId, session } = request.person
    if (userId && session) await transact(db, (tx) => endSession(tx, userId, session))
    for (const name of [sessionCookie, endedCookie]) clearCookie(reply, platform.config, name)
    return { message: message(request, 'signedOut') }
  })

  app.get('/api/users/me', { ...forUsers, schema: { tags, response: { 200: UserResponse, 401: Failure } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { data: await getUser(db, requireUser(request).userId) }
  })

  app.post(
    '/api/users/verify-otp',
    { ...forUsers, schema: { tags, body: OneTimeCode, response: { 200: UserMessage, 400: Failure, 401: Failure } } },
    async (request) => {
      const { userId } = requireUser(request)
      const notices = await verifyEmail(platform, userId, request.body.otp)
      return { user: await getUser(db, userId), message: message(request, 'emailVerified', ...notices) }
    },
  )

  app.post(
    '/api/users/resend-otp',
    { ...forUsers, schema: { tags, response: { 200: Message, 401: Failure, 429: Failure } } },
    async (request) => {
      const sent = await resendEmailCode(platform, requireUser(request).userId, languageOf(request.raw, true))
      return { message: message(request, sent ? 'codeSent' : 'emailVerified') }
    },
  )
}
