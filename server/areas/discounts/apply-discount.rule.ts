import type { DiscountKind } from '../../../contract/discounts.ts'

/** The stored terms of a code. */
export type DiscountTerms = {
  kind: DiscountKind
  /** Percent, or dong. */
  value: number
  minSubtotalVnd: number | null
  maxDiscountVnd: number | null
  startsAt: Date | null
  endsAt: Date | null
  usageLimit: number | null
  perCustomerLimit: number | null
  used: number
  active: boolean
}

export type DiscountRefusal = 'unknown_discount' | 'discount_minimum' | 'discount_used_up'
export type DiscountEffect = { kind: 'applies'; amount: number; freeShipping: boolean } | { kind: 'refused'; code: DiscountRefusal }

/** From `startsAt` up to, but not including, `endsAt`. An inactive or expired code gives the same response as an unknown one. */
export function isOpen({ active, startsAt, endsAt }: Pick<DiscountTerms, 'active' | 'startsAt' | 'endsAt'>, now: Date): boolean {
  return active && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}

/**
 * What a code takes off goods worth `subTotal`: whole dong, rounded down, never more than the goods cost.
 * `usedByCustomer`: the live orders of this customer with the code; 0 where the customer is not known yet.
 */
export function applyDiscount(
  terms: DiscountTerms,
  { subTotal, usedByCustomer, now }: { subTotal: number; usedByCustomer: number; now: Date },
): DiscountEffect {
  if (!isOpen(terms, now)) return { kind: 'refused', code: 'unknown_discount' }
  if (terms.usageLimit !== null && terms.used >= terms.usageLimit) return { kind: 'refused', code: 'discount_used_up' }
  if (terms.perCustomerLimit !== null && usedByCustomer >= terms.perCustomerLimit) return { kind: 'refused', code: 'discount_used_up' }
  if (terms.minSubtotalVnd !== null && subTotal < terms.minSubtotalVnd) return { kind: 'refused', code: 'discount_minimum' }
  return { kind: 'applies', amount: amountOff(terms, subTotal), freeShipping: terms.kind === 'free-shipping' }
}

function amountOff({ kind, value, maxDiscountVnd }: DiscountTerms, subTotal: number): number {
  if (kind === 'free-shipping') return 0
  const percent = Math.min(100, Math.max(0, value))
  const wanted = kind === 'percent' ? percentOf(subTotal, percent) : Math.max(0, value)
  return Math.min(wanted, maxDiscountVnd ?? wanted, subTotal)
}

/** Rounded down. Hundreds and remainder are multiplied separately: the largest sum times 100 would exceed 2^53. */
function percentOf(subTotal: number, percent: number): number {
  return Math.floor(subTotal / 100) * percent + Math.floor(((subTotal % 100) * percent) / 100)
}
