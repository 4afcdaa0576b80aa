import type { CellCount } from '../../../../contract/admin/stock-takes.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findUserNames } from '../../accounts/accounts.ts'
import { lockVariant } from '../inventory/stock.sql.ts'
import { deleteCount, findCount, isVariantInScope, lockTake, putCount } from './stock-takes.sql.ts'

type Counting = CellCount & { takeId: string; variantId: string; staffId: string }

/**
 * Stores the count of a variant, or clears it. The variant is locked, so that a unit that is sold meanwhile is counted or
 * moved, never both. Refused if somebody else has counted it since the screen was read.
 */
export async function countVariant({ db, clock }: Pick<Platform, 'db' | 'clock'>, counting: Counting): Promise<void> {
  const { takeId, variantId, staffId, count, expected } = counting
  await transact(db, async (tx) => {
    const take = await lockTake(tx, takeId, 'share')
    if (!take) throw new AppError('not_found')
    if (take.state !== 'open') throw new AppError('take_ended')
    const variant = await lockVariant(tx, variantId)
    if (!variant || !(await isVariantInScope(tx, variantId, take))) throw new AppError('not_found')
    const before = await findCount(tx, takeId, variantId)
    const current = before?.counted ?? null
    // The same number again, e.g. after a lost response, is no conflict.
    if (before && current !== expected && current !== count) {
      const names = await findUserNames(tx, [before.countedBy])
      throw new AppError('counted_meanwhile', { values: { who: names.get(before.countedBy) ?? '?', count: String(current) } })
    }
    if (count === null) return deleteCount(tx, takeId, variantId)
    await putCount(tx, { takeId, variantId, counted: count, onHand: variant.onHand, countedAt: clock.now(), countedBy: staffId })
  })
}
