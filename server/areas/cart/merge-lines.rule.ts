import { maxLines, maxQuantity } from '../../../contract/cart.ts'
import { lineKey } from './line-key.rule.ts'

type Line = Parameters<typeof lineKey>[0] & { quantity: number }

/**
 * Merges a guest's lines into those of the account: quantities of the same variant and personalization add up, within the limits of a
 * line and a cart. `put`: lines to write; `capped`: number of lines cut to the limit; `left`: number of lines that
 * did not fit.
 */
export function mergeLines<T extends Line>(own: Line[], guests: T[]): { put: T[]; capped: number; left: number } {
  const quantities = new Map(own.map((line) => [lineKey(line), line.quantity]))
  const merged = { put: [] as T[], capped: 0, left: 0 }
  for (const line of guests) {
    const had = quantities.get(lineKey(line))
    if (had === undefined && quantities.size >= maxLines) {
      merged.left++
      continue
    }
    const wanted = (had ?? 0) + line.quantity
    const quantity = Math.min(maxQuantity, wanted)
    if (quantity < wanted) merged.capped++
    quantities.set(lineKey(line), quantity)
    merged.put.push({ ...line, quantity })
  }
  return merged
}
