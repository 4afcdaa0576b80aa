import type { Cart, CartItem } from '../../../contract/cart.ts'

/** The cart as it will most likely be: shown until the shop answers with what is true. */
export function withQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  const items = cart.items.map((item) => (item._id === itemId ? { ...item, quantity, total: item.unitPrice * quantity } : item))
  return { ...cart, items, subTotal: items.filter(canBeBought).reduce((sum, item) => sum + item.total, 0) }
}

function canBeBought(item: CartItem): boolean {
  return item.problem !== 'gone' && item.problem !== 'sold_out'
}
