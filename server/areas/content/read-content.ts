import type { Banner, Location, Store } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Picture } from '../../../contract/media.ts'
import type { Db } from '../../platform/database/client.ts'
import { listProvinces } from '../accounts/accounts.ts'
import { findPictures } from '../media/media.ts'
import { findBannerRow, readAllBanners } from './banners/banners.sql.ts'
import * as find from './content.sql.ts'
import { presentBanner, presentLocation, presentStore } from './present-content.rule.ts'

const provinceNames = new Map(listProvinces().map(({ code, name }) => [code, name]))
const provinceName = (code: string) => provinceNames.get(code) ?? code

export async function listStores(db: Db, language: Language): Promise<Store[]> {
  return (await find.readStores(db)).map((row) => presentStore(row, language))
}

export async function listLocations(db: Db, language: Language): Promise<Location[]> {
  return (await find.readLocations(db)).map((row) => presentLocation(row, language, provinceName))
}

export async function findLocation(db: Db, id: string, language: Language): Promise<Location | undefined> {
  const row = await find.findLocationRow(db, id)
  return row && presentLocation(row, language, provinceName)
}

/** The banners that are on, in their order, also those outside their dates. */
export async function listActiveBanners(db: Db, language: Language): Promise<Banner[]> {
  return presentBanners(db, await find.readActiveBanners(db), language)
}

export async function findBanner(db: Db, id: string, now: Date, language: Language): Promise<Banner | undefined> {
  const row = await find.findShownBanner(db, id, now)
  return row && (await presentBanners(db, [row], language))[0]
}

/** All banners, also those that are off or outside their dates. */
export async function listAllBanners(db: Db, language: Language): Promise<Banner[]> {
  return presentBanners(db, await readAllBanners(db), language)
}

export async function findAnyBanner(db: Db, id: string, language: Language): Promise<Banner | undefined> {
  const row = await findBannerRow(db, id)
  return row && (await presentBanners(db, [row], language))[0]
}

async function presentBanners(db: Db, rows: find.BannerRow[], language: Language): Promise<Banner[]> {
  const imageIds = rows.flatMap(({ imageId, mobileImageId }) => (mobileImageId ? [imageId, mobileImageId] : [imageId]))
  const pictures = await findPictures(db, imageIds, language)
  return rows.map((row) => presentBanner(row, pictures)).filter((banner) => banner !== null)
}

/** The share image for pages without their own; without one it is that of the first current banner. */
export async function findChosenSharePicture(db: Db): Promise<string | undefined> {
  const [chosen] = await find.readContentImageIds(db, 'share')
  return chosen
}

/** The pictures beside the shop's story. */
export async function listAboutPictures(db: Db, language: Language): Promise<Picture[]> {
  const imageIds = await find.readContentImageIds(db, 'about')
  const pictures = await findPictures(db, imageIds, language)
  return imageIds.map((id) => pictures.get(id)).filter((picture) => picture !== undefined)
}
