import type { Cart, CartItem } from '../../../../contract/cart.ts'

/** How a line differs from what the shopper looked at. */
export type CartChange = {
  id: string
  name: string
  detail: string
  kind: 'changed' | 'added' | 'removed'
  price?: Moved
  quantity?: Moved
  problem?: NonNullable<CartItem['problem']>
}

type Moved = { before: number; now: number }
/** What moved between the cart somebody saw and the cart as it is: line by line, and in all. */
export type CartChanges = { lines: CartChange[]; discount?: Moved; subTotal?: Moved }

export function compareCarts(seen: Cart, now: Cart): CartChanges {
  const discount = moved(seen.discount?.amount ?? 0, now.discount?.amount ?? 0)
  const subTotal = moved(seen.subTotal, now.subTotal)
  return { lines: compareLines(seen, now), ...(discount && { discount }), ...(subTotal && { subTotal }) }
}

function compareLines(seen: Cart, now: Cart): CartChange[] {
  const removed = seen.items.filter((item) => !find(now, item)).map((item) => ({ ...named(item), kind: 'removed' as const }))
  const others = now.items.flatMap((item) => {
    const before = find(seen, item)
    return before ? changeOf(before, item) : [{ ...named(item), kind: 'added' as const, ...troubleOf(item) }]
  })
  return [...others, ...removed]
}

function changeOf(before: CartItem, now: CartItem): CartChange[] {
  const price = moved(before.unitPrice, now.unitPrice)
  const quantity = moved(before.quantity, now.quantity)
  const change: CartChange = { ...named(now), kind: 'changed', ...(price && { price }), ...(quantity && { quantity }), ...troubleOf(now) }
  return change.price || change.quantity || change.problem ? [change] : []
}

function moved(before: number, now: number): Moved | undefined {
  return before === now ? undefined : { before, now }
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
