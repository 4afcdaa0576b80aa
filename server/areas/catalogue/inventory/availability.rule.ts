import type { Availability } from '../../../../contract/catalogue.ts'

/** The availability for a shopper: a product that is made to order stays so, whatever is in stock. */
export function availabilityOf(product: { inStock: boolean; madeToOrder: boolean }): Availability {
  if (product.madeToOrder) return 'Made to order'
  return product.inStock ? 'In stock' : 'Out of stock'
}

export function isAvailable(variant: { onHand: number; reserved: number }, madeToOrder: boolean): boolean {
  return madeToOrder || variant.onHand > variant.reserved
}
