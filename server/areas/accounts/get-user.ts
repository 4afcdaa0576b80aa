import type { User } from '../../../contract/accounts.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findUser } from './users.sql.ts'

export { forUsers } from '../../platform/http/auth-guards.ts'

/** The user as the contract shows them; a user deleted a moment ago is no longer signed in. */
export async function getUser(db: Db, userId: string): Promise<User> {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('sign_in_required')
  return user
}
