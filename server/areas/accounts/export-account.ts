import type { Platform } from '../../platform/platform.ts'
import { getUser } from './for-users.ts'
import { gatherExport } from './person-hooks.ts'
import { listMailsTo, readEntrances } from './personal-data.sql.ts'

/** Everything the shop keeps about a person, each area's part under its name. Of mails only those to an address that is proven. */
export async function exportAccount({ db, clock }: Pick<Platform, 'db' | 'clock'>, userId: string) {
  const user = await getUser(db, userId)
  const provenEmail = user.emailVerified ? user.email : null
  return {
    exportedAt: clock.now().toISOString(),
    account: { ...user, ...(await readEntrances(db, userId)) },
    ...(await gatherExport(db, { userId, provenEmail })),
    mails: provenEmail ? await listMailsTo(db, provenEmail) : [],
  }
}
