import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditRoutes } from './audit.routes.ts'
import { backupRoutes } from './backup.routes.ts'
import { doctorRoutes } from './doctor.routes.ts'
import { noticeRoutes } from './notices.routes.ts'
import { reportTableRoutes } from './report-tables/report-tables.admin.ts'
import { reportRoutes } from './reports.routes.ts'

export { findNotices, warningOf } from './find-notices.ts'

/** The dashboard: reads from the other areas and stores nothing. */
export function openDashboard(app: App, platform: Platform): void {
  reportRoutes(app, platform)
  reportTableRoutes(app, platform)
  auditRoutes(app, platform)
  noticeRoutes(app, platform)
  doctorRoutes(app, platform)
  backupRoutes(app, platform)
}
