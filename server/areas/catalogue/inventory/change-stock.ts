import type { StockChange } from '../../../../contract/admin/stock.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { invalidateAvailability } from './move-stock.ts'
import { type LockedVariant, lockVariant, setOnHand } from './stock.sql.ts'
import { putLowStock } from './stock-admin.sql.ts'

type Deps = Pick<Platform, 'db' | 'pageCache'>

/**
 * A user counts, adds or removes stock. The row is locked during the decision: concurrent orders come before or after,
 * never in between. Reserved units cannot be counted away.
 */
export async function changeStock(deps: Deps, variantId: string, change: StockChange, staffId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const before = await lockVariant(tx, variantId)
    if (!before) throw new AppError('not_found')
    const onHand = decide(before, change)
    if (onHand === before.onHand) return
    const { reason, note } = change
    await setOnHand(tx, { id: variantId, was: before.onHand, onHand }, { reason, note: note?.trim(), who: staffId })
    await audit(tx, { who: staffId, what: 'stock.change', subject: variantId, details: { from: before.onHand, to: onHand, reason } })
    if (isFree(before) === isFree({ ...before, onHand })) return
    await invalidateAvailability(tx, [before.productId], deps)
  })
}

/** The resulting stock on hand. */
function decide({ onHand, reserved }: LockedVariant, { change = 0, count, expected }: StockChange): number {
  const path = count === undefined ? 'change' : 'count'
  if (count !== undefined && expected !== onHand) throw new AppError('stock_moved', { issues: [{ path, key: `on_hand:${onHand}` }] })
  const next = count ?? onHand + change
  if (next < reserved) throw new AppError('stock_reserved', { issues: [{ path, key: `held:${reserved}` }] })
  return next
}

function isFree({ onHand, reserved }: Pick<LockedVariant, 'onHand' | 'reserved'>): boolean {
  return onHand > reserved
}

/** Sets a product's threshold for low stock; null uses the shop's default. */
export async function changeLowStock({ db }: Deps, productId: string, lowStock: number | null, adminId: string): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await putLowStock(tx, productId, lowStock))) throw new AppError('not_found')
    await audit(tx, { who: adminId, what: 'stock.threshold', subject: productId, details: { lowStock } })
  })
}
