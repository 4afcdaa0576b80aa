import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emitEmailErased } from '../account-events.ts'
import { deleteInvitationsTo } from '../staff/staff.sql.ts'
import { findByName } from '../users.sql.ts'
import { eraseMailsTo } from './personal-data.sql.ts'

type Deps = Pick<Platform, 'jobs'>

/** Deletes what the shop stores under an e-mail, apart from an account: messages, newsletter, alerts, invitations and mails. */
export async function eraseEmail(tx: Db, { jobs }: Deps, email: string): Promise<void> {
  await emitEmailErased(tx, email)
  await deleteInvitationsTo(tx, email)
  await jobs.forget(tx, email)
  await eraseMailsTo(tx, email, { ofAccount: false })
}

/** The same for the e-mail of orders without an account; one that has an account belongs to its user. */
export async function eraseEmailOfGuest(tx: Db, deps: Deps, email: string): Promise<void> {
  if (!(await findByName(tx, email))) await eraseEmail(tx, deps, email)
}
