import type { Cart } from '../../../../contract/cart.ts'
import { type OrderTotals, orderTotals } from '../../../../contract/pricing.ts'

/** `shippingFee` is null while the destination is unknown. */
export type CheckoutTotals = OrderTotals<number | null>

/** The expected totals of a cart; the server calculates those of the order. */
export function checkoutTotals(
  cart: Pick<Cart, 'subTotal' | 'discount'>,
  { shippingFee, wrapFee, taxPercent }: { shippingFee: number | null; wrapFee: number; taxPercent: number },
): CheckoutTotals {
  const discount = cart.discount && cart.discount.problem === undefined ? cart.discount : null
  return orderTotals({ subTotal: cart.subTotal, discount, shippingFee, wrapFee, taxPercent })
}
