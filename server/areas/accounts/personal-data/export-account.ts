import type { Platform } from '../../../platform/platform.ts'
import { collectExport } from '../account-events.ts'
import { readChildren } from '../children/change-children.ts'
import { getUser } from '../get-user.ts'
import { findStoredUser } from '../users.sql.ts'
import { listMailsTo, readSignInHistory } from './personal-data.sql.ts'

/**
 * All personal data of a user, each area's part under its name. Includes only mails to a verified e-mail. Internal notes
 * appear on no page, but are about the user: the right of access (Law 91/2025/QH15) has no exception for them, and
 * deleting the account deletes them too.
 */
export async function exportAccount({ db, clock }: Pick<Platform, 'db' | 'clock'>, userId: string) {
  const user = await getUser(db, userId)
  const { internalNotes: notesOfShop = '', language = 'vi' } = (await findStoredUser(db, userId)) ?? {}
  const provenEmail = user.emailVerified ? user.email : null
  return {
    exportedAt: clock.now().toISOString(),
    account: { ...user, children: await readChildren(db, userId), language, notesOfShop, ...(await readSignInHistory(db, userId)) },
    ...(await collectExport(db, { userId, provenEmail })),
    mails: provenEmail ? await listMailsTo(db, provenEmail) : [],
  }
}
