import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditRoutes } from './audit.routes.ts'
import { noticeRoutes } from './notices.routes.ts'
import { reportRoutes } from './reports.routes.ts'

export { findNotices, warningOf } from './find-notices.ts'

/** How the shop is doing: it asks the other areas and keeps nothing of its own. */
export function openDashboard(app: App, platform: Platform): void {
  reportRoutes(app, platform)
  auditRoutes(app, platform)
  noticeRoutes(app, platform)
}
