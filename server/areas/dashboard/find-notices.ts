import type { Notice, NoticeCode } from '../../../contract/admin/notices.ts'
import { dayMs } from '../../../contract/durations.ts'
import { countDemoProducts } from '../../demo/demo-products.sql.ts'
import { isTrialShop } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPrintedPassword } from '../accounts/accounts.ts'
import { readBackupReport } from './read-backup-report.ts'

export type NoticeDeps = Pick<Platform, 'config' | 'database' | 'db' | 'clock'>
type Check = (deps: NoticeDeps) => Notice | null | Promise<Notice | null>

const overdueMs = dayMs

const severities: readonly Notice['severity'][] = ['critical', 'warning']

/** In display order, below more severe ones. A new notice needs a code in the contract, a check here and a line in {@link warningOf}. */
const checks: readonly Check[] = [
  ({ config }) => (isTrialShop(config) ? notice('sandbox_on', 'critical') : null),
  ({ config }) => (config.isPublic && !config.secure ? notice('plain_http', 'critical') : null),
  checkFirstPassword,
  ({ config }) => (!config.isMailOn ? notice('mail_off', 'critical') : null),
  checkDemoProducts,
  checkBackup,
  ({ config, database: { durable, engine } }) => (config.isStrict && !durable ? notice('not_durable', 'warning', { engine }) : null),
]

/** Everything that makes the shop unsafe to sell from in its current setup; empty for a trial on a local machine. */
export async function findNotices(deps: NoticeDeps): Promise<Notice[]> {
  const found = await Promise.all(checks.map((check) => check(deps)))
  const notices = found.filter((each) => each !== null)
  return notices.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}

async function checkFirstPassword({ config, db, clock }: NoticeDeps): Promise<Notice | null> {
  const printed = config.isPublic ? await findPrintedPassword(db) : undefined
  if (!printed) return null
  const isOverdue = clock.now().getTime() - printed.printedAt.getTime() >= overdueMs
  return notice('first_password', isOverdue ? 'critical' : 'warning', { email: printed.email })
}

/** A trial shop that was opened to the public with the same database. */
async function checkDemoProducts({ config, db }: NoticeDeps): Promise<Notice | null> {
  const count = config.isPublic && !config.sandbox ? await countDemoProducts(db) : 0
  return count > 0 ? notice('demo_products', 'warning', { count }) : null
}

/** Backups were made here, or are scheduled, but the last good one is too old. */
async function checkBackup(deps: NoticeDeps): Promise<Notice | null> {
  if (!deps.config.isPublic || deps.config.sandbox) return null
  return (await readBackupReport(deps)).isOld ? notice('backup_old', 'critical') : null
}

function notice(code: NoticeCode, severity: Notice['severity'], values: Notice['values'] = {}): Notice {
  return { code, severity, values }
}

/** The notice as a log line, with the setting that fixes it. */
export function warningOf({ code, severity, values }: Notice): string {
  const lines: Record<NoticeCode, string> = {
    sandbox_on:
      'SANDBOX=1 at a public PUBLIC_URL: this is a trial shop, orders are paid without money and mails are public. Remove SANDBOX to sell.',
    plain_http: 'PUBLIC_URL is plain http (ALLOW_PLAIN_HTTP=1): passwords and addresses can be read on the way. Use an https PUBLIC_URL.',
    mail_off: 'SMTP_URL is not set: no order, password or invitation mail reaches anybody. Set SMTP_URL.',
    first_password: `The admin ${values.email} still uses the password that was made for the first start. Change it at /my-account/password.`,
    demo_products: `${values.count} products of the demo are for sale. Hide or delete them at /admin/products.`,
    backup_old: 'The last good backup is more than 26 hours old. Look at the log for "backup" and at System in the admin.',
    not_durable:
      values.engine === 'pglite'
        ? 'The embedded database does not flush to disk; a power cut can lose orders. Set DATABASE_URL to a PostgreSQL server.'
        : 'fsync or synchronous_commit is off on this PostgreSQL; a crash of the server can lose orders.',
  }
  return `WARNING${severity === 'critical' ? ' (do not sell like this)' : ''}: ${lines[code]}`
}
