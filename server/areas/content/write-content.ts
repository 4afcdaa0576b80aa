import type { Settings } from '../../../contract/content.ts'
import type { Bilingual } from '../../../contract/language.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { bumpCatalogue } from '../../platform/revision.ts'
import * as write from './content.sql.ts'

type Room = Pick<Platform, 'pageCache' | 'clock'>

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

/** Writes the parts of the settings that are given; the others stay. */
export async function writeSettings(room: Room, tx: Db, parts: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(parts)) await write.putSetting(tx, name, value, room.clock.now())
  await changed(room, tx)
}

export async function createStore(room: Room, tx: Db, store: NewStore): Promise<string> {
  const id = newId('sto')
  await write.insertStore(tx, { id, ...store })
  await changed(room, tx)
  return id
}

export async function createLocation(room: Room, tx: Db, { shippingFee, freeFrom, days, ...location }: NewLocation): Promise<string> {
  const id = newId('loc')
  const [daysMin, daysMax] = days
  await write.insertLocation(tx, { id, ...location, shippingVnd: shippingFee, freeFromVnd: freeFrom ?? null, daysMin, daysMax })
  await changed(room, tx)
  return id
}

export async function createBanner(room: Room, tx: Db, banner: NewBanner): Promise<string> {
  const id = newId('bnr')
  await write.insertBanner(tx, { id, ...banner })
  await changed(room, tx)
  return id
}

/** Shows pictures beside a text of the shop (`about`) or with links to it (`share`), after those that are there. */
export async function addContentImages(room: Room, tx: Db, place: 'about' | 'share', imageIds: string[]): Promise<void> {
  const before = (await write.readContentImageIds(tx, place)).length
  for (const [at, imageId] of imageIds.entries()) {
    await write.insertContentImage(tx, { id: newId('pic'), place, imageId, position: before + at })
  }
  await changed(room, tx)
}

async function changed({ pageCache }: Room, tx: Db): Promise<void> {
  await bumpCatalogue(tx, (tags) => pageCache.invalidate(tags))
}
