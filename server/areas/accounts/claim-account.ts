import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { emitAccountClaimed } from './account-events.ts'
import { deleteChildrenOf } from './children/children.sql.ts'
import { endAllSessions } from './sessions/end-sessions.ts'
import { deleteDevices } from './sessions/known-devices.sql.ts'
import { deleteTwoFactor } from './two-factor/two-factor.sql.ts'
import { clearUnprovenProfile, type StoredUser } from './users.sql.ts'

/**
 * A reset link is the first proof that the user reads the mails of the account's e-mail. Until then anybody could have
 * registered it, so earlier data does not count for its owner (decision 032): no second factor, linked identity, session,
 * known browser or stored text. Not for staff: an admin gave them their role, and lifts a lost second factor.
 */
export async function claimAccount(tx: Db, platform: Platform, user: StoredUser): Promise<void> {
  const { id: userId, email, emailVerifiedAt, role } = user
  if (emailVerifiedAt || role !== 'customer') return
  await deleteTwoFactor(tx, userId)
  await endAllSessions(tx, userId)
  await deleteDevices(tx, userId)
  await clearUnprovenProfile(tx, userId)
  await deleteChildrenOf(tx, userId)
  await emitAccountClaimed(tx, { userId, email }, platform)
  await audit(tx, { who: userId, what: 'user.claimed', subject: userId })
}
