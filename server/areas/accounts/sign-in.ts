import type { FastifyReply } from 'fastify'
import type { Bilingual } from '../../../contract/language.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Person } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry, forgetTries, takeBackTry } from '../../platform/rate-limit.ts'
import type { Arrival } from './arrival.ts'
import { clearCookie, guestCookie, sendCookie, sessionCookie } from './cookies-of-person.ts'
import { verifyPassword } from './hash-password.ts'
import { passwordsFromAddress, passwordsOfAccount } from './limits.ts'
import { tellEmailVerified, tellSignIn } from './person-hooks.ts'
import { deleteGuest, deleteSession, insertSession } from './sessions.sql.ts'
import { insertSignIn, moveSignIn } from './sign-ins.sql.ts'
import { hashToken, newToken } from './tokens.ts'
import { findByName, findStoredUser, usernameKey } from './users.sql.ts'

/** A session as it has just been written; its token goes into the cookie once the transaction is committed. */
export type NewSession = { token: string; hadGuest: boolean; told: Bilingual[] }

/**
 * Starts a session in `tx`: always a new token, the browser's former session ends, a guest's things are
 * taken over, and so is what was left under the user's e-mail, if they have proven that it is theirs. Without
 * an arrival it is the former session that goes on.
 */
export async function startSession(
  tx: Db,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  person: Person,
  userId: string,
  arrival: Arrival | null,
): Promise<NewSession> {
  const now = clock.now()
  const told = await takeOver(tx, person, userId, now)
  if (person.session) await deleteSession(tx, person.session)
  const token = newToken()
  const tokenHash = hashToken(token)
  if (arrival) await insertSignIn(tx, { ...arrival, userId, at: now, session: tokenHash })
  else if (person.session) await moveSignIn(tx, person.session, tokenHash)
  await insertSession(tx, {
    tokenHash,
    userId,
    now,
    expiresAt: new Date(now.getTime() + config.sessionDays * 86_400_000),
  })
  return { token, hadGuest: person.guestId !== null, told }
}

async function takeOver(tx: Db, { guestId }: Person, userId: string, now: Date): Promise<Bilingual[]> {
  const user = await findStoredUser(tx, userId)
  if (!user) throw new AppError('wrong_credentials')
  const { email, emailVerifiedAt } = user
  const told: Bilingual[] = []
  if (guestId) {
    told.push(...(await tellSignIn(tx, { userId, guestId, email, now })))
    await deleteGuest(tx, guestId)
  }
  if (emailVerifiedAt) told.push(...(await tellEmailVerified(tx, { userId, email })))
  return told
}

export function sendSession(reply: FastifyReply, { config }: Pick<Platform, 'config'>, { token, hadGuest }: NewSession): void {
  sendCookie(reply, config, sessionCookie, token, config.sessionDays)
  if (hadGuest) clearCookie(reply, config, guestCookie)
}

/** Somebody whose name and password were right a moment ago. */
export type Proven = { userId: string; passwordHash: string }

/**
 * Whose name and password these are. The same work and the same refusal whether the name is known or not;
 * tries are counted before a password is looked at, so that many at once gain nothing.
 */
export async function checkPassword(
  platform: Platform,
  { name, password, from }: { name: string; password: string; from: string },
): Promise<Proven> {
  await admitTry(platform, passwordsFromAddress, from)
  const user = await findByName(platform.db, name)
  const account = user?.id ?? hashToken(usernameKey(name))
  await admitTry(platform, passwordsOfAccount, account)
  const passwordHash = user?.passwordHash ?? null
  const fits = await verifyPassword(passwordHash, password)
  if (!fits || !user || !passwordHash || user.blockedAt) {
    platform.log.warn({ user: user?.id ?? null, from }, 'sign-in refused')
    throw new AppError('wrong_credentials')
  }
  await forgetTries(platform.db, passwordsOfAccount, account)
  await takeBackTry(platform.db, passwordsFromAddress, from)
  return { userId: user.id, passwordHash }
}
