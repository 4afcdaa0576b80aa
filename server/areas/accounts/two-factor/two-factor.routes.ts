import { Message, SignedIn } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import {
  CodeForSignIn,
  RecoveryCodes,
  TwoFactorDisable,
  TwoFactorEnable,
  TwoFactorSecret,
  TwoFactorSetup,
  TwoFactorState,
} from '../../../../contract/two-factor.ts'
import { requireUser } from '../../../platform/http/auth-guards.ts'
import { cookieName, readCookie } from '../../../platform/http/cookies.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forUsers, getUser } from '../get-user.ts'
import { message } from '../response-messages.ts'
import { cancelPendingSignIn, signInByCode } from '../sessions/complete-sign-in.ts'
import { loginContextOf } from '../sessions/login-context.ts'
import { pendingCookie, sendSession } from '../sessions/session-cookies.ts'
import { disableTwoFactor, enableTwoFactor, readTwoFactor, replaceRecoveryCodes, setUpTwoFactor } from './two-factor.ts'

const tags = ['users']
const refusals = { 400: Failure, 401: Failure, 409: Failure, 429: Failure }

/** The second factor of an account. */
export function twoFactorRoutes(app: App, platform: Platform): void {
  const { db } = platform

  app.post(
    '/api/users/login/code',
    { schema: { tags, body: CodeForSignIn, response: { 200: SignedIn, ...refusals } } },
    async (request, reply) => {
      const token = readCookie(request.raw.headers.cookie, cookieName(platform.config, pendingCookie))
      const { code } = request.body
      const { userId, session } = await signInByCode(platform, {
        token,
        code,
        person: request.person,
        login: loginContextOf(request, 'password'),
      })
      cancelPendingSignIn(reply, platform)
      sendSession(reply, platform, session)
      return { data: await getUser(db, userId), message: message(request, 'signedIn', ...session.notices) }
    },
  )

  app.get('/api/users/two-factor', { ...forUsers, schema: { tags, response: { 200: TwoFactorState, 401: Failure } } }, async (request) => {
    const { userId, lacksSecondFactor } = requireUser(request)
    return { data: { ...(await readTwoFactor(db, userId)), ...(lacksSecondFactor ? { needed: true as const } : {}) } }
  })

  const setup = { tags, body: TwoFactorSetup, response: { 200: TwoFactorSecret, ...refusals } }
  app.post('/api/users/two-factor/setup', { ...forUsers, schema: setup }, async (request) => {
    return { data: await setUpTwoFactor(platform, requireUser(request), request.body.password) }
  })

  const enable = { tags, body: TwoFactorEnable, response: { 200: RecoveryCodes, ...refusals } }
  app.post('/api/users/two-factor/enable', { ...forUsers, schema: enable }, async (request) => {
    const recoveryCodes = await enableTwoFactor(platform, requireUser(request), {
      code: request.body.code,
      language: languageOf(request.raw, true),
    })
    return { data: { recoveryCodes }, message: message(request, 'twoFactorOn') }
  })

  app.post('/api/users/two-factor/recovery-codes', { ...forUsers, schema: enable }, async (request) => {
    const language = languageOf(request.raw, true)
    const recoveryCodes = await replaceRecoveryCodes(platform, requireUser(request), { code: request.body.code, language })
    return { data: { recoveryCodes }, message: message(request, 'recoveryCodesNew') }
  })

  const disable = { tags, body: TwoFactorDisable, response: { 200: TwoFactorState.extend(Message.shape), ...refusals } }
  app.post('/api/users/two-factor/disable', { ...forUsers, schema: disable }, async (request) => {
    const person = requireUser(request)
    await disableTwoFactor(platform, person, { ...request.body, language: languageOf(request.raw, true) })
    return { data: await readTwoFactor(db, person.userId), message: message(request, 'twoFactorOff') }
  })
}
