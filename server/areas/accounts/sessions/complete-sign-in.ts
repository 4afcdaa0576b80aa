import type { FastifyReply } from 'fastify'
import { addMinutes, dayMs, minuteMs } from '../../../../contract/durations.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Person } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken, isTokenShaped, newToken } from '../tokens.ts'
import { findPending, insertPending, requiresCode, takePending } from '../two-factor/two-factor.sql.ts'
import { withSecondCode } from '../two-factor/two-factor.ts'
import { lockActiveUser, lockUser } from '../users.sql.ts'
import { secondCodeTries } from './limit-password-tries.ts'
import type { LoginContext } from './login-context.ts'
import { clearCookie, pendingCookie, pendingMinutes, sendCookie, sendSession } from './session-cookies.ts'
import { type NewSession, type Proven, startSession } from './start-session.ts'

/** The password was right and the code is missing: a token in a cookie identifies the pending sign-in. */
export type TwoFactorRequired = { pendingToken: string }
export type SignInOutcome = NewSession | TwoFactorRequired
type SignInDeps = Pick<Platform, 'clock' | 'config'>

const pendingDays = (pendingMinutes * minuteMs) / dayMs

/** The single path after the first factor: starts a session, or requires the second factor if the account has one. */
export async function completeSignIn(
  tx: Db,
  platform: SignInDeps,
  person: Person,
  userId: string,
  login: LoginContext,
): Promise<SignInOutcome> {
  if (!(await requiresCode(tx, userId))) return startSession(tx, platform, person, userId, login)
  const pendingToken = newToken()
  const expiresAt = addMinutes(platform.clock.now(), pendingMinutes)
  const method = login.method === 'google' ? 'google' : 'password'
  await insertPending(tx, { tokenHash: hashToken(pendingToken), userId, way: method, expiresAt })
  return { pendingToken }
}

export function isTwoFactorRequired(outcome: SignInOutcome): outcome is TwoFactorRequired {
  return 'pendingToken' in outcome
}

export function sendSignInOutcome(reply: FastifyReply, platform: Pick<Platform, 'config'>, outcome: SignInOutcome): void {
  if (isTwoFactorRequired(outcome)) sendCookie(reply, platform.config, pendingCookie, outcome.pendingToken, pendingDays)
  else sendSession(reply, platform, outcome)
}

/** Signs the user in, unless their password changed or they were blocked since the check. */
export async function signInByPassword(
  platform: Platform,
  person: Person,
  { userId, passwordHash }: Proven,
  login: LoginContext,
): Promise<SignInOutcome> {
  return transact(platform.db, async (tx) => {
    if (!(await lockUser(tx, userId, passwordHash))) throw new AppError('wrong_credentials')
    return completeSignIn(tx, platform, person, userId, login)
  })
}

/** The second step: the code for the account of this browser's cookie. */
export async function signInByCode(
  platform: Platform,
  { token, code, person, login }: { token: string | undefined; code: string; person: Person; login: LoginContext },
): Promise<{ userId: string; session: NewSession }> {
  const tokenHash = token && isTokenShaped(token) ? hashToken(token) : undefined
  const pending = tokenHash ? await findPending(platform.db, tokenHash, platform.clock.now()) : undefined
  if (!tokenHash || !pending) throw new AppError('sign_in_expired')
  const { userId, way: method } = pending
  const tries = await secondCodeTries(platform, userId, person.device)
  const session = await withSecondCode(platform, { userId, code, tries }, async (tx) => {
    if (!(await lockActiveUser(tx, userId)) || !(await takePending(tx, tokenHash))) throw new AppError('sign_in_expired')
    return startSession(tx, platform, person, userId, { ...login, method, withCode: true })
  })
  return { userId, session }
}

/** Ends the first step and clears its cookie. */
export function cancelPendingSignIn(reply: FastifyReply, { config }: Pick<Platform, 'config'>): void {
  clearCookie(reply, config, pendingCookie)
}
