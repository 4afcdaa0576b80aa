import type { Cart } from '../../../../contract/cart.ts'
import type { ListedDiscount } from '../../../../contract/discounts.ts'

/** `missing`: how much more the goods have to cost, in dong. The shop itself decides when the code is applied. */
export type CouponState = { kind: 'applied' } | { kind: 'missing'; amount: number } | { kind: 'ready' }

/** What a listed code can do for this cart; the minimum counts the goods before the discount. */
export function couponStateOf(
  { code, minSubtotal = 0 }: Pick<ListedDiscount, 'code' | 'minSubtotal'>,
  { subTotal, discount }: Pick<Cart, 'subTotal' | 'discount'>,
): CouponState {
  if (subTotal < minSubtotal) return { kind: 'missing', amount: minSubtotal - subTotal }
  return discount?.code === code && discount.problem === undefined ? { kind: 'applied' } : { kind: 'ready' }
}
