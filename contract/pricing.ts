/**
 * The rules of an order's totals, in dong; prices include the tax. The server applies them to what it sells, the pages
 * to what they show before the order is placed.
 */
export type DeliveryPrice = { shippingFee: number; freeFrom: number | null }

/** Free delivery counts the full prices of the goods, before any discount, so that a coupon never adds a fee. */
export function isDeliveryFree({ freeFrom }: Pick<DeliveryPrice, 'freeFrom'>, subTotal: number): boolean {
  return freeFrom !== null && subTotal >= freeFrom
}

export function shippingFeeFor(price: DeliveryPrice, subTotal: number): number {
  return isDeliveryFree(price, subTotal) ? 0 : price.shippingFee
}

type FreeShipping = { amount: number; freeShipping: boolean }

/** A fee by hand is what was agreed, whatever a code or the shop's rule says. */
export function feeTerms<Fee extends number | null, Discount extends FreeShipping>({
  own,
  byRule,
  discount,
}: {
  own: number | undefined
  byRule: Fee
  discount: Discount | null
}): { shippingFee: Fee | number; discount: FreeShipping | null } {
  if (own === undefined) return { shippingFee: byRule, discount }
  return { shippingFee: own, discount: discount && { amount: discount.amount, freeShipping: false } }
}

/** The tax rate on a day (YYYY-MM-DD, Vietnam): the one that started last. */
export function taxPercentOn(rates: readonly { from: string; percent: number }[], day: string): number {
  const started = rates.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? -1 : 1))
  return started.at(-1)?.percent ?? 0
}

/** The tax contained in an amount that includes it: 199 000 at 8 % → 14 741. */
export function containedTax(amount: number, percent: number): number {
  return Math.round((amount * percent) / (100 + percent))
}

type Priced<Fee> = {
  subTotal: number
  discount: { amount: number; freeShipping: boolean } | null
  /** Null where the destination is not known yet. */
  shippingFee: Fee
  /** Of a wrapped gift: see {@link wrapPrice}. */
  wrapFee?: number
  taxPercent: number
}

export type OrderTotals<Fee = number> = {
  subTotal: number
  discount: number
  shippingFee: Fee | 0
  wrapFee: number
  total: number
  tax: number
}

/**
 * A discount is never more than the goods. Wrapping is a service like the delivery: no code lowers its price, and it does
 * not count towards free delivery or the minimum of a code. `tax` is the part of the total, which includes both services.
 */
export function orderTotals<Fee extends number | null>(priced: Priced<Fee>): OrderTotals<Fee> {
  const { subTotal, discount, shippingFee, wrapFee = 0, taxPercent } = priced
  const amount = Math.min(discount?.amount ?? 0, subTotal)
  const fee = discount?.freeShipping ? 0 : shippingFee
  const total = subTotal - amount + (fee ?? 0) + wrapFee
  return { subTotal, discount: amount, shippingFee: fee, wrapFee, total, tax: containedTax(total, taxPercent) }
}

/** The price of wrapping an order, whatever is in it; null where the shop wraps nothing. */
export function wrapPrice({ gifts }: { gifts?: { wrap: { isOffered: boolean; price: number } } | undefined }): number | null {
  return gifts?.wrap.isOffered ? gifts.wrap.price : null
}

/**
 * Shares an amount among lines in proportion to their totals. The parts add up to the amount to the dong; none is
 * below zero or above its line; a line that costs nothing gets nothing.
 */
export function splitDiscount(amount: number, lineTotals: number[]): number[] {
  const total = lineTotals.reduce((sum, line) => sum + BigInt(line), BigInt(0))
  if (BigInt(amount) > total || amount < 0) throw new Error(`cannot split ${amount} over ${total}`)
  let passed = BigInt(0)
  let given = BigInt(0)
  return lineTotals.map((line) => {
    passed += BigInt(line)
    // The share of all lines up to this one, rounded down; in bigint, because products of sums exceed 2^53.
    const due = total === BigInt(0) ? BigInt(0) : (BigInt(amount) * passed) / total
    const part = due - given
    given = due
    return Number(part)
  })
}
