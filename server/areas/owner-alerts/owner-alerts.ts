import type { Db } from '../../platform/db.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoredOrder } from '../orders/orders.ts'
import { adminEventRoutes } from './admin-events.admin.ts'
import { newOrderRoutes } from './new-orders.admin.ts'
import { deleteAlertsBefore } from './order-alerts.sql.ts'
import { sendDigest, tellNewOrder } from './tell-new-order.ts'

const hour = 3_600
/** Longer than anybody counts an order as new. */
const storedDays = 30

/** How the shop's people hear of a new order: open admin pages, mail, and push. */
export function openOwnerAlerts(app: Shop, platform: Platform) {
  adminEventRoutes(app, platform)
  newOrderRoutes(app, platform)
  platform.jobs.repeat('order-digest', 60, () => sendDigest(platform))
  platform.jobs.repeat('forget-order-alerts', hour, () =>
    deleteAlertsBefore(platform.db, new Date(platform.clock.now().getTime() - storedDays * 24 * hour * 1_000)),
  )
  return {
    /** Part of placing an order. */
    tellNewOrder: (tx: Db, order: StoredOrder) => tellNewOrder(tx, platform, order),
  }
}
