/**
 * Shares an amount among lines in proportion to what they cost. The parts add up to the amount to the
 * dong, none is below zero or above its line; a line that costs nothing gets nothing.
 */
export function splitDiscount(amount: number, lineTotals: number[]): number[] {
  const total = lineTotals.reduce((sum, line) => sum + BigInt(line), 0n)
  if (BigInt(amount) > total || amount < 0) throw new Error(`cannot split ${amount} over ${total}`)
  let passed = 0n
  let given = 0n
  return lineTotals.map((line) => {
    passed += BigInt(line)
    // What all lines up to here get together, rounded down; in big integers, as products of sums outgrow 2^53.
    const due = total === 0n ? 0n : (BigInt(amount) * passed) / total
    const part = due - given
    given = due
    return Number(part)
  })
}
