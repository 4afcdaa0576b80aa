import type { SizeChart } from '../../../../contract/content.ts'

export type SizeOption = { size: string; heightMin?: number; heightMax?: number }
export type SizeGroup = { group: 'baby' | 'kids' | 'other'; sizes: SizeOption[] }

/** The sizes in use, grouped and sorted as in the size chart; unknown sizes come last. */
export function groupSizes(inUse: readonly string[], chart: SizeChart): SizeGroup[] {
  const key = (size: string) => size.toLowerCase()
  const used = new Map(inUse.map((size) => [key(size), size]))
  const pick = (rows: SizeChart['baby']): SizeOption[] =>
    rows.flatMap(({ size, heightMin, heightMax }) => {
      const written = used.get(key(size))
      return written === undefined ? [] : [{ size: written, heightMin, heightMax }]
    })
  const known = new Set([...chart.baby, ...chart.kids].map(({ size }) => key(size)))
  const groups: SizeGroup[] = [
    { group: 'baby', sizes: pick(chart.baby) },
    { group: 'kids', sizes: pick(chart.kids) },
    { group: 'other', sizes: inUse.filter((size) => !known.has(key(size))).map((size) => ({ size })) },
  ]
  return groups.filter(({ sizes }) => sizes.length > 0)
}
