import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { adminEventRoutes } from './admin-events.admin.ts'

/** How the shop's people hear of a new order: open admin pages, mail, and push. */
export function openOwnerAlerts(app: Shop, platform: Platform): void {
  adminEventRoutes(app, platform)
}
