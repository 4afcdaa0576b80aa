import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { emitAccountClaimed } from './account-events.ts'
import { endAllSessions } from './sessions/end-sessions.ts'
import { forgetDevices } from './sessions/known-devices.sql.ts'
import { deleteTwoFactor } from './two-factor/two-factor.sql.ts'
import { clearUnprovenProfile, type StoredUser } from './users.sql.ts'

/**
 * A reset link is the first proof that somebody reads the mails of an account's address. Until then anybody could
 * have registered it, so nothing of before counts for its owner (decision 032): no second factor, no linked identity,
 * no session, no known browser, nothing that was written. Not for staff: an admin gave them their role, and lifts a
 * second factor where one has to be lifted.
 */
export async function claimAccount(tx: Db, platform: Platform, user: StoredUser): Promise<void> {
  const { id: userId, email, emailVerifiedAt, role } = user
  if (emailVerifiedAt || role !== 'customer') return
  await deleteTwoFactor(tx, userId)
  await endAllSessions(tx, userId)
  await forgetDevices(tx, userId)
  await clearUnprovenProfile(tx, userId)
  await emitAccountClaimed(tx, { userId, email }, platform)
  await audit(tx, { who: userId, what: 'user.claimed', subject: userId })
}
