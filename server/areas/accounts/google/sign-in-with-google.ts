import { suggestUsernames } from '../../../../contract/suggest-username.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Person } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume } from '../../../platform/http/rate-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { completeSignIn, type SignInOutcome } from '../sessions/complete-sign-in.ts'
import type { LoginContext } from '../sessions/login-context.ts'
import { googleSignInsPerIp } from '../sessions/rate-limits.ts'
import { checkPassword } from '../sessions/start-session.ts'
import { confirmEmail, findByName, insertUser, lockActiveUser, type StoredUser } from '../users.sql.ts'
import type { GooglePerson } from './google.ts'
import { findGoogleUser, insertGoogleIdentity } from './identities.sql.ts'

type GoogleSignIn = { google: GooglePerson; password?: string | undefined; person: Person; from: string; login: LoginContext }

/** Each credential costs a look at its signature, so nobody sends thousands. */
export function limitGoogleSignIns(platform: Platform, from: string): Promise<void> {
  return consume(platform, googleSignInsPerIp, from)
}

/**
 * Signs in the account that Google's subject opens; makes one where neither the subject nor the e-mail has
 * one. An account that has the e-mail already is never joined on Google's word alone: whoever comes has to
 * show that it is theirs too, by its password or by being signed in to it.
 */
export async function signInWithGoogle(platform: Platform, asked: GoogleSignIn): Promise<SignInOutcome> {
  const { db } = platform
  const { google, person, login } = asked
  // In this order: an account made in between by another request of the same person is seen with its subject.
  const holder = await findByName(db, google.email)
  if (await findGoogleUser(db, google.subject)) return transact(db, (tx) => enterKnown(platform, tx, asked))
  if (holder) await requireProof(platform, holder, asked)
  return transact(db, async (tx) => {
    const now = platform.clock.now()
    const userId = holder?.id ?? (await makeUser(tx, google, now))
    const isNew = userId !== undefined && (await insertGoogleIdentity(tx, { subject: google.subject, userId, now }))
    // Where it is not, another request with the same credential was quicker: its account is the one.
    if (!isNew) return enterKnown(platform, tx, asked)
    if (!(await lockActiveUser(tx, userId))) throw new AppError('google_refused')
    await confirmEmail(tx, userId, now)
    return completeSignIn(tx, platform, person, userId, login)
  })
}

async function enterKnown(platform: Platform, tx: Db, { google, person, login }: GoogleSignIn): Promise<SignInOutcome> {
  const userId = await findGoogleUser(tx, google.subject)
  if (!userId) throw new AppError('google_needs_password')
  if (!(await lockActiveUser(tx, userId))) throw new AppError('google_refused')
  return completeSignIn(tx, platform, person, userId, login)
}

/**
 * Being signed in proves an account only where its e-mail was confirmed: else somebody could register it
 * under a stranger's e-mail, leave the stranger signed in, and keep the password to what they join to it.
 */
async function requireProof(platform: Platform, holder: StoredUser, { google, password, person, from }: GoogleSignIn): Promise<void> {
  if (person.userId === holder.id && holder.emailVerifiedAt) return
  if (password === undefined) throw new AppError('google_needs_password')
  const proven = await checkPassword(platform, { name: google.email, password, from, device: person.device })
  if (proven.userId !== holder.id) throw new AppError('google_needs_password')
}

/** Their address is proven by Google; they have no password until they set one. Undefined where somebody just took the e-mail. */
async function makeUser(tx: Db, { email, fullName }: GooglePerson, now: Date): Promise<string | undefined> {
  for (const username of suggestUsernames(email)) {
    const userId = await insertUser(tx, { username, email, passwordHash: null, fullName, emailVerifiedAt: now, now })
    if (userId) return userId
  }
  return undefined
}
