import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { invalidateAvailability } from '../inventory/move-stock.ts'
import { insertStockMoves, putStock } from '../inventory/stock.sql.ts'
import { lockStock } from './price-sheet.sql.ts'

type Change = { variantId: string; productId: string; reserved: number; before: number; after: number }
type Deps = Pick<Platform, 'pageCache'>

/** Writes the stock of locked variants, each with its move. */
export async function writeSheetStock(tx: Db, deps: Deps, changes: Change[], who: string): Promise<void> {
  await putStock(tx, changes)
  await insertStockMoves(
    tx,
    changes.map(({ variantId, before, after }) => ({ variantId, change: after - before, after })),
    { reason: 'corrected', who },
  )
  const turned = changes.filter(({ before, after, reserved }) => before > reserved !== after > reserved)
  await invalidateAvailability(
    tx,
    turned.map(({ productId }) => productId),
    deps,
  )
}

/** Takes back the difference, so that units sold meanwhile stay sold. Leaves alone what would fall below the reserved units. */
export async function undoSheetStock(
  tx: Db,
  deps: Deps,
  changes: { variantId: string; before: number; after: number }[],
  who: string,
): Promise<{ restored: number; kept: number }> {
  const differences = new Map(changes.map(({ variantId, before, after }) => [variantId, before - after]))
  const rows = await lockStock(tx, [...differences.keys()])
  const back = rows
    .map((row) => ({ ...row, variantId: row.id, before: row.onHand, after: row.onHand + (differences.get(row.id) ?? 0) }))
    .filter(({ after, reserved }) => after >= reserved)
  await writeSheetStock(tx, deps, back, who)
  return { restored: back.length, kept: changes.length - back.length }
}
