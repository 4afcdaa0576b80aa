import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { invalidateAllPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deletePlace, listPlaceIds, type PlaceTable, setPosition } from './stores-and-areas.sql.ts'

export type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>
const kinds = { locations: 'location', stores: 'store' } as const

type Trace = { adminId: string; what: string; subject: string; details?: unknown }

/**
 * A change of a delivery area or a store, with its audit entry and page invalidation. The revision is increased first: its
 * lock is held until the end, so that of two concurrent changes the second sees the first.
 */
export async function changeStoresAndAreas<T>({ db, pageCache }: Deps, work: (tx: Db) => Promise<{ result: T; trace: Trace }>): Promise<T> {
  return transact(db, async (tx) => {
    await invalidateAllPages(tx, { pageCache })
    const { result, trace } = await work(tx)
    const { adminId: who, what, subject, details } = trace
    await audit(tx, { who, what, subject, details })
    return result
  })
}

export async function removePlace(deps: Deps, table: PlaceTable, id: string, adminId: string): Promise<void> {
  await changeStoresAndAreas(deps, async (tx) => {
    if (!(await deletePlace(tx, table, id))) throw new AppError('not_found')
    return { result: undefined, trace: { adminId, what: `${kinds[table]}.delete`, subject: id } }
  })
}

/** Refused unless it lists all ids: an entry was added or deleted in the meantime. */
export async function reorderPlaces(deps: Deps, table: PlaceTable, ids: string[], adminId: string): Promise<void> {
  await changeStoresAndAreas(deps, async (tx) => {
    const there = await listPlaceIds(tx, table)
    const isAll = there.length === ids.length && new Set(ids).size === ids.length && there.every((id) => ids.includes(id))
    if (!isAll) throw new AppError('conflict')
    for (const [position, id] of ids.entries()) await setPosition(tx, table, id, position)
    return { result: undefined, trace: { adminId, what: `${kinds[table]}.order`, subject: table, details: { ids } } }
  })
}
