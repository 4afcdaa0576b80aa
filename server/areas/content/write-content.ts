import type { Settings } from '../../../contract/content.ts'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import { invalidateAllPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import * as write from './content.sql.ts'

type Deps = Pick<Platform, 'pageCache' | 'clock'>

export type NewStore = { name: Bilingual; address: string; url: string; hours?: string; position?: number }
export type NewLocation = {
  location: string
  nameEn?: string
  provinceCodes: string[]
  shippingFee: number
  freeFrom?: number | null
  days: [number, number]
  position?: number
}
export type NewBanner = {
  title: Bilingual
  subtitle?: Bilingual
  cta?: Bilingual
  link?: string
  imageId: string
  mobileImageId?: string
  position?: number
  active?: boolean
  startsAt?: Date
  endsAt?: Date
}

/** Writes the given parts of the settings; the others stay. */
export async function writeSettings(deps: Deps, tx: Db, parts: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(parts)) await write.putSetting(tx, name, value, deps.clock.now())
  await changed(deps, tx)
}

export async function createStore(deps: Deps, tx: Db, store: NewStore): Promise<string> {
  const id = newId('sto')
  await write.insertStore(tx, { id, ...store })
  await changed(deps, tx)
  return id
}

export async function createLocation(deps: Deps, tx: Db, { shippingFee, freeFrom, days, ...location }: NewLocation): Promise<string> {
  const id = newId('loc')
  const [daysMin, daysMax] = days
  await write.insertLocation(tx, { id, ...location, shippingVnd: shippingFee, freeFromVnd: freeFrom ?? null, daysMin, daysMax })
  await changed(deps, tx)
  return id
}

export async function createBanner(deps: Deps, tx: Db, banner: NewBanner): Promise<string> {
  const id = newId('bnr')
  await write.insertBanner(tx, { id, ...banner })
  await changed(deps, tx)
  return id
}

/** Adds pictures beside the shop's story (`about`) or as its share image (`share`), after the existing ones. */
export async function addContentImages(deps: Deps, tx: Db, place: 'about' | 'share', imageIds: string[]): Promise<void> {
  const before = (await write.readContentImageIds(tx, place)).length
  for (const [at, imageId] of imageIds.entries()) {
    await write.insertContentImage(tx, { id: newId('pic'), place, imageId, position: before + at })
  }
  await changed(deps, tx)
}

async function changed({ pageCache }: Deps, tx: Db): Promise<void> {
  await invalidateAllPages(tx, { pageCache })
}
