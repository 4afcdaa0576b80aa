import { and, arrayOverlaps, eq, max, ne } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { LocationRow, StoreRow } from '../content.sql.ts'

const { locations, stores } = schema
const tables = { locations, stores }
export type PlaceTable = keyof typeof tables

/** The provinces, by code, that another area already has. */
export async function findTakenProvinces(tx: Db, provinceCodes: string[], exceptId: string): Promise<string[]> {
  if (provinceCodes.length === 0) return []
  const rows = await tx
    .select({ codes: locations.provinceCodes })
    .from(locations)
    .where(and(arrayOverlaps(locations.provinceCodes, provinceCodes), ne(locations.id, exceptId)))
  const taken = new Set(rows.flatMap(({ codes }) => codes))
  return provinceCodes.filter((code) => taken.has(code))
}

export async function updateLocation(tx: Db, id: string, change: Partial<LocationRow>): Promise<void> {
  await tx.update(locations).set(change).where(eq(locations.id, id))
}

export async function findStore(db: Db, id: string): Promise<StoreRow | undefined> {
  const [store] = await db.select().from(stores).where(eq(stores.id, id))
  return store
}

export async function updateStore(tx: Db, id: string, change: Partial<StoreRow>): Promise<void> {
  await tx.update(stores).set(change).where(eq(stores.id, id))
}

/** False if it does not exist. */
export async function deletePlace(tx: Db, table: PlaceTable, id: string): Promise<boolean> {
  const gone = await tx.delete(tables[table]).where(eq(tables[table].id, id)).returning({ id: tables[table].id })
  return gone.length > 0
}

export async function nextPosition(tx: Db, table: PlaceTable): Promise<number> {
  const [last] = await tx.select({ position: max(tables[table].position) }).from(tables[table])
  return (last?.position ?? -1) + 1
}

export async function listPlaceIds(tx: Db, table: PlaceTable): Promise<string[]> {
  return (await tx.select({ id: tables[table].id }).from(tables[table])).map(({ id }) => id)
}

export async function setPosition(tx: Db, table: PlaceTable, id: string, position: number): Promise<void> {
  await tx.update(tables[table]).set({ position }).where(eq(tables[table].id, id))
}
