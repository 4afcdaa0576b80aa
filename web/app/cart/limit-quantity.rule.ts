import type { CartItem, NewCartLine } from '../../../contract/cart.ts'
import type { PersonalizationValue } from '../../../contract/personalization.ts'

/**
 * The quantity a line can have where `wanted` is requested: never more than the stock, and never less than it holds already.
 */
export function limitQuantity({ quantity, available }: Pick<CartItem, 'quantity' | 'available'>, wanted: number): number {
  return wanted > quantity ? Math.max(quantity, Math.min(wanted, available)) : wanted
}

type CartVariant = Pick<CartItem, 'productId' | 'color' | 'size' | 'personalization'>

/** Whether a cart line is the same variant of the same product, made for the same child. */
export function isSameLine(item: CartVariant, { productId, color, size, personalization }: NewCartLine): boolean {
  const isColor = item.color.id === color || item.color.color === color
  const isVariant = item.productId === productId && isColor && (item.size?.size ?? null) === (size ?? null)
  return isVariant && wishesOf(item.personalization) === wishesOf(personalization)
}

/** A cart line as a request that adds it again. */
export function lineToAdd({ productId, quantity, color, size, personalization }: CartVariant & Pick<CartItem, 'quantity'>): NewCartLine {
  const wishes = personalization?.map(({ fieldId, value }) => ({ fieldId, value }))
  return { productId, quantity, color: color.id, size: size?.size ?? null, ...(wishes ? { personalization: wishes } : {}) }
}

function wishesOf(values: readonly PersonalizationValue[] | undefined): string {
  return JSON.stringify((values ?? []).map(({ fieldId, value }) => [fieldId, value]))
}
