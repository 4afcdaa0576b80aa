import { type DiscountKind, keptCode } from '../../../contract/discounts.ts'
import type { Db } from '../../platform/db.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyDiscount, type DiscountRefusal } from './apply-discount.ts'
import { discountAdminRoutes } from './discounts.admin.ts'
import { discountsRoutes } from './discounts.routes.ts'
import { countUses, deleteUse, findByCode, findUse, giveUseBack, insertUse, takeUse } from './discounts.sql.ts'

export type { DiscountRefusal } from './apply-discount.ts'
export { forgetCustomer } from './discounts.sql.ts'
export { admitCodeTry, takeBackCodeTry } from './guess-limit.ts'
export { splitDiscount } from './split-discount.ts'

export function openDiscounts(app: Shop, platform: Platform): void {
  discountsRoutes(app, platform)
  discountAdminRoutes(app, platform)
}

/** `terms`: what the code does, or why it does nothing, as one text: told twice the same, it is the same. */
export type DiscountForCart = { terms: string } & (
  | { kind: 'applies'; discountId: string; code: string; discountKind: DiscountKind; amount: number; freeShipping: boolean }
  | { kind: 'refused'; code: DiscountRefusal; discountKind: DiscountKind | null }
)

/**
 * What a code does for goods worth `subTotal` now. It promises nothing: only {@link useDiscount} takes a use.
 * `customerKey` is the user's id, else the phone of the order; null while nobody knows who is buying.
 */
export async function discountFor(
  db: Db,
  { code, subTotal, customerKey, now }: { code: string; subTotal: number; customerKey: string | null; now: Date },
): Promise<DiscountForCart> {
  const discount = await findByCode(db, keptCode(code))
  if (!discount) return { kind: 'refused', code: 'unknown_discount', discountKind: null, terms: 'unknown_discount' }
  const asksCustomer = discount.perCustomerLimit !== null && customerKey !== null
  const usedByCustomer = asksCustomer ? await countUses(db, discount.id, customerKey) : 0
  const effect = applyDiscount(discount, { subTotal, usedByCustomer, now })
  if (effect.kind === 'refused') return { ...effect, discountKind: discount.kind, terms: effect.code }
  const { id: discountId, code: kept, kind: discountKind, value, maxDiscountVnd } = discount
  const terms = [discountKind, value, maxDiscountVnd ?? ''].join(' ').trim()
  return { ...effect, discountId, code: kept, discountKind, terms }
}

type Use = { discountId: string; orderId: string; customerKey: string; now: Date; isAgain?: boolean }

/**
 * Takes one use of a code for an order, in the order's transaction. False: used up, by everybody or by this
 * customer, and nothing is changed. The first statement locks the code, so the count behind it is true.
 * `isAgain`: the order had it before, so it may have been switched off, ended or deleted since.
 */
export async function useDiscount(tx: Db, { discountId, orderId, customerKey, now, isAgain = false }: Use): Promise<boolean> {
  if (await findUse(tx, orderId)) return true
  const taken = await takeUse(tx, discountId, isAgain ? null : now)
  if (!taken) return false
  if (taken.perCustomerLimit !== null && (await countUses(tx, discountId, customerKey)) >= taken.perCustomerLimit) {
    await giveUseBack(tx, discountId)
    return false
  }
  await insertUse(tx, { orderId, discountId, customerKey, now })
  return true
}

/** Gives an order's use back; doing it again changes nothing. */
export async function releaseDiscount(tx: Db, orderId: string): Promise<void> {
  const use = await deleteUse(tx, orderId)
  if (use) await giveUseBack(tx, use.discountId)
}
