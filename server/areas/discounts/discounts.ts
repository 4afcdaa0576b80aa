import { type DiscountKind, normalizedCode } from '../../../contract/discounts.ts'
import { guestUsesPerIp } from '../../../contract/orders/cash-limits.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyDiscount, type DiscountEffect, type DiscountRefusal } from './apply-discount.rule.ts'
import { discountAdminRoutes } from './discounts.admin.ts'
import { discountsRoutes } from './discounts.routes.ts'
import {
  countGuestUses,
  countUses,
  type DiscountCustomer,
  deleteUse,
  findByCode,
  findDiscount,
  findUse,
  insertUse,
  releaseUse,
  takeUse,
} from './discounts.sql.ts'

export type { DiscountEffect, DiscountRefusal } from './apply-discount.rule.ts'
export { consumeCodeTry, refundCodeTry } from './coupon-rate-limit.ts'
export { type DiscountCustomer, eraseCustomer } from './discounts.sql.ts'

export function openDiscounts(app: App, platform: Platform): void {
  discountsRoutes(app, platform)
  discountAdminRoutes(app, platform)
}

/** `terms`: what the code does, or why it does not apply, as a string that can be compared. */
export type DiscountForCart = { terms: string } & (
  | { kind: 'applies'; discountId: string; code: string; discountKind: DiscountKind; amount: number; freeShipping: boolean }
  | { kind: 'refused'; code: DiscountRefusal; discountKind: DiscountKind | null }
)

/**
 * What a code does for goods worth `subTotal` now. Reserves nothing: only {@link useDiscount} takes a use. `customer`
 * is null where the buyer is not known yet.
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
  const { id: discountId, code: storedCode, kind: discountKind, value, maxDiscountVnd } = discount
  const terms = [discountKind, value, maxDiscountVnd ?? ''].join(' ').trim()
  return { ...effect, discountId, code: storedCode, discountKind, terms }
}

/**
 * What the code of an order does for goods worth `subTotal` after an edit: its terms without its period and its limits, because
 * the order has its use already. Null: the code no longer exists.
 */
export async function rediscount(db: Db, discountId: string, subTotal: number): Promise<DiscountEffect | null> {
  const discount = await findDiscount(db, discountId)
  if (!discount) return null
  const open = { ...discount, active: true, startsAt: null, endsAt: null, usageLimit: null, perCustomerLimit: null }
  return applyDiscount(open, { subTotal, usedByCustomer: 0, now: new Date(0) })
}

type Use = { discountId: string; orderId: string; customer: DiscountCustomer; now: Date; isAgain?: boolean }
/** `used-up`: all uses, or those of this account or phone. `guest-limit`: those of guests from this IP with unconfirmed orders. */
export type UseOutcome = 'used' | 'used-up' | 'guest-limit'

/**
 * Takes one use of a code in the order's transaction, or changes nothing. The first statement locks the code, so the
 * counts after it are exact. `isAgain`: the order had the code before, so the code may have been switched off, ended
 * or deleted since.
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

/** Releases an order's use; repeating it changes nothing. */
export async function releaseDiscount(tx: Db, orderId: string): Promise<void> {
  const use = await deleteUse(tx, orderId)
  if (use) await releaseUse(tx, use.discountId)
}
