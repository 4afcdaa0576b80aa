import { suggestUsernames } from '../../../../contract/suggest-username.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Person } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { consume } from '../../../platform/http/rate-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeAccountNotice } from '../account-notices.ts'
import { googleSignInsPerIp } from '../sessions/account-limits.ts'
import { completeSignIn, type SignInOutcome } from '../sessions/complete-sign-in.ts'
import type { LoginContext } from '../sessions/login-context.ts'
import { checkPassword } from '../sessions/start-session.ts'
import { confirmEmail, findByName, insertUser, lockActiveUser, type StoredUser } from '../users.sql.ts'
import type { GooglePerson } from './google.ts'
import { findGoogleUser, insertGoogleIdentity } from './identities.sql.ts'

type GoogleSignIn = { google: GooglePerson; password?: string | undefined; person: Person; from: string; login: LoginContext }

/** Verifying a signature costs time, so credentials are limited per IP. */
export function limitGoogleSignIns(platform: Platform, from: string): Promise<void> {
  return consume(platform, googleSignInsPerIp, from)
}

/**
 * Signs in to the account linked to Google's subject; creates one if neither the subject nor the e-mail has one. An
 * account that already has the e-mail is never linked on Google's claim alone: the user also proves it by its password or
 * by being signed in to it.
 */
export async function signInWithGoogle(platform: Platform, signIn: GoogleSignIn): Promise<SignInOutcome> {
  const { db } = platform
  const { google, person, login } = signIn
  // In this order, so that an account that a concurrent request of the same person created is seen with its subject.
  const holder = await findByName(db, google.email)
  if (await findGoogleUser(db, google.subject)) return transact(db, (tx) => enterKnown(platform, tx, signIn))
  if (holder) await requireProof(platform, holder, signIn)
  return transact(db, async (tx) => {
    const now = platform.clock.now()
    const userId = holder?.id ?? (await makeUser(tx, google, now))
    const isNew = userId !== undefined && (await insertGoogleIdentity(tx, { subject: google.subject, userId, now }))
    // Otherwise a concurrent request with the same credential created the account.
    if (!isNew) return enterKnown(platform, tx, signIn)
    if (!(await lockActiveUser(tx, userId))) throw new AppError('google_refused')
    await confirmEmail(tx, userId, now)
    if (holder) await writeAccountNotice(tx, platform, { user: holder, language: login.language, notice: 'googleLinked' })
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
 * Being signed in proves an account only if its e-mail was verified: else an attacker could register it under a stranger's
 * e-mail, leave the stranger signed in, and still have the password of the account that the stranger links.
 */
async function requireProof(platform: Platform, holder: StoredUser, { google, password, person, from }: GoogleSignIn): Promise<void> {
  if (person.userId === holder.id && holder.emailVerifiedAt) return
  if (password === undefined) throw new AppError('google_needs_password')
  const proven = await checkPassword(platform, { name: google.email, password, from, device: person.device })
  if (proven.userId !== holder.id) throw new AppError('google_needs_password')
}

/** Google has verified their e-mail; they have no password until they set one. Undefined if the e-mail was taken in the meantime. */
async function makeUser(tx: Db, { email, fullName }: GooglePerson, now: Date): Promise<string | undefined> {
  for (const username of suggestUsernames(email)) {
    const userId = await insertUser(tx, { username, email, passwordHash: null, fullName, emailVerifiedAt: now, now })
    if (userId) return userId
  }
  return undefined
}
