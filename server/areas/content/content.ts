import type { Settings } from '../../../contract/content.ts'
import { hourSeconds } from '../../../contract/durations.ts'
import type { PickupStore } from '../../../db/schema/orders.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { onAccountMail } from '../accounts/accounts.ts'
import { applyBannerSchedule } from './banners/banner-schedule.ts'
import { bannerAdminRoutes } from './banners/banners.admin.ts'
import { contentRoutes } from './content.routes.ts'
import { findLocationOfProvince, findVersionAndArea, readStores } from './content.sql.ts'
import { storeAndAreaAdminRoutes } from './locations/stores-and-areas.admin.ts'
import { contactRoutes } from './messages/contact.routes.ts'
import { messagesAdminRoutes } from './messages/messages.admin.ts'
import { deleteOldMessages } from './messages/send-message.ts'
import { defineWelcome } from './newsletter/subscribe.ts'
import { subscriberAdminRoutes } from './newsletter/subscribers.admin.ts'
import { readSettings, settingsOf } from './settings/read-settings.ts'
import { settingsAdminRoutes } from './settings/settings.admin.ts'

export { findImageUsage as findContentImageUses } from './image-usage.sql.ts'
export { deliveryDays } from './locations/delivery-days.rule.ts'
export { contentMailSamples } from './mail-samples.ts'
export { countOpenMessages } from './messages/messages.sql.ts'
export { eraseMessages, exportMessages } from './personal-data.ts'
export { openMethods } from './settings/connected-methods.rule.ts'
export { defaultSettings } from './settings/default-settings.ts'
export { readSettings } from './settings/read-settings.ts'
export { addContentImages, createBanner, createLocation, createStore, writeSettings } from './write-content.ts'

export async function openContent(app: App, platform: Platform): Promise<void> {
  contentRoutes(app, platform)
  bannerAdminRoutes(app, platform)
  contactRoutes(app, platform)
  subscriberAdminRoutes(app, platform)
  settingsAdminRoutes(app, platform)
  storeAndAreaAdminRoutes(app, platform)
  messagesAdminRoutes(app, platform)
  platform.mail.sendAs(() => readMailSender(platform.db))
  onAccountMail(async (db) => (await readSettings(db)).brand)
  await defineWelcome(platform)
  platform.jobs.repeat('apply-banner-schedule', 30, applyBannerSchedule(platform))
  platform.jobs.repeat('delete-old-messages', hourSeconds, () => deleteOldMessages(platform))
}

export type DeliveryArea = { shippingFee: number; freeFrom: number | null; days: [number, number] }

/** The delivery fee for a province by its code; undefined if the shop does not deliver there. */
export async function findDeliveryArea(db: Db, provinceCode: string): Promise<DeliveryArea | undefined> {
  const location = await findLocationOfProvince(db, provinceCode)
  return location && { shippingFee: location.shippingVnd, freeFrom: location.freeFromVnd, days: [location.daysMin, location.daysMax] }
}

/** The owner's settings and the delivery to a province, in one statement while the settings stay the same. */
export async function readSettingsAndDelivery(
  db: Db,
  provinceCode: string,
): Promise<{ settings: Settings; delivery: DeliveryArea | undefined }> {
  const { version, area } = await findVersionAndArea(db, provinceCode)
  return { settings: await settingsOf(db, version), delivery: area ?? undefined }
}

/** The days between an order and its pick-up: packed today, ready tomorrow. */
export const pickupArea: DeliveryArea = { shippingFee: 0, freeFrom: null, days: [1, 1] }

/** Where a buyer may pick up an order; none where the shop does not offer it. */
export async function listPickupStores(db: Db, { shippingMethods }: Pick<Settings, 'shippingMethods'>): Promise<PickupStore[]> {
  if (!shippingMethods.some(({ method }) => method === 'pickup')) return []
  const rows = await readStores(db)
  return rows.map(({ id, name, address, hours }) => ({ storeId: id, name, address, ...(hours ? { hours } : {}) }))
}

/** The sender name and reply-to of mails: the owner's settings, else her own e-mail. */
async function readMailSender(db: Db): Promise<{ name: string; replyTo: string }> {
  const { mail, brand } = await readSettings(db)
  return { name: mail?.senderName ?? '', replyTo: mail?.replyTo || brand.email }
}
