import { guestUsesPerIp } from '../../../contract/cash-limits.ts'
import { type DiscountKind, normalizedCode } from '../../../contract/discounts.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyDiscount, type DiscountRefusal } from './apply-discount.rule.ts'
import { discountAdminRoutes } from './discounts.admin.ts'
import { discountsRoutes } from './discounts.routes.ts'
import {
  countGuestUses,
  countUses,
  type DiscountCustomer,
  deleteUse,
  findByCode,
  findUse,
  insertUse,
  releaseUse,
  takeUse,
} from './discounts.sql.ts'

export type { DiscountRefusal } from './apply-discount.rule.ts'
export { consumeCodeTry, refundCodeTry } from './coupon-rate-limit.ts'
export { type DiscountCustomer, forgetCustomer } from './discounts.sql.ts'
export { splitDiscount } from './split-discount.rule.ts'

export function openDiscounts(app: App, platform: Platform): void {
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
 * `customer` is null while nobody knows who is buying.
 */
export async function discountFor(
  db: Db,
  { code, subTotal, customer, now }: { code: string; subTotal: number; customer: DiscountCustomer | null; now: Date },
): Promise<DiscountForCart> {
  const discount = await findByCode(db, normalizedCode(code))
  if (!discount) return { kind: 'refused', code: 'unknown_discount', discountKind: null, terms: 'unknown_discount' }
  const isCounted = discount.perCustomerLimit !== null && customer !== null
  const usedByCustomer = isCounted ? await countUses(db, discount.id, customer) : 0
  const effect = applyDiscount(discount, { subTotal, usedByCustomer, now })
  if (effect.kind === 'refused') return { ...effect, discountKind: discount.kind, terms: effect.code }
  const { id: discountId, code: kept, kind: discountKind, value, maxDiscountVnd } = discount
  const terms = [discountKind, value, maxDiscountVnd ?? ''].join(' ').trim()
  return { ...effect, discountId, code: kept, discountKind, terms }
}

type Use = { discountId: string; orderId: string; customer: DiscountCustomer; now: Date; isAgain?: boolean }
/** `used-up`: by everybody, or by this account or phone. `guest-limit`: by guests of this IP whose orders nobody has confirmed. */
export type UseOutcome = 'used' | 'used-up' | 'guest-limit'

/**
 * Takes one use of a code for an order, in the order's transaction; where there is none, nothing is changed. The
 * first statement locks the code, so the counts behind it are true. `isAgain`: the order had it before, so it may
 * have been switched off, ended or deleted since.
 */
export async function useDiscount(tx: Db, { discountId, orderId, customer, now, isAgain = false }: Use): Promise<UseOutcome> {
  if (await findUse(tx, orderId)) return 'used'
  const taken = await takeUse(tx, discountId, isAgain ? null : now)
  if (!taken) return 'used-up'
  const outcome = taken.perCustomerLimit === null ? 'used' : await checkCustomer(tx, discountId, customer, taken.perCustomerLimit)
  if (outcome === 'used') await insertUse(tx, { orderId, discountId, customer, now })
  else await releaseUse(tx, discountId)
  return outcome
}

async function checkCustomer(tx: Db, discountId: string, customer: DiscountCustomer, limit: number): Promise<UseOutcome> {
  if ((await countUses(tx, discountId, customer)) >= limit) return 'used-up'
  const { guestIp } = customer
  return guestIp && (await countGuestUses(tx, discountId, guestIp)) >= limit * guestUsesPerIp ? 'guest-limit' : 'used'
}

/** Gives an order's use back; doing it again changes nothing. */
export async function releaseDiscount(tx: Db, orderId: string): Promise<void> {
  const use = await deleteUse(tx, orderId)
  if (use) await releaseUse(tx, use.discountId)
}
