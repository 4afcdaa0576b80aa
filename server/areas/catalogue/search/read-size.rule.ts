import type { Word } from './fold-words.rule.ts'
import type { Read } from './read-price.rule.ts'

/** A size as somebody writes it: its label, an age in months, a height or a weight. */
export type WantedSize = { label: string } | { months: number; until?: number } | { cm: number } | { kg: number }

const before = ['size', 'sz', 'sai', 'co', 'so', 'sizes', 'age', 'aged', 'tuoi', 'tam', 'khoang', 'cho', 'be', 'cao', 'nang', 'for']

/** A size, an age or a measure that begins at a word: "size 2y", "bé 18 tháng", "bé cao 95cm", "12 ký", "0-3m". */
export function readSize(words: readonly Word[], at: number): Read<WantedSize> | undefined {
  let skipped = 0
  while (skipped < 4 && before.includes(words[at + skipped]?.folded ?? '')) skipped++
  const lead = words.slice(at, at + skipped).map(({ folded }) => folded)
  const found = readMeasure(words, at + skipped, lead)
  return found && { value: found.value, length: skipped + found.length }
}

function readMeasure(words: readonly Word[], at: number, lead: string[]): Read<WantedSize> | undefined {
  const isSize = lead.some((word) => ['size', 'sz', 'sai', 'co', 'so', 'sizes'].includes(word))
  const word = words[at]?.folded ?? ''
  const next = words[at + 1]?.folded ?? ''
  const range = readRange(words, at)
  if (range) return range
  const meters = /^1m(\d{1,2})?$/.exec(word)
  if (meters)
    return lead.includes('cao') || meters[1] ? { value: { cm: 100 + Number((meters[1] ?? '0').padEnd(2, '0')) }, length: 1 } : undefined
  const joined = /^(\d{1,3}(?:[.,]\d)?)([a-z]+)$/.exec(word)
  const number = joined?.[1] ?? (/^\d{1,3}(?:[.,]\d)?$/.test(word) ? word : undefined)
  if (number === undefined)
    return isSize && /^(xxs|xs|s|m|l|xl|xxl|nb|newborn|[a-z]{1,2}\d{1,2})$/.test(word) ? { value: { label: word }, length: 1 } : undefined
  const unit = joined?.[2] ?? next
  const value = Number(number.replace(',', '.'))
  const length = joined ? 1 : 2
  if (/^(thang|thg|th|m|mo|months?|mth|mths|month)$/.test(unit) && (joined || unit !== 'm'))
    return value <= 120 ? { value: { months: value }, length: length + rest(words, at + length) } : undefined
  if (/^(tuoi|t|y|yo|years?|yr|yrs|nam|tuoii)$/.test(unit) && value <= 16) {
    const isHalf = words[at + length]?.folded === 'ruoi'
    return { value: { months: value * 12 + (isHalf ? 6 : 0) }, length: length + (isHalf ? 1 : 0) + rest(words, at + length) }
  }
  if (/^(cm|phan|centimet)$/.test(unit)) return value >= 40 && value <= 190 ? { value: { cm: value }, length } : undefined
  if (/^(kg|ky|ki|can|kgs|kilo|kilos|kylo)$/.test(unit)) return value >= 2 && value <= 60 ? { value: { kg: value }, length } : undefined
  if (joined) return undefined
  if (lead.includes('cao') && value >= 40 && value <= 190) return { value: { cm: value }, length: 1 }
  if (lead.includes('nang') && value >= 2 && value <= 60) return { value: { kg: value }, length: 1 }
  if (!isSize) return undefined
  return { value: value >= 50 ? { cm: value } : { months: value * 12 }, length: 1 }
}

/** "0-3m", "6-9 tháng", "2-3 tuổi". */
function readRange(words: readonly Word[], at: number): Read<WantedSize> | undefined {
  const [first, sign, second] = [0, 1, 2].map((i) => words[at + i]?.folded ?? '') as [string, string, string]
  if (!/^\d{1,2}(?:m|t|y|th)?$/.test(first) || !/^(-|den|toi|to|~)$/.test(sign)) return undefined
  const end = /^(\d{1,2})([a-z]*)$/.exec(second)
  if (!end) return undefined
  const unit = end[2] || (words[at + 3]?.folded ?? '')
  const length = end[2] ? 3 : 4
  const isMonths = /^(m|thang|th|thg|mo|months?)$/.test(unit)
  if (!isMonths && !/^(y|tuoi|t|years?|yr|yo)$/.test(unit)) return undefined
  const scale = isMonths ? 1 : 12
  const [from, until] = [Number.parseInt(first, 10) * scale, Number(end[1]) * scale]
  return from < until ? { value: { months: from, until }, length } : undefined
}

/** "tuổi" after "18 tháng", "old" after "2 years". */
function rest(words: readonly Word[], at: number): number {
  return /^(tuoi|old)$/.test(words[at]?.folded ?? '') ? 1 : 0
}

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
  return chart
    .filter((row) => ('cm' in wanted ? isIn(wanted.cm, row.heightMin, row.heightMax) : isIn(wanted.kg, row.weightMin, row.weightMax)))
    .map(({ size }) => size)
    .filter((size) => inUse.includes(size))
}

/** The ages of a size in months: "0-3M", "2Y". */
export function agesOf(size: string): { from: number; until: number } | undefined {
  const months = /^(\d{1,2})-(\d{1,2})M$/i.exec(size)
  if (months) return { from: Number(months[1]), until: Number(months[2]) }
  const years = /^(\d{1,2})(?:-(\d{1,2}))?Y$/i.exec(size)
  if (!years) return undefined
  const from = Number(years[1]) * 12
  return { from, until: years[2] ? Number(years[2]) * 12 : from + 12 }
}

function isIn(value: number, least: number, most: number): boolean {
  return value >= least && value < most
}
