import type { CustomerChange } from '../../../../contract/admin/customers.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { noticeOfRole, writeAccountNotice } from '../account-notices.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { findStoredUser } from '../users.sql.ts'
import { lockActiveAdmins, writeCustomer } from './customers.sql.ts'

type CustomerChangeRequest = { userId: string; change: CustomerChange; adminId: string }

/** An admin changes a user's role or block. It takes effect at once: all sessions of the user end. */
export async function changeCustomer(platform: Platform, { userId, change, adminId }: CustomerChangeRequest): Promise<void> {
  const { db, clock } = platform
  const { role, blocked } = change
  await transact(db, async (tx) => {
    // Locked first, so that two admins who demote each other at the same time run one after the other.
    const admins = await lockActiveAdmins(tx)
    const user = await findStoredUser(tx, userId)
    if (!user) throw new AppError('not_found')
    const newRole = role !== undefined && role !== user.role ? role : undefined
    const newBlocked = blocked !== undefined && blocked !== (user.blockedAt !== null) ? blocked : undefined
    if (newRole === undefined && newBlocked === undefined) return
    if (userId === adminId) throw new AppError('own_account')
    // Another admin demoted or blocked this one in the meantime.
    if (!admins.includes(adminId)) throw new AppError('forbidden')
    if ((newRole && newRole !== 'admin') || newBlocked) refuseLastAdmin(admins, userId)
    await writeCustomer(tx, userId, {
      ...(newRole ? { role: newRole } : {}),
      ...(newBlocked === undefined ? {} : { blockedAt: newBlocked ? clock.now() : null }),
    })
    await endAllSessions(tx, userId)
    if (newRole) await writeAccountNotice(tx, platform, { user, language: user.language, notice: noticeOfRole(newRole) })
    await auditChange(tx, { adminId, userId, from: user.role, newRole, newBlocked })
  })
}

/** `admins` are those who can sign in. */
export function refuseLastAdmin(admins: string[], userId: string): void {
  if (admins.includes(userId) && admins.length === 1) throw new AppError('last_admin')
}

type AuditedChange = { adminId: string; userId: string; from: string; newRole: string | undefined; newBlocked: boolean | undefined }

async function auditChange(tx: Db, { adminId: who, userId: subject, from, newRole, newBlocked }: AuditedChange): Promise<void> {
  if (newRole) await audit(tx, { who, what: 'user.role', subject, details: { from, to: newRole } })
  if (newBlocked !== undefined) await audit(tx, { who, what: newBlocked ? 'user.blocked' : 'user.unblocked', subject })
}
