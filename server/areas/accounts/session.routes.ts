import { z } from 'zod'
import { Credentials, Message, OneTimeCode, Registration, SignedIn, UserAnswer, UserMessage } from '../../../contract/accounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { CodeAwaited } from '../../../contract/security.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { requireUser } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry } from '../../platform/rate-limit.ts'
import { transact } from '../../platform/transact.ts'
import { arrivalOf } from './arrival.ts'
import { clearCookie, sessionCookie } from './cookies-of-person.ts'
import { endSession } from './end-sessions.ts'
import { forUsers, getUser } from './for-users.ts'
import { isAwaitingCode, sendEntrance, signInByPassword } from './let-in.ts'
import { registrationsFromAddress } from './limits.ts'
import { say } from './messages.ts'
import { register } from './register.ts'
import { checkPassword, sendSession } from './sign-in.ts'
import { resendEmailCode, verifyEmail } from './verify-email.ts'

/** Coming and going. */
export function sessionRoutes(app: Shop, platform: Platform): void {
  const { db } = platform
  const tags = ['users']

  app.post(
    '/api/users/register',
    { schema: { tags, body: Registration, response: { 201: SignedIn, 400: Failure, 409: Failure, 429: Failure } } },
    async (request, reply) => {
      await admitTry(platform, registrationsFromAddress, request.ip)
      const { person, body: registration } = request
      const { userId, session } = await register(platform, {
        registration,
        person,
        language: languageOf(request.raw, true),
        arrival: arrivalOf(request, 'registration'),
      })
      sendSession(reply, platform, session)
      return reply.code(201).send({
        data: await getUser(db, userId),
        message: say(request, platform.config.isMailOn ? 'registered' : 'registeredWithoutMail', ...session.told),
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
      const entrance = await signInByPassword(platform, request.person, proven, arrivalOf(request, 'password'))
      sendEntrance(reply, platform, entrance)
      if (isAwaitingCode(entrance)) return { data: null, twoFactor: true as const, message: say(request, 'codeAwaited') }
      return { data: await getUser(db, proven.userId), message: say(request, 'signedIn', ...entrance.told) }
    },
  )

  app.post('/api/users/logout', { schema: { tags, response: { 200: Message } } }, async (request, reply) => {
    const { userId, session } = request.person
    if (userId && session) await transact(db, (tx) => endSession(tx, userId, session))
    clearCookie(reply, platform.config, sessionCookie)
    return { message: say(request, 'signedOut') }
  })

  app.get('/api/users/me', { ...forUsers, schema: { tags, response: { 200: UserAnswer, 401: Failure } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { data: await getUser(db, requireUser(request).userId) }
  })

  app.post(
    '/api/users/verify-otp',
    { ...forUsers, schema: { tags, body: OneTimeCode, response: { 200: UserMessage, 400: Failure, 401: Failure } } },
    async (request) => {
      const { userId } = requireUser(request)
      const told = await verifyEmail(platform, userId, request.body.otp)
      return { user: await getUser(db, userId), message: say(request, 'emailVerified', ...told) }
    },
  )

  app.post(
    '/api/users/resend-otp',
    { ...forUsers, schema: { tags, response: { 200: Message, 401: Failure, 429: Failure } } },
    async (request) => {
      const sent = await resendEmailCode(platform, requireUser(request).userId, languageOf(request.raw, true))
      return { message: say(request, sent ? 'codeSent' : 'emailVerified') }
    },
  )
}
