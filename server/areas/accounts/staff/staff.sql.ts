import { and, asc, eq, gt, inArray, isNull, max, ne, sql } from 'drizzle-orm'
import { newId } from '../../../../db/new-id.ts'
import { type Db, schema } from '../../../platform/database/client.ts'

const { auditEntries, sessions, staffInvitations, twoFactors, users } = schema

type NewInvitationRow = Omit<typeof staffInvitations.$inferInsert, 'id'>

/** Admins first, then by registration. */
export async function findStaff(db: Db) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      role: users.role,
      blockedAt: users.blockedAt,
      createdAt: users.createdAt,
      twoFactor: sql<boolean>`${twoFactors.enabledAt} is not null`,
      seenAt: max(sessions.seenAt),
    })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(inArray(users.role, ['staff', 'admin']))
    .groupBy(users.id, twoFactors.enabledAt)
    .orderBy(asc(users.role), asc(users.createdAt), asc(users.id))
}

/** The e-mail of the first admin who can sign in. */
export async function findFirstAdminEmail(db: Db): Promise<string | undefined> {
  const [first] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.blockedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  return first?.email
}

const inviter = { id: users.id, name: sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})` }
/** An invitation is valid only while its author is an admin who can sign in. */
const isFromAdmin = and(eq(users.id, staffInvitations.invitedBy), eq(users.role, 'admin'), isNull(users.blockedAt))

export async function findInvitations(db: Db, now: Date) {
  return db
    .select({ invitation: staffInvitations, invitedBy: inviter.name })
    .from(staffInvitations)
    .innerJoin(users, isFromAdmin)
    .where(gt(staffInvitations.expiresAt, now))
    .orderBy(asc(staffInvitations.createdAt), asc(staffInvitations.id))
}

/** One per e-mail: a new one replaces the old, whose link becomes invalid. */
export async function putInvitation(tx: Db, invitation: NewInvitationRow): Promise<string> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.email, invitation.email))
  const id = newId('inv')
  await tx.insert(staffInvitations).values({ ...invitation, id })
  return id
}

export async function deleteInvitation(tx: Db, id: string): Promise<{ email: string; role: 'staff' | 'admin' } | undefined> {
  const [gone] = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .returning({ email: staffInvitations.email, role: staffInvitations.role })
  return gone
}

/** Deletes the invitations to an e-mail, and the e-mail from the audit entries about them. */
export async function deleteInvitationsTo(tx: Db, email: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.email, email))
  await tx
    .update(auditEntries)
    .set({ details: null })
    .where(
      and(inArray(auditEntries.what, ['staff.invited', 'staff.invitation-revoked']), sql`${auditEntries.details}->>'email' = ${email}`),
    )
}

export async function findInvitation(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      role: staffInvitations.role,
      isMailed: staffInvitations.isMailed,
      invitedBy: inviter.name,
      inviterId: inviter.id,
    })
    .from(staffInvitations)
    .innerJoin(users, isFromAdmin)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now)))
  return found
}

export async function deleteOldInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(staffInvitations).where(sql`${staffInvitations.expiresAt} <= ${now.toISOString()}::timestamptz`)
}

/** Gives a user a role; an admin stays one. */
export async function raiseRole(tx: Db, userId: string, role: 'staff' | 'admin'): Promise<void> {
  await tx
    .update(users)
    .set({ role })
    .where(and(eq(users.id, userId), ne(users.role, 'admin')))
}
