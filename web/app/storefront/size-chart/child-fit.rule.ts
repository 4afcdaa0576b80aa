import type { Child } from '../../../../contract/children.ts'
import type { SizeChart } from '../../../../contract/content.ts'
import { ageInMonths, monthsBetween } from '../../children/stored-children.rule.ts'
import { findSize, type SizeAdvice, type SizeRow } from './find-size.rule.ts'
import { monthsUntilOutgrown } from './outgrow-size.rule.ts'

/** Below this time the next size is named, too. */
const shortMonths = 3
/** Measures older than this are no longer relied on. */
const outdatedAfterMonths = 12

/** `months`: how long the size still fits, counted from today; null where no estimate is possible. */
export type ChildFit = { size: string; fit: SizeAdvice['fit']; months: number | null; isOutdated: boolean }

/** The size for a child today. Since its measuring the child has grown: that time is taken off. Null without measures or a chart. */
export function fitOf(chart: SizeChart, child: Child, today: string): ChildFit | null {
  const advice = adviceOf(chart, child)
  if (!advice) return null
  const elapsed = Math.max(0, monthsBetween(child.measuredOn, today))
  const fromMeasuring = monthsUntilOutgrown(advice.row, measuresOf(child), ageInMonths(child.birthMonth, child.measuredOn))
  const months = fromMeasuring === null ? null : Math.max(0, fromMeasuring - elapsed)
  const isOutgrown = fromMeasuring !== null && elapsed > fromMeasuring
  return { size: advice.row.size, fit: advice.fit, months, isOutdated: isOutgrown || elapsed >= outdatedAfterMonths }
}

/** The sizes to look for: the one that fits, and the next where it is soon too small. Empty if the child has outgrown every size. */
export function fittingSizes(chart: SizeChart, child: Child, today: string): string[] {
  const fit = fitOf(chart, child, today)
  if (!fit || fit.fit === 'above') return []
  const next = nextSize(chart, fit.size)
  return fit.months !== null && fit.months < shortMonths && next ? [fit.size, next.size] : [fit.size]
}

function adviceOf(chart: SizeChart, child: Child): SizeAdvice | null {
  return child.heightCm === null && child.weightKg === null ? null : findSize(chart, measuresOf(child))
}

function measuresOf({ heightCm, weightKg }: Child) {
  return { height: heightCm, weight: weightKg }
}

function nextSize({ baby, kids }: SizeChart, size: string): SizeRow | undefined {
  const rows = [...baby, ...kids]
  return rows[rows.findIndex((row) => row.size === size) + 1]
}
