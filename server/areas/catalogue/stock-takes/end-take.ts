import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { invalidateAvailability } from '../inventory/move-stock.ts'
import { insertStockMoves, putStock } from '../inventory/stock.sql.ts'
import { lockDifferences, putDifferences } from './differences.sql.ts'
import { countCells, endTake, lockTake, type TakeRow } from './stock-takes.sql.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>
type Ending = { takeId: string; staffId: string }

/**
 * Writes the differences into the stock, each as one move, and ends the stock take. Units that left after their count stay
 * gone. A variant of which more units are reserved than were counted is left as it is.
 */
export async function postTake(deps: Deps, { takeId, staffId }: Ending): Promise<{ changed: number; blocked: number }> {
  return transact(deps.db, async (tx) => {
    const take = await lockOpenTake(tx, takeId)
    const found = (await lockDifferences(tx, take)).map((row) => {
      const after = row.onHand + row.difference
      return { ...row, after, isPosted: after >= row.reserved }
    })
    const changes = found.filter(({ isPosted }) => isPosted)
    await putDifferences(tx, takeId, found)
    await putStock(tx, changes)
    await insertStockMoves(
      tx,
      changes.map(({ variantId, difference, after }) => ({ variantId, change: difference, after })),
      { reason: 'stock-take', who: staffId },
    )
    const turned = changes.filter(({ onHand, after, reserved }) => onHand > reserved !== after > reserved)
    await invalidateAvailability(
      tx,
      turned.map(({ productId }) => productId),
      deps,
    )
    await endTake(tx, takeId, { state: 'posted', cells: await countCells(tx, take), endedAt: deps.clock.now(), endedBy: staffId })
    const result = { changed: changes.length, blocked: found.length - changes.length }
    await audit(tx, { who: staffId, what: 'stock.take-posted', subject: takeId, details: result })
    return result
  })
}

/** Ends it without any change of the stock. */
export async function cancelTake({ db, clock }: Deps, { takeId, staffId }: Ending): Promise<void> {
  await transact(db, async (tx) => {
    const take = await lockOpenTake(tx, takeId)
    await endTake(tx, takeId, { state: 'cancelled', cells: await countCells(tx, take), endedAt: clock.now(), endedBy: staffId })
    await audit(tx, { who: staffId, what: 'stock.take-cancelled', subject: takeId })
  })
}

async function lockOpenTake(tx: Db, takeId: string): Promise<TakeRow> {
  const take = await lockTake(tx, takeId, 'update')
  if (!take) throw new AppError('not_found')
  if (take.state !== 'open') throw new AppError('take_ended')
  return take
}
