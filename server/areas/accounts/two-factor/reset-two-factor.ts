import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { resetLimit } from '../../../platform/http/rate-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeAccountNotice } from '../account-notices.ts'
import { lockActiveAdmins } from '../customers/customers.sql.ts'
import { secondCodesOfAccount } from '../sessions/account-limits.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { requireOwnPassword } from '../sessions/limit-password-tries.ts'
import { findStoredUser } from '../users.sql.ts'
import { deleteTwoFactor, requiresCode } from './two-factor.sql.ts'

/**
 * An admin removes the second factor of a user who has lost phone and recovery codes, protected by the admin's own
 * password. Never their own: an open session would be enough for that.
 */
export async function resetTwoFactor(
  platform: Platform,
  admin: SignedInPerson,
  { userId, password }: { userId: string; password: string | undefined },
): Promise<void> {
  if (userId === admin.userId) throw new AppError('own_second_factor')
  await requireOwnPassword(platform, admin, { password })
  await transact(platform.db, async (tx) => {
    // Another admin demoted or blocked this one in the meantime.
    if (!(await lockActiveAdmins(tx)).includes(admin.userId)) throw new AppError('forbidden')
    const user = await findStoredUser(tx, userId)
    if (!user) throw new AppError('not_found')
    if (!(await requiresCode(tx, userId))) throw new AppError('two_factor_off')
    await deleteTwoFactor(tx, userId)
    await endAllSessions(tx, userId)
    await resetLimit(tx, secondCodesOfAccount, userId)
    await audit(tx, { who: admin.userId, what: 'two-factor.lifted', subject: userId })
    await writeAccountNotice(tx, platform, { user, language: user.language, notice: 'twoFactorLifted' })
  })
}
