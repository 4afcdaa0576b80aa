import { requireRecentProof, type SignedInPerson } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume, type RateLimit, type RateLimitSubject, refund, resetLimit } from '../../../platform/http/rate-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { verifyPassword } from '../hash-password.ts'
import { hashToken } from '../tokens.ts'
import { findStoredUser, type StoredUser, usernameKey } from '../users.sql.ts'
import {
  passwordsOfAccount,
  passwordsOfAccountPerIp,
  passwordsOfDevice,
  passwordsOfSession,
  passwordsPerIp,
  secondCodesOfAccount,
  secondCodesOfDevice,
} from './account-limits.ts'
import { listAccountsOfDevice } from './known-devices.sql.ts'
import { proveSession } from './sessions.sql.ts'

type Counted = { limit: RateLimit; who: RateLimitSubject }

/** The client of a password attempt: an IP, and the hash of the cookie of a known browser. */
export type GuessingClient = { from: string; device: string | null }

/**
 * Counts a password attempt at sign-in before the password is checked, and refuses one over the limit. A browser that has
 * signed in to the account before has its own budget; all others are counted for the account from their IP, for the
 * account, and for the IP (decision 020). Returns the action after a correct password.
 */
export async function limitPasswordTries(
  platform: Platform,
  { user, name, from, device }: GuessingClient & { user: StoredUser | undefined; name: string },
): Promise<{ succeeded(): Promise<void> }> {
  const { db } = platform
  const account = user ? accountKey(user) : hashToken(usernameKey(name))
  // Looked up whether or not the account exists, so that the timing reveals nothing.
  const accounts = device ? await listAccountsOfDevice(db, device) : []
  if (device && user && accounts.includes(user.id)) {
    const own = { limit: passwordsOfDevice, who: [account, device] }
    await consume(platform, own.limit, own.who)
    return { succeeded: () => resetLimit(db, own.limit, own.who) }
  }
  const own: Counted = { limit: passwordsOfAccountPerIp, who: [account, from] }
  const shared: Counted[] = [
    { limit: passwordsOfAccount, who: account },
    { limit: passwordsPerIp, who: from },
  ]
  // In this order: an attempt refused for this account and IP uses up no shared budget.
  for (const { limit, who } of [own, ...shared]) await consume(platform, limit, who)
  return {
    async succeeded() {
      await resetLimit(db, own.limit, own.who)
      for (const { limit, who } of shared) await refund(db, limit, who)
    },
  }
}

/** Attempts are counted per password, not only per account: a new one set by mail starts at zero. A counter contains no id. */
function accountKey({ id, passwordHash }: StoredUser): string {
  return hashToken(`${id}:${passwordHash ?? ''}`)
}

/**
 * Requires a signed-in user's password again; if the account has none (Google alone), a recent sign-in. Wrong ones are
 * counted per session: guesses of strangers elsewhere do not stop the user from changing the password.
 */
export async function requireOwnPassword(
  platform: Platform,
  person: SignedInPerson,
  { password, path = 'password' }: { password: string | undefined; path?: string },
): Promise<StoredUser> {
  const { userId, session } = person
  const user = await findStoredUser(platform.db, userId)
  if (!user) throw new AppError('sign_in_required')
  if (user.passwordHash === null) {
    requireRecentProof(person)
    return user
  }
  const who = session ?? userId
  await consume(platform, passwordsOfSession, who)
  if (!(await verifyPassword(user.passwordHash, password ?? ''))) {
    throw new AppError('wrong_password', { issues: [{ path, key: 'wrong_password' }] })
  }
  await resetLimit(platform.db, passwordsOfSession, who)
  return user
}

/** Records that the user has just entered their password: actions of weight are open for ten minutes. */
export async function confirmPassword(platform: Platform, person: SignedInPerson, password: string): Promise<void> {
  await requireOwnPassword(platform, person, { password })
  if (person.session) await proveSession(platform.db, person.session, platform.clock.now())
}

/** The budget for second-factor codes: known browsers have their own. */
export async function secondCodeTries(platform: Platform, userId: string, device: string | null): Promise<Counted> {
  const isKnown = device !== null && (await listAccountsOfDevice(platform.db, device)).includes(userId)
  return isKnown ? { limit: secondCodesOfDevice, who: [userId, device] } : { limit: secondCodesOfAccount, who: userId }
}
