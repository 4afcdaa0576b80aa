import type { CartItem, NewCartLine } from '../../../contract/cart.ts'

/**
 * The quantity a line can have where `wanted` is requested: never more than the stock, and never less than it holds already.
 */
export function limitQuantity({ quantity, available }: Pick<CartItem, 'quantity' | 'available'>, wanted: number): number {
  return wanted > quantity ? Math.max(quantity, Math.min(wanted, available)) : wanted
}

/** Whether a cart line is the same variant of the same product. */
export function isSameLine(item: Pick<CartItem, 'productId' | 'color' | 'size'>, { productId, color, size }: NewCartLine): boolean {
  const isColor = item.color.id === color || item.color.color === color
  return item.productId === productId && isColor && (item.size?.size ?? null) === (size ?? null)
}
