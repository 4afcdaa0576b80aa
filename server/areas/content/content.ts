import type { Db } from '../../platform/db.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { contentRoutes } from './content.routes.ts'
import { findLocationOfProvince } from './content.sql.ts'
import { letterRoutes } from './letters.routes.ts'
import { forgetOldMessages } from './send-message.ts'
import { defineWelcome } from './subscribe.ts'
import { turnBanners } from './turn-banners.ts'

export { defaultSettings } from './default-settings.ts'
export { readSettings } from './read-settings.ts'
export { taxPercentOn } from './tax-percent-on.ts'
export { addContentImages, createBanner, createLocation, createStore, writeSettings } from './write-content.ts'

export async function openContent(app: Shop, platform: Platform): Promise<void> {
  contentRoutes(app, platform)
  letterRoutes(app, platform)
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
