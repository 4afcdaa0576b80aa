import type { User } from '../../../contract/accounts.ts'
import type { Db } from '../../platform/database/client.ts'
import { violatedUnique } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { getUser } from './get-user.ts'
import { type ProfileFields, updateProfile } from './users.sql.ts'

/** Changes the user's own profile; refuses a username that another account has. */
export async function changeProfile(db: Db, userId: string, change: ProfileFields): Promise<User> {
  await updateProfile(db, userId, change).catch((error: unknown) => {
    if (violatedUnique(error) !== 'users_username') throw error
    throw new AppError('username_taken', { issues: [{ path: 'username', key: 'username_taken' }] })
  })
  return getUser(db, userId)
}
