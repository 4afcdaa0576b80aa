type PaidLine = { quantity: number; totalVnd: number; discountVnd: number }

/**
 * What was paid for units of a line, after its share of the discount. `before`: units that came back earlier; the parts of
 * a line that comes back piece by piece add up to what it cost.
 */
export function returnedAmount({ quantity, totalVnd, discountVnd }: PaidLine, units: number, before: number): number {
  const paid = totalVnd - discountVnd
  const upTo = (count: number) => Math.round((paid * Math.min(count, quantity)) / quantity)
  return upTo(before + units) - upTo(before)
}
