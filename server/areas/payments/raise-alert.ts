import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'

/** Something a person has to look at: a line in the log and an entry the back office finds. */
export async function raiseAlert(
  tx: Db,
  { log }: Pick<Platform, 'log'>,
  { what, subject, details }: { what: string; subject: string; details: object },
): Promise<void> {
  await audit(tx, { who: 'gateway', what: `alert.${what}`, subject, details })
  log.warn({ what, subject, ...details }, 'alert')
}
