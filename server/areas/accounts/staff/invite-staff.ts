import { addDays } from '../../../../contract/durations.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { StaffRole } from '../../../../contract/staff.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { isStaff } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAccountSender } from '../account-events.ts'
import { invitationLink, invitationMail } from '../account-mails.ts'
import { hashToken, newToken } from '../tokens.ts'
import { findByName, findStoredUser } from '../users.sql.ts'
import { deleteInvitation, deleteOldInvitations, putInvitation } from './staff.sql.ts'

const invitationDays = 7

type StaffInvitation = { email: string; role: StaffRole; adminId: string; language: Language }

/**
 * Invites a staff member by a mail with a link that works once. A repeated invitation replaces the link. If the shop sends
 * no mail, the link is returned once, for the admin to pass on.
 */
export async function inviteStaff(
  platform: Platform,
  { email, role, adminId, language }: StaffInvitation,
): Promise<{ id: string; link: string | null }> {
  const { db, clock, config, mail } = platform
  const now = clock.now()
  const [admin, known] = [await findStoredUser(db, adminId), await findByName(db, email)]
  if (!admin) throw new AppError('sign_in_required')
  if (known && (known.role === 'admin' || (isStaff(known) && role === 'staff'))) {
    throw new AppError('already_staff', { issues: [{ path: 'email', key: 'already_staff' }] })
  }
  const token = newToken()
  return transact(db, async (tx) => {
    await deleteOldInvitations(tx, now)
    const expiresAt = addDays(now, invitationDays)
    const { isMailOn: isMailed } = config
    const id = await putInvitation(tx, {
      email,
      role,
      tokenHash: hashToken(token),
      invitedBy: adminId,
      createdAt: now,
      expiresAt,
      isMailed,
    })
    await audit(tx, { who: adminId, what: 'staff.invited', subject: id, details: { email, role } })
    if (!isMailed) return { id, link: invitationLink(config, token) }
    const by = admin.fullName || admin.username
    const letter = invitationMail(await readAccountSender(tx, config), { token, by, role, language })
    const outcome = await mail.write(tx, { key: `staff-invitation:${id}`, to: email, ...letter })
    if (outcome.state === 'limited') throw new AppError('too_many_requests', { retryAfter: outcome.retryAfter })
    return { id, link: null }
  })
}

export async function revokeInvitation({ db }: Pick<Platform, 'db'>, id: string, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    const gone = await deleteInvitation(tx, id)
    if (!gone) throw new AppError('not_found')
    await audit(tx, { who: adminId, what: 'staff.invitation-revoked', subject: id, details: gone })
  })
}
