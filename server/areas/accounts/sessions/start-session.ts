import { addDays } from '../../../../contract/durations.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { Person } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emitEmailVerified, emitSessionsEnded, emitSignIn } from '../account-events.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '../hash-password.ts'
import { hashToken, newToken } from '../tokens.ts'
import { findByName, findStoredUser, renewPasswordHash, writeLanguage } from '../users.sql.ts'
import { rememberDevice } from './known-devices.sql.ts'
import { type GuessingClient, limitPasswordTries } from './limit-password-tries.ts'
import type { LoginContext } from './login-context.ts'
import { deleteGuest, deleteSession, insertSession } from './sessions.sql.ts'
import { insertSignIn, moveSignIn } from './sign-ins.sql.ts'

/** A session that was just written; its tokens are set as cookies after the commit. */
export type NewSession = { token: string; deviceToken: string; hadGuest: boolean; notices: Bilingual[] }

/**
 * Starts a session in `tx`: always with a new token. The browser's former session ends, a guest's data is taken over, and
 * so is data left under the user's e-mail if it is verified. Without a login context the former session continues.
 */
export async function startSession(
  tx: Db,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  person: Person,
  userId: string,
  login: LoginContext | null,
): Promise<NewSession> {
  const now = clock.now()
  const notices = await takeOver(tx, person, userId, now)
  if (person.session) await deleteSession(tx, person.session)
  if (person.session && person.userId && person.userId !== userId)
    await emitSessionsEnded(tx, { userId: person.userId, session: person.session })
  const token = newToken()
  const tokenHash = hashToken(token)
  if (login) {
    await insertSignIn(tx, { ...login, userId, at: now, session: tokenHash })
    await writeLanguage(tx, userId, login.language)
  } else if (person.session) await moveSignIn(tx, person.session, tokenHash)
  await insertSession(tx, {
    tokenHash,
    userId,
    now,
    expiresAt: addDays(now, config.sessionDays),
  })
  const deviceToken = await rememberDevice(tx, { tokenHash: person.device, userId, now })
  return { token, deviceToken, hadGuest: person.guestId !== null, notices }
}

async function takeOver(tx: Db, { guestId }: Person, userId: string, now: Date): Promise<Bilingual[]> {
  const user = await findStoredUser(tx, userId)
  if (!user) throw new AppError('wrong_credentials')
  const { email, emailVerifiedAt } = user
  const notices: Bilingual[] = []
  if (guestId) {
    notices.push(...(await emitSignIn(tx, { userId, guestId, email, now })))
    await deleteGuest(tx, guestId)
  }
  if (emailVerifiedAt) notices.push(...(await emitEmailVerified(tx, { userId, email })))
  return notices
}

/** A user whose name and password were just verified. */
export type Proven = { userId: string; passwordHash: string }

/**
 * Verifies name and password. Does the same work and gives the same refusal whether the name is known or not; attempts are
 * counted before the password is checked, so that concurrent requests gain nothing.
 */
export async function checkPassword(
  platform: Platform,
  { name, password, from, device }: GuessingClient & { name: string; password: string },
): Promise<Proven> {
  const user = await findByName(platform.db, name)
  const tries = await limitPasswordTries(platform, { user, name, from, device })
  const passwordHash = user?.passwordHash ?? null
  const fits = await verifyPassword(passwordHash, password)
  if (!fits || !user || !passwordHash || user.blockedAt) {
    platform.log.warn({ user: user?.id ?? null, from }, 'sign-in refused')
    throw new AppError('wrong_credentials')
  }
  await tries.succeeded()
  return { userId: user.id, passwordHash: await withCurrentCost(platform.db, user.id, passwordHash, password) }
}

/** The hash that is stored from now on: renewed where the cost of hashes has changed since. */
async function withCurrentCost(db: Db, userId: string, stored: string, password: string): Promise<string> {
  if (!isOutdatedHash(stored)) return stored
  const passwordHash = await hashPassword(password)
  return (await renewPasswordHash(db, userId, { was: stored, passwordHash })) ? passwordHash : stored
}
