import { addDays, hourSeconds } from '../../../contract/durations.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditRoutes } from './audit.routes.ts'
import { backupRoutes } from './backup.routes.ts'
import { doctorRoutes } from './doctor.routes.ts'
import { noticeRoutes } from './notices.routes.ts'
import { reportTableRoutes } from './report-tables/report-tables.admin.ts'
import { reportRoutes } from './reports.routes.ts'
import { shortenEntriesBefore } from './shorten-audit.sql.ts'

export { findNotices, warningOf } from './find-notices.ts'

/** As long as a buyer may ask why an address or an order was changed. */
const buyersInAuditDays = 366

/** The dashboard: reads from the other areas; its only work is to remove buyers from old entries of the audit log. */
export function openDashboard(app: App, platform: Platform): void {
  reportRoutes(app, platform)
  reportTableRoutes(app, platform)
  auditRoutes(app, platform)
  noticeRoutes(app, platform)
  doctorRoutes(app, platform)
  backupRoutes(app, platform)
  platform.jobs.repeat('shorten-audit', hourSeconds, () =>
    shortenEntriesBefore(platform.db, addDays(platform.clock.now(), -buyersInAuditDays)),
  )
}
