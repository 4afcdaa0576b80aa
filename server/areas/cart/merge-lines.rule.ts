import { maxLines, maxQuantity } from '../../../contract/cart.ts'

type Line = { productId: string; colorId: string; size: string; quantity: number }

/**
 * A guest's lines put to those of the account they sign in to: the same thing adds up, as far as a line and
 * a cart can hold. `put` is what changes; `capped` lines would have been more, `left` ones found no room.
 */
export function mergeLines<T extends Line>(own: Line[], guests: T[]): { put: T[]; capped: number; left: number } {
  const quantities = new Map(own.map((line) => [keyOf(line), line.quantity]))
  const merged = { put: [] as T[], capped: 0, left: 0 }
  for (const line of guests) {
    const had = quantities.get(keyOf(line))
    if (had === undefined && quantities.size >= maxLines) {
      merged.left++
      continue
    }
    const wanted = (had ?? 0) + line.quantity
    const quantity = Math.min(maxQuantity, wanted)
    if (quantity < wanted) merged.capped++
    quantities.set(keyOf(line), quantity)
    merged.put.push({ ...line, quantity })
  }
  return merged
}

function keyOf({ productId, colorId, size }: Line): string {
  return JSON.stringify([productId, colorId, size])
}
