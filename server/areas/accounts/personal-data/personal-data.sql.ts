import { and, eq, isNotNull, isNull, like, or } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { exportDevices } from '../sessions/known-devices.sql.ts'
import { exportSignIns } from '../sessions/sign-ins.sql.ts'

const { users, sessions, mails, twoFactors, userIdentities } = schema

/** When and how somebody comes in; no token, no secret, and no more of a password than whether there is one. */
export async function readSignInWays(db: Db, userId: string) {
  const own = eq(sessions.userId, userId)
  return {
    sessions: await db.select({ createdAt: sessions.createdAt, seenAt: sessions.seenAt }).from(sessions).where(own),
    signIns: await exportSignIns(db, userId),
    knownBrowsers: await exportDevices(db, userId),
    twoFactor: await db.select({ enabledAt: twoFactors.enabledAt }).from(twoFactors).where(eq(twoFactors.userId, userId)),
    identities: await db
      .select({ provider: userIdentities.provider, subject: userIdentities.subject, createdAt: userIdentities.createdAt })
      .from(userIdentities)
      .where(eq(userIdentities.userId, userId)),
  }
}

/** What was mailed to a proven address. */
export async function listMailsTo(db: Db, email: string) {
  return db
    .select({ subject: mails.subject, text: mails.text, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.createdAt)
}

/**
 * Mails to an address are forgotten: what waits is not sent, what was sent keeps its key alone, so that no
 * event is mailed twice. `ofAccount`: only codes, reset links and notices about the account, where the address may be somebody else's.
 */
export async function forgetMailsTo(tx: Db, email: string, { ofAccount }: { ofAccount: boolean }): Promise<void> {
  const kinds = ofAccount
    ? or(
        like(mails.key, 'account-notice:%'),
        like(mails.key, 'email-code:%'),
        like(mails.key, 'password-reset:%'),
        like(mails.key, 'staff-invitation:%'),
      )
    : undefined
  const theirs = and(eq(mails.recipient, email), kinds)
  await tx.delete(mails).where(and(theirs, isNull(mails.sentAt)))
  await tx
    .update(mails)
    .set({ recipient: '', subject: '', text: '', html: '' })
    .where(and(theirs, isNotNull(mails.sentAt)))
}

/** The user, with everything that hangs on them: sessions, addresses, proofs, identities, cart. */
export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
