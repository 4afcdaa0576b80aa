import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Person } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import type { Arrival } from './arrival.ts'
import { clearCookie, pendingCookie, pendingMinutes, sendCookie } from './cookies-of-person.ts'
import { secondCodeTries } from './guess-limits.ts'
import { type NewSession, type Proven, sendSession, startSession } from './sign-in.ts'
import { hashToken, isTokenShaped, newToken } from './tokens.ts'
import { asksForCode, findPending, insertPending, takePending } from './two-factor.sql.ts'
import { withSecondCode } from './two-factor.ts'
import { holdOpenUser, holdUser } from './users.sql.ts'

/** Somebody who has shown the first proof and still owes the code: who it is travels as a token in a cookie. */
export type AwaitsCode = { pendingToken: string }
export type Entrance = NewSession | AwaitsCode
type Clocked = Pick<Platform, 'clock' | 'config'>

/** The one way in for whoever has shown the first proof: a session, or the question for the code where the account asks for one. */
export async function letIn(tx: Db, platform: Clocked, person: Person, userId: string, arrival: Arrival): Promise<Entrance> {
  if (!(await asksForCode(tx, userId))) return startSession(tx, platform, person, userId, arrival)
  const pendingToken = newToken()
  const expiresAt = new Date(platform.clock.now().getTime() + pendingMinutes * 60_000)
  const way = arrival.way === 'google' ? 'google' : 'password'
  await insertPending(tx, { tokenHash: hashToken(pendingToken), userId, way, expiresAt })
  return { pendingToken }
}

export function isAwaitingCode(entrance: Entrance): entrance is AwaitsCode {
  return 'pendingToken' in entrance
}

export function sendEntrance(reply: FastifyReply, platform: Pick<Platform, 'config'>, entrance: Entrance): void {
  if (isAwaitingCode(entrance)) sendCookie(reply, platform.config, pendingCookie, entrance.pendingToken, pendingMinutes / (24 * 60))
  else sendSession(reply, platform, entrance)
}

/** Signs somebody in, unless their password was changed or they were blocked since it was looked at. */
export async function signInByPassword(
  platform: Platform,
  person: Person,
  { userId, passwordHash }: Proven,
  arrival: Arrival,
): Promise<Entrance> {
  return transact(platform.db, async (tx) => {
    if (!(await holdUser(tx, userId, passwordHash))) throw new AppError('wrong_credentials')
    return letIn(tx, platform, person, userId, arrival)
  })
}

/** The second step: the code of whoever this browser's cookie stands for. */
export async function enterByCode(
  platform: Platform,
  { token, code, person, arrival }: { token: string | undefined; code: string; person: Person; arrival: Arrival },
): Promise<{ userId: string; session: NewSession }> {
  const tokenHash = token && isTokenShaped(token) ? hashToken(token) : undefined
  const pending = tokenHash ? await findPending(platform.db, tokenHash, platform.clock.now()) : undefined
  if (!tokenHash || !pending) throw new AppError('sign_in_expired')
  const { userId, way } = pending
  const tries = await secondCodeTries(platform, userId, person.device)
  const session = await withSecondCode(platform, { userId, code, tries }, async (tx) => {
    if (!(await holdOpenUser(tx, userId)) || !(await takePending(tx, tokenHash))) throw new AppError('sign_in_expired')
    return startSession(tx, platform, person, userId, { ...arrival, way, withCode: true })
  })
  return { userId, session }
}

/** The first step is done or given up: its cookie goes. */
export function forgetPending(reply: FastifyReply, { config }: Pick<Platform, 'config'>): void {
  clearCookie(reply, config, pendingCookie)
}
