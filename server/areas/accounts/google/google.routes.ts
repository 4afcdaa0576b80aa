import { z } from 'zod'
import { GoogleCredential, GoogleNonce, Message, SignInWays } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { CodeAwaited } from '../../../../contract/two-factor.ts'
import { cookieName, readCookie } from '../../../platform/http/cookies.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { message } from '../response-messages.ts'
import { isTwoFactorRequired, sendSignInOutcome } from '../sessions/complete-sign-in.ts'
import { loginContextOf } from '../sessions/login-context.ts'
import { clearCookie, sendCookie } from '../sessions/session-cookies.ts'
import { hashToken, isTokenShaped, newToken } from '../tokens.ts'
import { nonceCookie, openGoogle } from './google.ts'
import { readSignInWays } from './read-sign-in-ways.ts'
import { limitGoogleSignIns, signInWithGoogle } from './sign-in-with-google.ts'

/**
 * Sign-in with Google. The credential arrives as JSON from our own pages: a form of another site cannot send that, and is
 * refused by its origin before (Google's own redirect with `g_csrf_token` is not used).
 */
export function googleRoutes(app: App, platform: Platform): void {
  const { config, clock } = platform
  const read = openGoogle(config.google)
  const tags = ['users']

  app.post(
    '/api/users/google-login',
    {
      schema: {
        tags,
        body: GoogleCredential,
        response: { 200: z.union([CodeAwaited, Message]), 400: Failure, 401: Failure, 403: Failure, 429: Failure },
      },
    },
    async (request, reply) => {
      const { person, ip: from } = request
      const { credential, password } = request.body
      await limitGoogleSignIns(platform, from)
      const secret = readCookie(request.raw.headers.cookie, cookieName(config, nonceCookie))
      const nonce = secret && isTokenShaped(secret) ? hashToken(secret) : null
      const google = await read(credential, { now: clock.now(), nonce })
      if (!google) {
        request.log.warn({ from }, 'Google sign-in refused')
        throw new AppError('google_refused')
      }
      const outcome = await signInWithGoogle(platform, { google, password, person, from, login: loginContextOf(request, 'google') })
      sendSignInOutcome(reply, platform, outcome)
      if (secret) clearCookie(reply, config, nonceCookie)
      if (isTwoFactorRequired(outcome)) return { data: null, twoFactor: true as const, message: message(request, 'codeAwaited') }
      return { message: message(request, 'signedIn', ...outcome.notices) }
    },
  )

  app.post('/api/users/google-nonce', { schema: { tags, response: { 200: GoogleNonce } } }, async (_request, reply) => {
    const secret = newToken()
    sendCookie(reply, config, nonceCookie, secret, 1)
    return { data: { nonce: hashToken(secret) } }
  })

  app.get('/api/users/sign-in-ways', { schema: { tags, response: { 200: SignInWays } } }, async ({ person: { userId } }) => ({
    data: await readSignInWays(platform, userId),
  }))
}
