import { and, eq, isNotNull, isNull, like, or } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { exportDevices } from '../sessions/known-devices.sql.ts'
import { exportSignIns } from '../sessions/sign-ins.sql.ts'

const { users, sessions, mails, twoFactors, userIdentities } = schema

/** When and how a user signs in; no token, no secret, and of a password only whether there is one. */
export async function readSignInHistory(db: Db, userId: string) {
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

/** Mails to a verified e-mail. */
export async function listMailsTo(db: Db, email: string) {
  return db
    .select({ subject: mails.subject, text: mails.text, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.createdAt)
}

/**
 * Deletes the content of mails to an e-mail: waiting ones are not sent, sent ones only keep their key, so that no event is
 * mailed twice. `ofAccount`: only codes, reset links and notices about the account, where the e-mail may belong to another
 * person.
 */
export async function eraseMailsTo(tx: Db, email: string, { ofAccount }: { ofAccount: boolean }): Promise<void> {
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

/** The user with all dependent rows: sessions, addresses, proofs, identities, cart. */
export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
