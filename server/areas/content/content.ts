import type { Db } from '../../platform/db.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { bannerAdminRoutes } from './banners.admin.ts'
import { contentRoutes } from './content.routes.ts'
import { findLocationOfProvince } from './content.sql.ts'
import { letterRoutes } from './letters.routes.ts'
import { messagesAdminRoutes } from './messages.admin.ts'
import { placeAdminRoutes } from './places.admin.ts'
import { readSettings } from './read-settings.ts'
import { forgetOldMessages } from './send-message.ts'
import { settingsAdminRoutes } from './settings.admin.ts'
import { defineWelcome } from './subscribe.ts'
import { turnBanners } from './turn-banners.ts'

export { openMethods } from './connected-methods.rule.ts'
export { defaultSettings } from './default-settings.ts'
export { deliveryDays } from './delivery-days.ts'
export { findImageUses as findContentImageUses } from './image-uses.sql.ts'
export { eraseLetters, exportLetters } from './letters-of-person.ts'
export { countOpenMessages } from './messages.sql.ts'
export { readSettings } from './read-settings.ts'
export { taxPercentOn } from './tax-percent-on.ts'
export { addContentImages, createBanner, createLocation, createStore, writeSettings } from './write-content.ts'

export async function openContent(app: Shop, platform: Platform): Promise<void> {
  contentRoutes(app, platform)
  bannerAdminRoutes(app, platform)
  letterRoutes(app, platform)
  settingsAdminRoutes(app, platform)
  placeAdminRoutes(app, platform)
  messagesAdminRoutes(app, platform)
  platform.mail.signAs(() => readSigner(platform.db))
  await defineWelcome(platform)
  platform.jobs.repeat('turn-banners', 30, turnBanners(platform))
  platform.jobs.repeat('forget-messages', 3_600, () => forgetOldMessages(platform))
}

export type DeliveryArea = { shippingFee: number; freeFrom: number | null; days: [number, number] }

/** What delivery to a province costs, by its code; undefined where the shop does not deliver. */
export async function findDeliveryArea(db: Db, provinceCode: string): Promise<DeliveryArea | undefined> {
  const location = await findLocationOfProvince(db, provinceCode)
  return location && { shippingFee: location.shippingVnd, freeFrom: location.freeFromVnd, days: [location.daysMin, location.daysMax] }
}

/** Under which name mails are sent, and where answers to them go: what the owner has said, else her own address. */
async function readSigner(db: Db): Promise<{ name: string; replyTo: string }> {
  const { mail, brand } = await readSettings(db)
  return { name: mail?.senderName ?? '', replyTo: mail?.replyTo || brand.email }
}
