import type { Platform } from '../../../platform/platform.ts'
import { collectExport } from '../account-events.ts'
import { getUser } from '../get-user.ts'
import { findStoredUser } from '../users.sql.ts'
import { listMailsTo, readSignInWays } from './personal-data.sql.ts'

/**
 * Everything the shop keeps about a person, each area's part under its name. Of mails only those to an address that is proven.
 * What the shop noted of them is shown on no page, but it is about them: the right to see one's data (Law 91/2025/QH15)
 * knows no exception for it, and an erased account takes it along as well.
 */
export async function exportAccount({ db, clock }: Pick<Platform, 'db' | 'clock'>, userId: string) {
  const user = await getUser(db, userId)
  const { internalNotes: notesOfShop = '', language = 'vi' } = (await findStoredUser(db, userId)) ?? {}
  const provenEmail = user.emailVerified ? user.email : null
  return {
    exportedAt: clock.now().toISOString(),
    account: { ...user, language, notesOfShop, ...(await readSignInWays(db, userId)) },
    ...(await collectExport(db, { userId, provenEmail })),
    mails: provenEmail ? await listMailsTo(db, provenEmail) : [],
  }
}
