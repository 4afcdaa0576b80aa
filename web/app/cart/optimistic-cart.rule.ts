import type { Cart, CartItem } from '../../../contract/cart.ts'

/** The expected cart, shown until the shop responds with the actual one. */
export function withQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  const items = cart.items.map((item) => (item._id === itemId ? withItemQuantity(item, quantity) : item))
  return { ...cart, items, subTotal: items.filter(isPurchasable).reduce((sum, item) => sum + item.total, 0) }
}

function withItemQuantity({ problem, ...item }: CartItem, quantity: number): CartItem {
  const remains = problem !== undefined && !(problem === 'not_enough' && quantity <= item.available)
  return { ...item, quantity, total: item.unitPrice * quantity, ...(remains ? { problem } : {}) }
}

/** Whether the line counts in the subtotal. One with too few units left does, because its quantity can be changed. */
export function isPurchasable({ problem }: Pick<CartItem, 'problem'>): boolean {
  return problem === undefined || problem === 'not_enough'
}
