import { addDays, hourSeconds } from '../../../contract/durations.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Actor, OrderRow } from '../orders/orders.ts'
import { carrierWebhookRoutes } from './carriers/carrier-webhooks.routes.ts'
import type { ParcelHooks } from './move-shipment.ts'
import { shipmentAdminRoutes } from './shipments.admin.ts'
import { shipmentRoutes } from './shipments.routes.ts'
import { sweepNotices } from './shipments.sql.ts'
import { cancelParcelOfExchange, syncWithOrder } from './sync-with-order.ts'

/** The parcels of orders: the delivery fee, the delivery window, and the parcel from its creation to its final status. */

/** A carrier's event is of no use after half a year. */
const noticeDays = 180

export function openShipments(app: App, platform: Platform, hooks: ParcelHooks) {
  const deps = { platform, hooks }
  shipmentRoutes(app, platform)
  shipmentAdminRoutes(app, deps)
  carrierWebhookRoutes(app, deps)
  platform.jobs.repeat('delete-old-carrier-notices', hourSeconds, () =>
    sweepNotices(platform.db, addDays(platform.clock.now(), -noticeDays)),
  )
  return {
    /** Part of a manual move of an order: its parcel moves with it. */
    syncWithOrder: (tx: Db, order: OrderRow, move: { by: Actor; now: Date }) => syncWithOrder(tx, hooks, order, move),
    /** Part of cancelling an exchange. */
    cancelParcelOfExchange,
  }
}
