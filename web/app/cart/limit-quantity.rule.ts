import type { CartItem, NewCartLine } from '../../../contract/cart.ts'

/** How many of a line can be taken where `wanted` are: never more than there are, and never fewer than it holds already. */
export function limitQuantity({ quantity, available }: Pick<CartItem, 'quantity' | 'available'>, wanted: number): number {
  return wanted > quantity ? Math.max(quantity, Math.min(wanted, available)) : wanted
}

/** Whether a line of the cart is what somebody puts in. */
export function isSameLine(item: Pick<CartItem, 'productId' | 'color' | 'size'>, { productId, color, size }: NewCartLine): boolean {
  const isColor = item.color.id === color || item.color.color === color
  return item.productId === productId && isColor && (item.size?.size ?? null) === (size ?? null)
}
