import type { SignInWays } from '../../../../contract/accounts.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findStoredUser } from '../users.sql.ts'
import { hasGoogleIdentity } from './identities.sql.ts'

/** The ways to sign in to this shop, and those that this user has set up. */
export async function readSignInWays({ db, config }: Platform, userId: string | null): Promise<SignInWays['data']> {
  const { clientId } = config.google
  const user = userId ? await findStoredUser(db, userId) : undefined
  const own = user ? { password: user.passwordHash !== null, google: await hasGoogleIdentity(db, user.id) } : null
  return { google: clientId ? { clientId } : null, own }
}
