import type { FastifyReply } from 'fastify'
import type { Bilingual } from '../../../contract/language.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Person } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry, forgetTries, takeBackTry } from '../../platform/rate-limit.ts'
import { transact } from '../../platform/transact.ts'
import { clearCookie, guestCookie, sendCookie, sessionCookie } from './cookies-of-person.ts'
import { verifyPassword } from './hash-password.ts'
import { passwordsFromAddress, passwordsOfAccount } from './limits.ts'
import { deleteGuest, deleteSession, insertSession } from './sessions.sql.ts'
import { hashToken, newToken } from './tokens.ts'
import { findByName, holdUser, usernameKey } from './users.sql.ts'

/** What happens to a guest's things when they sign in; it may answer with a sentence for the shopper. */
// biome-ignore lint/suspicious/noConfusingVoidType: most hooks have nothing to tell.
export type SignInHook = (tx: Db, who: { userId: string; guestId: string }) => Promise<Bilingual | void>

const hooks = new Set<SignInHook>()

/** Run in the sign-in transaction when a guest signs in or registers. */
export function onSignIn(hook: SignInHook): void {
  hooks.add(hook)
}

/** A session as it has just been written; its token goes into the cookie once the transaction is committed. */
export type NewSession = { token: string; hadGuest: boolean; told: Bilingual[] }

/** Starts a session in `tx`: always a new token, the browser's former session ends, a guest's things are taken over. */
export async function startSession(
  tx: Db,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  person: Person,
  userId: string,
): Promise<NewSession> {
  const told: Bilingual[] = []
  if (person.guestId) {
    for (const hook of hooks) {
      const text = await hook(tx, { userId, guestId: person.guestId })
      if (text) told.push(text)
    }
    await deleteGuest(tx, person.guestId)
  }
  if (person.session) await deleteSession(tx, person.session)
  const token = newToken()
  const now = clock.now()
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    now,
    expiresAt: new Date(now.getTime() + config.sessionDays * 86_400_000),
  })
  return { token, hadGuest: person.guestId !== null, told }
}

export function sendSession(reply: FastifyReply, { config }: Pick<Platform, 'config'>, { token, hadGuest }: NewSession): void {
  sendCookie(reply, config, sessionCookie, token, config.sessionDays)
  if (hadGuest) clearCookie(reply, config, guestCookie)
}

/** Somebody whose name and password were right a moment ago. */
export type Proven = { userId: string; passwordHash: string }

/** Signs somebody in, unless their password was changed or they were blocked since it was looked at. */
export async function signIn(platform: Platform, person: Person, { userId, passwordHash }: Proven): Promise<NewSession> {
  return transact(platform.db, async (tx) => {
    if (!(await holdUser(tx, userId, passwordHash))) throw new AppError('wrong_credentials')
    return startSession(tx, platform, person, userId)
  })
}

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
