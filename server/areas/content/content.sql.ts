import { and, arrayContains, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { runStatement } from '../../platform/database/run-statement.ts'
import { defineStatement } from '../../platform/database/statement.ts'

const { banners, contentImages, locations, settings, stores } = schema

export type BannerRow = typeof banners.$inferSelect
export type LocationRow = typeof locations.$inferSelect
export type StoreRow = typeof stores.$inferSelect

/** Changes with every write of the settings, also when a part is removed; unique to this database. */
const versionSql = `concat((select value from revisions where name = 'catalogue'), ' ', (select count(*) from settings), ' ',
  (select max(updated_at) from settings))`
const readVersion = defineStatement(`select ${versionSql} as version`)

export async function findSettingsVersion(db: Db): Promise<string> {
  return (await runStatement<{ version: string }>(db, readVersion()))[0]?.version ?? ''
}

const readVersionAndArea = defineStatement(`
  select ${versionSql} as version, (
    select json_build_object('shippingFee', shipping_vnd, 'freeFrom', free_from_vnd, 'days', json_build_array(days_min, days_max))
    from locations where province_codes @> array[$1]::text[] order by position, id limit 1) as area`)

type StoredArea = { shippingFee: number; freeFrom: number | null; days: [number, number] }

/** The version of the settings, and the area that delivers to a province: the first, if it is in two. */
export async function findVersionAndArea(db: Db, provinceCode: string): Promise<{ version: string; area: StoredArea | null }> {
  const [row] = await runStatement<{ version: string; area: StoredArea | null }>(db, readVersionAndArea(provinceCode))
  return row ?? { version: '', area: null }
}

export async function readSettingsRows(db: Db): Promise<{ name: string; value: unknown }[]> {
  return db.select({ name: settings.name, value: settings.value }).from(settings)
}

export async function putSetting(tx: Db, name: string, value: unknown, now: Date): Promise<void> {
  const row = { value, updatedAt: now }
  await tx
    .insert(settings)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: settings.name, set: row })
}

export async function readStores(db: Db): Promise<StoreRow[]> {
  return db.select().from(stores).orderBy(asc(stores.position), asc(stores.id))
}

export async function readLocations(db: Db): Promise<LocationRow[]> {
  return db.select().from(locations).orderBy(asc(locations.position), asc(locations.id))
}

export async function findLocationRow(db: Db, id: string): Promise<LocationRow | undefined> {
  const [location] = await db.select().from(locations).where(eq(locations.id, id))
  return location
}

/** The area that delivers to a province: the first, if it is in two. */
export async function findLocationOfProvince(db: Db, provinceCode: string): Promise<LocationRow | undefined> {
  const covers = arrayContains(locations.provinceCodes, [provinceCode])
  const [location] = await db.select().from(locations).where(covers).orderBy(asc(locations.position), asc(locations.id)).limit(1)
  return location
}

function isShown(now: Date) {
  return and(
    eq(banners.active, true),
    or(isNull(banners.startsAt), lte(banners.startsAt, now)),
    or(isNull(banners.endsAt), gt(banners.endsAt, now)),
  )
}

export async function readActiveBanners(db: Db): Promise<BannerRow[]> {
  return db.select().from(banners).where(eq(banners.active, true)).orderBy(asc(banners.position), asc(banners.id))
}

export async function findShownBanner(db: Db, id: string, now: Date): Promise<BannerRow | undefined> {
  const [banner] = await db
    .select()
    .from(banners)
    .where(and(eq(banners.id, id), isShown(now)))
  return banner
}

/** Whether a banner started or ended in (`from`, `to`]. */
export async function hasBannerTurned(db: Db, from: Date, to: Date): Promise<boolean> {
  const began = and(gt(banners.startsAt, from), lte(banners.startsAt, to))
  const ended = and(gt(banners.endsAt, from), lte(banners.endsAt, to))
  const [banner] = await db.select({ id: banners.id }).from(banners).where(or(began, ended)).limit(1)
  return banner !== undefined
}

export async function readContentImageIds(db: Db, place: string): Promise<string[]> {
  const rows = await db
    .select({ imageId: contentImages.imageId })
    .from(contentImages)
    .where(eq(contentImages.place, place))
    .orderBy(asc(contentImages.position), asc(contentImages.id))
  return rows.map(({ imageId }) => imageId)
}

export async function insertStore(tx: Db, store: typeof stores.$inferInsert): Promise<void> {
  await tx.insert(stores).values(store)
}

export async function insertLocation(tx: Db, location: typeof locations.$inferInsert): Promise<void> {
  await tx.insert(locations).values(location)
}

export async function insertBanner(tx: Db, banner: typeof banners.$inferInsert): Promise<void> {
  await tx.insert(banners).values(banner)
}

export async function deleteContentImages(tx: Db, place: string): Promise<void> {
  await tx.delete(contentImages).where(eq(contentImages.place, place))
}

export async function insertContentImage(tx: Db, image: typeof contentImages.$inferInsert): Promise<void> {
  await tx.insert(contentImages).values(image)
}
