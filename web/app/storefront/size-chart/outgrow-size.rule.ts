import type { Measures, SizeRow } from './find-size.rule.ts'
import { type GrowthSpread, growthTable } from './who-growth-table.ts'

type Kind = 'height' | 'weight'
type Curve = readonly (readonly [months: number, spread: GrowthSpread])[]

const curves: Record<Kind, Curve> = {
  height: growthTable.map(([months, height]) => [months, height]),
  weight: growthTable.map(([months, , weight]) => [months, weight]),
}
const maxMonths = growthTable.at(-1)?.[0] ?? 0
/** In standard deviations; a value beyond this is more likely a typing error. */
const maxDeviation = 3

/**
 * Estimates for how many months a size still fits: until the height or the weight, whichever comes first, exceeds its range. Assumes
 * that the child stays on its percentile; without an age, assumes the median age for the height (or weight). Null if no estimate is
 * possible.
 */
export function monthsUntilOutgrown(row: SizeRow, measures: Measures, ageInMonths: number | null): number | null {
  const age = ageInMonths ?? usualAge(measures)
  if (age === null) return null
  const ends = [
    measures.height === null ? null : reaches('height', { value: measures.height, limit: row.heightMax, age }),
    measures.weight === null ? null : reaches('weight', { value: measures.weight, limit: row.weightMax, age }),
  ].filter((end) => end !== null)
  if (ends.length === 0) return null
  return Math.max(0, Math.floor(Math.min(...ends) - age))
}

function usualAge({ height, weight }: Measures): number | null {
  if (height !== null) return ageAt(curves.height, 0, height, 0)
  return weight === null ? null : ageAt(curves.weight, 0, weight, 0)
}

/** The age in months at which a measure reaches a limit; null if that is beyond the growth table. */
function reaches(kind: Kind, { value, limit, age }: { value: number; limit: number; age: number }): number | null {
  const deviation = deviationOf(spreadAt(curves[kind], age), value)
  return Math.abs(deviation) > maxDeviation ? null : ageAt(curves[kind], deviation, limit, age)
}

/** The first age from `from` on at which a child with this deviation has the measure; null if it is beyond the table. */
function ageAt(curve: Curve, deviation: number, measure: number, from: number): number | null {
  if (measureOf(spreadAt(curve, from), deviation) >= measure) return from
  const after = curve.findIndex(([months, spread]) => months > from && measureOf(spread, deviation) >= measure)
  const [before, next] = [curve[after - 1], curve[after]]
  if (!before || !next) return null
  const [startMonths, startSpread] = before
  const [endMonths, endSpread] = next
  const [start, end] = [measureOf(startSpread, deviation), measureOf(endSpread, deviation)]
  return Math.max(from, startMonths + ((measure - start) / (end - start)) * (endMonths - startMonths))
}

/** Interpolates linearly between two ages of the table. */
function spreadAt(curve: Curve, months: number): GrowthSpread {
  const age = Math.min(Math.max(months, 0), maxMonths)
  const after = curve.findIndex(([each]) => each >= age)
  const end = curve[after] ?? [0, [0, 0, 0]]
  const start = curve[Math.max(0, after - 1)] ?? end
  const share = end[0] === start[0] ? 0 : (age - start[0]) / (end[0] - start[0])
  const at = (place: 0 | 1 | 2) => start[1][place] + (end[1][place] - start[1][place]) * share
  return [at(0), at(1), at(2)]
}

/** The distance from the median in standard deviations; each side has its own scale. */
function deviationOf([low, median, high]: GrowthSpread, value: number): number {
  return value < median ? (2 * (value - median)) / (median - low) : (2 * (value - median)) / (high - median)
}

function measureOf([low, median, high]: GrowthSpread, deviation: number): number {
  return median + (deviation / 2) * (deviation < 0 ? median - low : high - median)
}
