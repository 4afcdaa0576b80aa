import { addMinutes } from '../../../contract/durations.ts'
import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { resetLink } from './account-mails.ts'
import { lockActiveAdmins } from './customers/customers.sql.ts'
import { requireOwnPassword } from './sessions/limit-password-tries.ts'
import { hashToken, newToken } from './tokens.ts'
import { findStoredUser } from './users.sql.ts'
import { putCode } from './verification-codes.sql.ts'

/**
 * A reset link for an admin to pass on where the shop sends no mail, protected by the admin's own password. It is returned
 * once, and only its hash is stored. Refused for oneself, and where mail works.
 */
export async function makePasswordLink(
  platform: Platform,
  admin: SignedInPerson,
  { userId, password }: { userId: string; password: string | undefined },
): Promise<{ link: string; expiresAt: Date }> {
  const { db, clock, config } = platform
  if (config.isMailOn) throw new AppError('mail_on')
  if (userId === admin.userId) throw new AppError('own_account')
  await requireOwnPassword(platform, admin, { password })
  const token = newToken()
  const now = clock.now()
  const expiresAt = addMinutes(now, config.resetTokenMinutes)
  return transact(db, async (tx) => {
    if (!(await lockActiveAdmins(tx)).includes(admin.userId)) throw new AppError('forbidden')
    const user = await findStoredUser(tx, userId)
    if (!user || user.blockedAt) throw new AppError('not_found')
    await putCode(tx, { userId, kind: 'password-link', secretHash: hashToken(token), now, expiresAt })
    await audit(tx, { who: admin.userId, what: 'user.password-link', subject: userId })
    return { link: resetLink(config, token), expiresAt }
  })
}
