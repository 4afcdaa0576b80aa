import { addDays, hourSeconds } from '../../../contract/durations.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { backInStockRoutes } from './back-in-stock.routes.ts'
import { deleteOldAlerts } from './back-in-stock.sql.ts'
import { notifySubscribers } from './notify-subscribers.ts'
import { waitingAdminRoutes } from './waiting.admin.ts'

export { deleteAlertsOf } from './back-in-stock.sql.ts'
export { backInStockMailSamples } from './mail-samples.ts'
export { notifySubscribers } from './notify-subscribers.ts'
export { exportAlerts } from './personal-data.ts'

const storedDays = 366

/** Back-in-stock alerts: the subscriptions, and the one mail for each. */
export function openBackInStock(app: App, platform: Platform): void {
  backInStockRoutes(app, platform)
  waitingAdminRoutes(app, platform)
  platform.jobs.repeat('notify-subscribers', 20, () => notifySubscribers(platform))
  platform.jobs.repeat('delete-old-alerts', hourSeconds, () => deleteOldAlerts(platform.db, addDays(platform.clock.now(), -storedDays)))
}
