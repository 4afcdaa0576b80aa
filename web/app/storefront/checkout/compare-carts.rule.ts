import type { Cart, CartItem } from '../../../../contract/cart.ts'

/** How a line differs from the one the shopper saw. */
export type CartChange = {
  id: string
  name: string
  detail: string
  kind: 'changed' | 'added' | 'removed'
  price?: ValueChange
  quantity?: ValueChange
  problem?: NonNullable<CartItem['problem']>
  /** Why the shop refused a line in which the shopper can see no change: other orders wait for its last units. */
  refusal?: string
}

type ValueChange = { before: number; now: number }
/** The changes between the cart the shopper saw and the current one: by line, and in total. */
export type CartChanges = { lines: CartChange[]; discount?: ValueChange; subTotal?: ValueChange }

/** `refused`: the messages of lines that the shop refused, by id. */
export function compareCarts(seen: Cart, now: Cart, refused: Record<string, string> = {}): CartChanges {
  const discount = valueChange(seen.discount?.amount ?? 0, now.discount?.amount ?? 0)
  const subTotal = valueChange(seen.subTotal, now.subTotal)
  return { lines: compareLines(seen, now, refused), ...(discount && { discount }), ...(subTotal && { subTotal }) }
}

function compareLines(seen: Cart, now: Cart, refused: Record<string, string>): CartChange[] {
  const removed = seen.items.filter((item) => !find(now, item)).map((item) => ({ ...lineName(item), kind: 'removed' as const }))
  const others = now.items.flatMap((item) => {
    const before = find(seen, item)
    return before ? changeOf(before, item, refused[item._id]) : [{ ...lineName(item), kind: 'added' as const, ...problemOf(item) }]
  })
  return [...others, ...removed]
}

function changeOf(before: CartItem, now: CartItem, refusal: string | undefined): CartChange[] {
  const price = valueChange(before.unitPrice, now.unitPrice)
  const quantity = valueChange(before.quantity, now.quantity)
  const change: CartChange = {
    ...lineName(now),
    kind: 'changed',
    ...(price && { price }),
    ...(quantity && { quantity }),
    ...problemOf(now),
  }
  if (change.price || change.quantity || change.problem) return [change]
  return refusal ? [{ ...change, refusal }] : []
}

function valueChange(before: number, now: number): ValueChange | undefined {
  return before === now ? undefined : { before, now }
}

function find(cart: Cart, { _id }: CartItem): CartItem | undefined {
  return cart.items.find((item) => item._id === _id)
}

function lineName({ _id, name, color, size, personalization = [] }: CartItem) {
  return { id: _id, name, detail: [color.label, size?.size, ...personalization.map(({ text }) => text)].filter(Boolean).join(' · ') }
}

function problemOf({ problem }: CartItem) {
  return problem ? { problem } : {}
}
