import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyBannerSchedule } from './banner-schedule.ts'
import { bannerAdminRoutes } from './banners.admin.ts'
import { contactRoutes } from './contact.routes.ts'
import { contentRoutes } from './content.routes.ts'
import { findLocationOfProvince } from './content.sql.ts'
import { messagesAdminRoutes } from './messages.admin.ts'
import { readSettings } from './read-settings.ts'
import { deleteOldMessages } from './send-message.ts'
import { settingsAdminRoutes } from './settings.admin.ts'
import { storeAndAreaAdminRoutes } from './stores-and-areas.admin.ts'
import { defineWelcome } from './subscribe.ts'

export { openMethods } from './connected-methods.rule.ts'
export { defaultSettings } from './default-settings.ts'
export { deliveryDays } from './delivery-days.rule.ts'
export { findImageUsage as findContentImageUses } from './image-usage.sql.ts'
export { countOpenMessages } from './messages.sql.ts'
export { eraseMessages, exportMessages } from './personal-data.ts'
export { readSettings } from './read-settings.ts'
export { addContentImages, createBanner, createLocation, createStore, writeSettings } from './write-content.ts'

export async function openContent(app: App, platform: Platform): Promise<void> {
  contentRoutes(app, platform)
  bannerAdminRoutes(app, platform)
  contactRoutes(app, platform)
  settingsAdminRoutes(app, platform)
  storeAndAreaAdminRoutes(app, platform)
  messagesAdminRoutes(app, platform)
  platform.mail.sendAs(() => readMailSender(platform.db))
  await defineWelcome(platform)
  platform.jobs.repeat('turn-banners', 30, applyBannerSchedule(platform))
  platform.jobs.repeat('forget-messages', 3_600, () => deleteOldMessages(platform))
}

export type DeliveryArea = { shippingFee: number; freeFrom: number | null; days: [number, number] }

/** The delivery fee for a province by its code; undefined if the shop does not deliver there. */
export async function findDeliveryArea(db: Db, provinceCode: string): Promise<DeliveryArea | undefined> {
  const location = await findLocationOfProvince(db, provinceCode)
  return location && { shippingFee: location.shippingVnd, freeFrom: location.freeFromVnd, days: [location.daysMin, location.daysMax] }
}

/** The sender name and reply-to of mails: the owner's settings, else her own e-mail. */
async function readMailSender(db: Db): Promise<{ name: string; replyTo: string }> {
  const { mail, brand } = await readSettings(db)
  return { name: mail?.senderName ?? '', replyTo: mail?.replyTo || brand.email }
}
