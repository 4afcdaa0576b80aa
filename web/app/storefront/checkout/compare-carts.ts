import type { Cart, CartItem } from '../../../../contract/cart.ts'

/** How a line differs from what the shopper looked at. */
export type CartChange = {
  id: string
  name: string
  detail: string
  kind: 'changed' | 'added' | 'removed'
  price?: { before: number; now: number }
  quantity?: { before: number; now: number }
  problem?: NonNullable<CartItem['problem']>
}

/** What moved between the cart somebody saw and the cart as it is, line by line. */
export function compareCarts(seen: Cart, now: Cart): CartChange[] {
  const removed = seen.items.filter((item) => !find(now, item)).map((item) => ({ ...named(item), kind: 'removed' as const }))
  const others = now.items.flatMap((item) => {
    const before = find(seen, item)
    return before ? changeOf(before, item) : [{ ...named(item), kind: 'added' as const, ...troubleOf(item) }]
  })
  return [...others, ...removed]
}

function changeOf(before: CartItem, now: CartItem): CartChange[] {
  const price = before.unitPrice === now.unitPrice ? {} : { price: { before: before.unitPrice, now: now.unitPrice } }
  const quantity = before.quantity === now.quantity ? {} : { quantity: { before: before.quantity, now: now.quantity } }
  const change: CartChange = { ...named(now), kind: 'changed', ...price, ...quantity, ...troubleOf(now) }
  return change.price || change.quantity || change.problem ? [change] : []
}

function find(cart: Cart, { _id }: CartItem): CartItem | undefined {
  return cart.items.find((item) => item._id === _id)
}

function named({ _id, name, color, size }: CartItem) {
  return { id: _id, name, detail: [color.label, size?.size].filter(Boolean).join(' · ') }
}

function troubleOf({ problem }: CartItem) {
  return problem ? { problem } : {}
}
