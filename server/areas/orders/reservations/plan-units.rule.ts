/** Units of second choice are there, but no variant counts them (`second-choice/`). */
type SecondChoice = { secondChoiceId?: string | null | undefined }
type LineBefore = SecondChoice & { variantId: string; quantity: number; fromStock: number }
type LineAfter = SecondChoice & { variantId: string; quantity: number }

export type UnitPlan = {
  /** Units that the order has already, of each line after the edit. */
  kept: number[]
  /** Units of each line that still have to come from stock or be sewn. */
  missing: number[]
  /** Units that no line needs any more. */
  freed: { variantId: string; quantity: number }[]
}

/**
 * Shares what an order has among its edited lines, by variant: first the units from stock, then those that are sewn for it
 * already. Only what is missing after that is taken, and only what is left over returns to the stock.
 */
export function planUnits(before: readonly LineBefore[], after: readonly LineAfter[]): UnitPlan {
  const stock = new Map<string, number>()
  const sewn = new Map<string, number>()
  for (const { variantId, quantity, fromStock, secondChoiceId } of before) {
    if (secondChoiceId) continue
    stock.set(variantId, (stock.get(variantId) ?? 0) + fromStock)
    sewn.set(variantId, (sewn.get(variantId) ?? 0) + quantity - fromStock)
  }
  const kept = after.map(({ variantId, quantity, secondChoiceId }) => (secondChoiceId ? quantity : take(stock, variantId, quantity)))
  const missing = after.map(({ variantId, quantity }, at) => {
    const rest = quantity - (kept[at] ?? 0)
    return rest - take(sewn, variantId, rest)
  })
  const freed = [...stock].flatMap(([variantId, quantity]) => (quantity > 0 ? [{ variantId, quantity }] : []))
  return { kept, missing, freed }
}

function take(left: Map<string, number>, variantId: string, wanted: number): number {
  const taken = Math.min(wanted, left.get(variantId) ?? 0)
  left.set(variantId, (left.get(variantId) ?? 0) - taken)
  return taken
}
