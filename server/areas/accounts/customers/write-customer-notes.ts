import type { CustomerNotesChange } from '../../../../contract/admin/customers.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findStoredUser } from '../users.sql.ts'
import { lockCustomer, writeCustomer } from './customers.sql.ts'

/** Internal notes about a user, which they never read. The text stays out of the log, which outlives the account. */
export async function writeCustomerNotes(
  { db }: Pick<Platform, 'db'>,
  { userId, notes, before, adminId }: CustomerNotesChange & { userId: string; adminId: string },
): Promise<void> {
  await transact(db, async (tx) => {
    await lockCustomer(tx, userId)
    const user = await findStoredUser(tx, userId)
    if (!user) throw new AppError('not_found')
    const internalNotes = notes.trim()
    if (internalNotes === user.internalNotes) return
    if (before !== undefined && user.internalNotes !== before.trim()) throw new AppError('version_conflict')
    await writeCustomer(tx, userId, { internalNotes })
    await audit(tx, { who: adminId, what: 'user.notes', subject: userId })
  })
}
