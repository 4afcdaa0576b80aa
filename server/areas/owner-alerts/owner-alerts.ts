import type { Settings } from '../../../contract/content.ts'
import { addDays, hourSeconds } from '../../../contract/durations.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountHolder } from '../accounts/accounts.ts'
import type { StoredOrder } from '../orders/orders.ts'
import { adminEventRoutes } from './admin-events.admin.ts'
import { newOrderRoutes } from './new-orders.admin.ts'
import { notifyNewOrder, sendDigest } from './notify-new-order.ts'
import { deleteAlertsBefore } from './order-alerts.sql.ts'
import { createPushClient } from './push/push.client.ts'
import { listSubscriptions } from './push/push.sql.ts'
import { pushDeviceRoutes } from './push/push-devices.admin.ts'
import { createKeyReader } from './push/push-keys.ts'
import { definePushJobs } from './push/send-push.ts'

export { ownerAlertMailSamples } from './mail-samples.ts'
export { deleteSubscriptionsOf } from './push/push.sql.ts'
export { ensurePushKeys } from './push/push-keys.ts'

/** Longer than an order counts as new. */
const storedDays = 30

/** Notifies the staff of new orders: open admin pages, mail, and push. */
export async function openOwnerAlerts(app: App, platform: Platform, { pushOrigin }: { pushOrigin?: string | undefined } = {}) {
  const readKeys = createKeyReader(platform.db)
  const push = createPushClient({ readKeys, config: platform.config, pushOrigin })
  adminEventRoutes(app, platform)
  newOrderRoutes(app, platform)
  pushDeviceRoutes(app, platform, { readKeys, push })
  await definePushJobs(platform, push)
  platform.jobs.repeat('order-digest', 60, () => sendDigest(platform))
  platform.jobs.repeat('delete-old-order-alerts', hourSeconds, () =>
    deleteAlertsBefore(platform.db, addDays(platform.clock.now(), -storedDays)),
  )
  return {
    /** Part of the transaction that places an order. */
    async notifyNewOrder(tx: Db, order: StoredOrder, settings: Settings): Promise<void> {
      await notifyNewOrder(tx, platform, order, settings)
    },
  }
}

/** For the personal data export: the devices, without their endpoints and keys. */
export async function exportPushDevices(db: Db, { userId }: AccountHolder) {
  const devices = await listSubscriptions(db, userId)
  return devices.map(({ device, language, createdAt, lastSuccessAt }) => ({ device, language, createdAt, lastSuccessAt }))
}
