import { asc, eq, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { BannerRow } from '../content.sql.ts'

const { banners } = schema

export async function readAllBanners(db: Db): Promise<BannerRow[]> {
  return db.select().from(banners).orderBy(asc(banners.position), asc(banners.id))
}

export async function findBannerRow(db: Db, id: string): Promise<BannerRow | undefined> {
  const [banner] = await db.select().from(banners).where(eq(banners.id, id))
  return banner
}

export async function lockBanner(tx: Db, id: string): Promise<BannerRow | undefined> {
  const [banner] = await tx.select().from(banners).where(eq(banners.id, id)).for('update')
  return banner
}

export async function findLastBannerPosition(tx: Db): Promise<number> {
  const [row] = await tx.select({ last: sql<number | null>`max(${banners.position})` }).from(banners)
  return row?.last ?? 0
}

export async function updateBanner(tx: Db, id: string, change: Partial<BannerRow>): Promise<void> {
  await tx.update(banners).set(change).where(eq(banners.id, id))
}

export async function writeBannerPositions(tx: Db, ids: string[]): Promise<void> {
  for (const [at, id] of ids.entries()) await updateBanner(tx, id, { position: at + 1 })
}

export async function deleteBannerRow(tx: Db, id: string): Promise<boolean> {
  const deleted = await tx.delete(banners).where(eq(banners.id, id)).returning({ id: banners.id })
  return deleted.length > 0
}
