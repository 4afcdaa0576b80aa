import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeAccountNotice } from '../account-notices.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { deleteDevices } from '../sessions/known-devices.sql.ts'
import { findStoredUser } from '../users.sql.ts'
import { lockActiveAdmins } from './customers.sql.ts'

/** An admin signs a user out everywhere: a phone was lost, or somebody else sits at it. Their own they end in their account. */
export async function endCustomerSessions(platform: Platform, admin: SignedInPerson, userId: string): Promise<void> {
  if (userId === admin.userId) throw new AppError('own_account')
  await transact(platform.db, async (tx) => {
    if (!(await lockActiveAdmins(tx)).includes(admin.userId)) throw new AppError('forbidden')
    const user = await findStoredUser(tx, userId)
    if (!user) throw new AppError('not_found')
    await endAllSessions(tx, userId)
    await deleteDevices(tx, userId)
    await audit(tx, { who: admin.userId, what: 'user.signed-out', subject: userId })
    await writeAccountNotice(tx, platform, { user, language: user.language, notice: 'signedOut' })
  })
}
