import type { SizeChart } from '../../../../contract/content.ts'

export type SizeRow = SizeChart['baby'][number]
export type Measures = { height: number | null; weight: number | null }

/**
 * `isBetween`: between two sizes. `by`: the measure that decided, "weightOverHeight" where the height alone gives a smaller size.
 * `fit`: "below" and "above" if the child is smaller or larger than every size.
 */
export type SizeAdvice = {
  row: SizeRow
  fit: 'fits' | 'below' | 'above'
  isBetween: boolean
  by: 'height' | 'weight' | 'weightOverHeight' | 'both'
}

/**
 * The size for a child: by height and by weight, whichever is larger; between two sizes the larger. A guideline only. Null without
 * measures or a chart.
 */
export function findSize(chart: SizeChart, { height, weight }: Measures): SizeAdvice | null {
  const rows = [...chart.baby, ...chart.kids]
  const byHeight = height === null ? -1 : placeOf(height, rows.map(heights))
  const byWeight = weight === null ? -1 : placeOf(weight, rows.map(weights))
  const place = Math.max(byHeight, byWeight)
  const row = rows[Math.min(place, rows.length - 1)]
  if (!row) return null
  const by = byHeight === byWeight ? 'both' : byHeight > byWeight ? 'height' : height === null ? 'weight' : 'weightOverHeight'
  const decided = [
    byHeight === place && height !== null ? height - row.heightMin : null,
    byWeight === place && weight !== null ? weight - row.weightMin : null,
  ]
  const over = decided.filter((each) => each !== null)
  if (place === rows.length) return { row, fit: 'above', isBetween: false, by }
  if (place === 0) return { row, fit: over.every((each) => each < 0) ? 'below' : 'fits', isBetween: false, by }
  return { row, fit: 'fits', isBetween: over.some((each) => each <= 0), by }
}

type Range = readonly [min: number, max: number]
const heights = (row: SizeRow): Range => [row.heightMin, row.heightMax]
const weights = (row: SizeRow): Range => [row.weightMin, row.weightMax]

/** The first size whose range the measure does not exceed; one past the last if it exceeds them all. */
function placeOf(measure: number, ranges: readonly Range[]): number {
  const last = ranges.at(-1)
  if (last && measure === last[1]) return ranges.length - 1
  const place = ranges.findIndex(([, max]) => measure < max)
  return place < 0 ? ranges.length : place
}
