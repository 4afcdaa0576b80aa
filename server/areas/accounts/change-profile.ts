import type { ProfileChange, User } from '../../../contract/accounts.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { transact, violatedUnique } from '../../platform/database/transaction.ts'
import { requireProofIfProtected, type SignedInPerson } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeAccountNotice } from './account-notices.ts'
import { getUser } from './get-user.ts'
import { findStoredUser, updateProfile } from './users.sql.ts'

/** Changes the user's own profile; refuses a username that another account has. A new one, which signs in, is mailed to the user. */
export async function changeProfile(
  platform: Platform,
  person: SignedInPerson,
  { change, language }: { change: ProfileChange; language: Language },
): Promise<User> {
  const { userId } = person
  await transact(platform.db, async (tx) => {
    const user = await findStoredUser(tx, userId)
    const isRenamed = user !== undefined && change.username !== undefined && change.username !== user.username
    if (isRenamed) requireProofIfProtected(person)
    await updateProfile(tx, userId, change)
    if (isRenamed) await writeAccountNotice(tx, platform, { user, language, notice: 'usernameChanged' })
  }).catch((error: unknown) => {
    if (violatedUnique(error) !== 'users_username') throw error
    throw new AppError('username_taken', { issues: [{ path: 'username', key: 'username_taken' }] })
  })
  return getUser(platform.db, userId)
}
