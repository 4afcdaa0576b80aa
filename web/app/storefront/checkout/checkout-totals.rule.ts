import type { Cart } from '../../../../contract/cart.ts'
import { containedTax } from '../../../../contract/money.ts'

export type CheckoutTotals = {
  subTotal: number
  discount: number
  /** Null while the destination is unknown. */
  shippingFee: number | null
  total: number
  tax: number
}

/** The expected totals by the shop's rules; the server calculates those of the order. */
export function checkoutTotals(cart: Pick<Cart, 'subTotal' | 'discount'>, quotedFee: number | null, taxPercent: number): CheckoutTotals {
  const isApplied = cart.discount !== undefined && cart.discount.problem === undefined
  const discount = isApplied ? Math.min(cart.discount?.amount ?? 0, cart.subTotal) : 0
  const shippingFee = isApplied && cart.discount?.freeShipping ? 0 : quotedFee
  const total = cart.subTotal - discount + (shippingFee ?? 0)
  return { subTotal: cart.subTotal, discount, shippingFee, total, tax: containedTax(total, taxPercent) }
}
