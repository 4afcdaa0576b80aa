/**
 * Shares an amount among lines in proportion to their totals. The parts add up to the amount to the dong; none is
 * below zero or above its line; a line that costs nothing gets nothing.
 */
export function splitDiscount(amount: number, lineTotals: number[]): number[] {
  const total = lineTotals.reduce((sum, line) => sum + BigInt(line), 0n)
  if (BigInt(amount) > total || amount < 0) throw new Error(`cannot split ${amount} over ${total}`)
  let passed = 0n
  let given = 0n
  return lineTotals.map((line) => {
    passed += BigInt(line)
    // The share of all lines up to this one, rounded down; in bigint, because products of sums exceed 2^53.
    const due = total === 0n ? 0n : (BigInt(amount) * passed) / total
    const part = due - given
    given = due
    return Number(part)
  })
}
