import type { Availability } from '../../../../contract/catalogue.ts'

/** What a shopper reads: what is sewn to order reads so whatever lies on the shelf. */
export function availabilityOf(product: { inStock: boolean; madeToOrder: boolean }): Availability {
  if (product.madeToOrder) return 'Made to order'
  return product.inStock ? 'In stock' : 'Out of stock'
}

export function isAvailable(variant: { onHand: number; reserved: number }, madeToOrder: boolean): boolean {
  return madeToOrder || variant.onHand > variant.reserved
}
