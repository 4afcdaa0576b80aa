import { addContentImages, createBanner, createLocation, createStore, writeSettings } from '../areas/content/content.ts'
import type { Db } from '../platform/database/client.ts'
import type { Platform } from '../platform/platform.ts'
import { demoContent } from './demo-content.ts'
import type { PictureOf } from './fill-pictures.ts'

/** Settings, stores, delivery areas, banners, and the pictures of the shop's story and share links. */
export async function fillContent(platform: Platform, tx: Db, pictureOf: PictureOf): Promise<void> {
  await writeSettings(platform, tx, demoContent.settings)
  for (const [position, store] of demoContent.stores.entries()) await createStore(platform, tx, { ...store, position })
  for (const [position, { location, en, provinceCodes, shippingFee, freeFrom, days }] of demoContent.deliveryAreas.entries()) {
    await createLocation(platform, tx, { location, nameEn: en, provinceCodes, shippingFee, freeFrom, days, position })
  }
  for (const { picture, phonePicture, order, ...texts } of demoContent.banners) {
    const phone = phonePicture ? { mobileImageId: pictureOf(phonePicture) } : {}
    await createBanner(platform, tx, { ...texts, imageId: pictureOf(picture), ...phone, position: order })
  }
  const aboutIds = demoContent.aboutPictures.map(({ file }) => pictureOf(file))
  await addContentImages(platform, tx, 'about', aboutIds)
  await addContentImages(platform, tx, 'share', [pictureOf(demoContent.sharePicture)])
}
