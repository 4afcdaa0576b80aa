import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { alertRoutes } from './alerts.routes.ts'
import { deleteOldAlerts } from './alerts.sql.ts'
import { tellWhoWaits } from './tell-who-waits.ts'

export { eraseAlerts, exportAlerts } from './alerts-of-person.ts'
export { tellWhoWaits } from './tell-who-waits.ts'

const year = 366 * 86_400_000

/** "Tell me when it is back": who waits for what, and the one mail that says so. */
export function openAlerts(app: Shop, platform: Platform): void {
  alertRoutes(app, platform)
  platform.jobs.repeat('tell-who-waits', 20, () => tellWhoWaits(platform))
  platform.jobs.repeat('forget-alerts', 3_600, () => deleteOldAlerts(platform.db, new Date(platform.clock.now().getTime() - year)))
}
