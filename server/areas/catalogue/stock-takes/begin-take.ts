import type { NewStockTake } from '../../../../contract/admin/stock-takes.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countCells, insertTake } from './stock-takes.sql.ts'

/** Begins a stock take; refused where there is nothing to count. Returns its id. */
export async function beginTake({ db, clock }: Pick<Platform, 'db' | 'clock'>, take: NewStockTake, staffId: string): Promise<string> {
  const scope = { scope: take.scope, scopeId: 'id' in take ? take.id : null }
  return transact(db, async (tx) => {
    const cells = await countCells(tx, scope)
    if (cells === 0) throw new AppError('nothing_to_count')
    const id = newId('stk')
    await insertTake(tx, { id, ...scope, cells, startedAt: clock.now(), startedBy: staffId })
    await audit(tx, { who: staffId, what: 'stock.take-started', subject: id, details: { ...scope, cells } })
    return id
  })
}
