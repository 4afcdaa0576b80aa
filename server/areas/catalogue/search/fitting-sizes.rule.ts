import type { WantedSize } from './amounts/read-size.rule.ts'

/** A size that the shop has, and what a child measures who wears it. */
export type SizeRow = { size: string; heightMin: number; heightMax: number; weightMin: number; weightMax: number }

/** The sizes in use that fit; empty if none does. */
export function sizesFor(wanted: WantedSize, inUse: readonly string[], chart: readonly SizeRow[]): string[] {
  if ('label' in wanted) return inUse.filter((size) => size.toLowerCase() === wanted.label)
  if ('months' in wanted) {
    const { months, until = months + 1 } = wanted
    return inUse.filter((size) => {
      const ages = agesOf(size)
      return ages !== undefined && ages.from < until && ages.until > months
    })
  }
  const own = 'cm' in wanted ? inUse.filter((size) => size === String(wanted.cm)) : []
  if (own.length > 0) return own
  const rows = chart.filter(({ size }) => inUse.includes(size))
  const fitting = rows
    .filter((row) =>
      'cm' in wanted
        ? isIn(wanted.cm, wanted.until, row.heightMin, row.heightMax)
        : isIn(wanted.kg, wanted.until, row.weightMin, row.weightMax),
    )
    .map(({ size }) => size)
  return fitting.length > 0 ? fitting : smallestFor(wanted, rows)
}

/** A child who is smaller than any size wears the smallest. */
function smallestFor(wanted: { cm: number } | { kg: number }, rows: readonly SizeRow[]): string[] {
  const least = (row: SizeRow) => ('cm' in wanted ? row.heightMin : row.weightMin)
  const measure = 'cm' in wanted ? wanted.cm : wanted.kg
  const [smallest] = rows.toSorted((a, b) => least(a) - least(b))
  return smallest && measure < least(smallest) && measure >= least(smallest) / 2 ? [smallest.size] : []
}

/** The ages of a size in months: "0-3M", "2Y". */
function agesOf(size: string): { from: number; until: number } | undefined {
  const months = /^(\d{1,2})-(\d{1,2})M$/i.exec(size)
  if (months) return { from: Number(months[1]), until: Number(months[2]) }
  const years = /^(\d{1,2})(?:-(\d{1,2}))?Y$/i.exec(size)
  if (!years) return undefined
  const from = Number(years[1]) * 12
  return { from, until: years[2] ? Number(years[2]) * 12 : from + 12 }
}

function isIn(value: number, until: number | undefined, least: number, most: number): boolean {
  return until === undefined ? value >= least && value < most : value < most && until > least
}
