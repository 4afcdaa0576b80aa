import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { SignedInPerson } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emitErasure } from '../account-events.ts'
import { refuseLastAdmin } from '../customers/change-customer.ts'
import { lockActiveAdmins } from '../customers/customers.sql.ts'
import { requireOwnPassword } from '../sessions/limit-password-tries.ts'
import { findStoredUser } from '../users.sql.ts'
import { eraseEmail } from './erase-email.ts'
import { deleteUser, eraseMailsTo } from './personal-data.sql.ts'

/**
 * Deletes an account, after its owner has entered its e-mail and, if it has one, its password. The bookkeeping data of the
 * orders stays without a name; all other personal data is deleted, in one transaction.
 */
export async function eraseAccount(
  platform: Platform,
  person: SignedInPerson,
  { confirm, password }: { confirm: string; password?: string | undefined },
): Promise<void> {
  const { db } = platform
  const { userId } = person
  const user = await findStoredUser(db, userId)
  if (!user) throw new AppError('sign_in_required')
  if (confirm.trim().normalize('NFKC').toLowerCase() !== user.email) {
    throw new AppError('wrong_confirmation', { issues: [{ path: 'confirm', key: 'wrong_confirmation' }] })
  }
  await requireOwnPassword(platform, person, { password })
  await transact(db, async (tx) => {
    if (user.role === 'admin') refuseLastAdmin(await lockActiveAdmins(tx), userId)
    const { email, emailVerifiedAt } = user
    // First: it waits for a concurrent order from the user's cart, so that the areas see it.
    await deleteUser(tx, userId)
    await emitErasure(tx, { userId, provenEmail: emailVerifiedAt ? email : null }, platform)
    if (emailVerifiedAt) await eraseEmail(tx, platform, email)
    else await eraseMailsTo(tx, email, { ofAccount: true })
    await audit(tx, { who: userId, what: 'user.erased', subject: userId })
  })
  platform.log.info({ user: userId }, 'an account was erased by its owner')
}
