import type { Word } from '../fold-words.rule.ts'
import type { Read } from './read-amount.rule.ts'
import { digitAt, numbers, readMeters, readTens } from './read-number.rule.ts'
import { readStage } from './read-stage.rule.ts'

/** A size as somebody writes it: its label, an age in months, a height or a weight; with `until` a range of it. */
export type WantedSize =
  | { label: string }
  | { months: number; until?: number }
  | { cm: number; until?: number }
  | { kg: number; until?: number }

const sizeWords = new Set(['size', 'sz', 'sai', 'xai', 'co', 'so', 'sizes', 'saiz', 'siz'])
const near = new Set(['gan', 'sap', 'duoi', 'under', 'chua'])
const past = new Set(['hon', 'tren', 'over', 'ngoai'])
const before = new Set([
  ...sizeWords,
  ...near,
  ...past,
  ...['age', 'aged', 'tuoi', 'tam', 'khoang', 'cho', 'be', 'cao', 'nang', 'for', 'tron', 'duoc', 'chung', 'con', 'tu', 'from'],
])
const maxLead = 4

type Lead = { isSize: boolean; isTall: boolean; isHeavy: boolean; isChild: boolean; side: 'near' | 'under' | 'past' | undefined }

/** A size, an age or a measure that begins at a word: "size 2y", "bé 18 tháng", "bé cao 95cm", "12 ký", "0-3m", "mẫu giáo". */
export function readSize(words: readonly Word[], at: number): Read<WantedSize> | undefined {
  let skipped = 0
  while (skipped < maxLead && before.has(words[at + skipped]?.folded ?? '') && words[at + skipped + 1]) skipped++
  const lead = words.slice(at, at + skipped).map(({ folded }) => folded)
  const grown = words[at + skipped]?.exact === 'lên' ? readGrown(words, at + skipped, leadOf(lead)) : undefined
  if (grown) return { value: grown.value, length: skipped + grown.length }
  const stage = readStage(words, at + skipped)
  if (stage) return { value: stage.value, length: skipped + stage.length }
  const joined = /^(?:size|sz|sai|xai)(\d{1,3}[a-z]{0,2})$/.exec(words[at + skipped]?.folded ?? '')
  if (joined?.[1]) {
    const rest = words.slice(at + skipped).map((word, i) => (i === 0 ? { ...word, folded: joined[1] ?? '' } : word))
    const own = readMeasure(rest, 0, leadOf([...lead, 'size']))
    return own && { value: own.value, length: skipped + own.length }
  }
  const found = readMeasure(words, at + skipped, leadOf(lead))
  return found && { value: found.value, length: skipped + found.length }
}

/** "Lên 4", "lên ba": an age. */
function readGrown(words: readonly Word[], at: number, lead: Lead): Read<WantedSize> | undefined {
  const next = words[at + 1]?.folded ?? ''
  const years = /^\d$/.test(next) ? next : numbers[next]
  if (years === undefined || Number(years) < 1) return undefined
  const unit = yearUnits.test(words[at + 2]?.folded ?? '') ? 1 : 0
  return { value: ofAge(Number(years) * 12, lead, 'years'), length: 2 + unit }
}

function leadOf(lead: string[]): Lead {
  const has = (set: ReadonlySet<string>) => lead.some((word) => set.has(word))
  return {
    isSize: has(sizeWords),
    isTall: lead.includes('cao'),
    isHeavy: lead.includes('nang'),
    isChild: lead.includes('be') || lead.includes('con'),
    side: lead.some((word) => word === 'duoi' || word === 'under') ? 'under' : has(near) ? 'near' : has(past) ? 'past' : undefined,
  }
}

const monthUnits = /^(thang|thag|thng|thg|th|m|mo|mos|months?|mth|mths)$/
const yearUnits = /^(tuoi|tuoii|tuoj|t|y|yo|years?|yr|yrs|nam)$/
const tallUnits = /^(cm|phan|centimet|xentimet)$/
const heavyUnits = /^(kg|ky|ki|kgs|kilo|kilos|kylo|kilogram|can)$/

type Unit = 'months' | 'years' | 'cm' | 'kg'

function unitOf(text: string): Unit | undefined {
  if (monthUnits.test(text)) return 'months'
  if (yearUnits.test(text)) return 'years'
  if (tallUnits.test(text)) return 'cm'
  return heavyUnits.test(text) ? 'kg' : undefined
}

function readMeasure(words: readonly Word[], at: number, lead: Lead): Read<WantedSize> | undefined {
  const range = readRange(words, at) ?? readSpokenRange(words, at) ?? (lead.isSize ? readMonthLabel(words, at) : undefined)
  if (range) return range
  const meters = readMeters(words, at, lead)
  if (meters) return meters
  const word = words[at]?.folded ?? ''
  const days = readDays(words, at)
  if (days) return days
  const tens = readTens(words, at)
  const tensUnit = tens && unitOf(words[at + tens.length]?.folded ?? '')
  if (tens && tensUnit) {
    const length = tens.length + 1
    return inUnit({ value: tens.value, unit: tensUnit, words, end: at + length, length, lead })
  }
  // "9kg5" is 9.5 kg.
  const weighed = /^(\d{1,2})([a-z]+)(\d)$/.exec(word)
  if (weighed && unitOf(weighed[2] ?? '') === 'kg')
    return { value: ofMeasure('kg', Number(`${weighed[1]}.${weighed[3]}`), lead), length: 1 }
  const aged = /^(\d)(?:t|y)(\d{1,2})(?:m|t|th)?$/.exec(word)
  if (aged && Number(aged[2]) < 12) return { value: { months: Number(aged[1]) * 12 + Number(aged[2]) }, length: 1 }
  const joined = /^(\d{1,3}(?:[.,]\d)?)([a-z]+)$/.exec(word)
  const isHyphened = words[at + 1]?.folded === '-'
  const next = words[at + (isHyphened ? 2 : 1)]?.folded ?? ''
  const spoken = numbers[word]
  const number = joined?.[1] ?? (/^\d{1,3}(?:[.,]\d)?$/.test(word) ? word : spoken)
  if (number === undefined) {
    return lead.isSize && /^(xxs|xs|s|m|l|xl|xxl|nb|[a-z]{1,2}\d{1,2})$/.test(word) ? { value: { label: word }, length: 1 } : undefined
  }
  const value = Number(number.replace(',', '.'))
  const unit = unitOf(joined?.[2] ?? next)
  const length = joined ? 1 : isHyphened ? 3 : 2
  // "2 m" is no age, "ba nam" may be "boys", "hai m" nothing.
  const isMeasured = lead.isTall || lead.isHeavy
  const isAmbiguous =
    (!joined && next === 'm' && !isHyphened) || (spoken !== undefined && !isMeasured && /^(m|t|y|can|nam|phan)$/.test(next))
  if (unit && !isAmbiguous) return inUnit({ value, unit, words, end: at + length, length, lead })
  if (joined || spoken) return undefined
  return withoutUnit(value, lead, isHyphened)
}

type Measure = { value: number; unit: Unit; words: readonly Word[]; end: number; length: number; lead: Lead }

function inUnit({ value, unit, words, end, length, lead }: Measure): Read<WantedSize> | undefined {
  const half = /^(ruoi|ruoj)$/.test(words[end]?.folded ?? '') ? 1 : 0
  if (unit === 'cm') return value >= 40 && value <= 190 ? { value: ofMeasure('cm', value, lead), length } : undefined
  if (unit === 'kg') return value >= 2 && value <= 60 ? weighing(value, half, words, end, length, lead) : undefined
  const more = unit === 'years' && half === 0 ? readMonths(words, end) : undefined
  const months = Math.round(unit === 'years' ? value * 12 + half * 6 + (more?.value ?? 0) : value)
  if (value > (unit === 'years' ? 16 : 120)) return undefined
  if (more) return { value: { months }, length: length + more.length }
  return { value: ofAge(months, lead, unit), length: length + half + old(words, end + half) }
}

/** "9 ký rưỡi", "9 ký 2", "chín ký hai". */
function weighing(value: number, half: number, words: readonly Word[], end: number, length: number, lead: Lead): Read<WantedSize> {
  const tenths = half === 0 && Number.isInteger(value) ? digitAt(words, end) : undefined
  const isTenths =
    tenths !== undefined && unitOf(words[end + 1]?.folded ?? '') === undefined && !/^(bo|cai|mon)$/.test(words[end + 1]?.folded ?? '')
  if (isTenths) return { value: ofMeasure('kg', value + Number(tenths) / 10, lead), length: length + 1 }
  return { value: ofMeasure('kg', value + half / 2, lead), length: length + half }
}

/** The months of "2 tuổi 4 tháng". */
function readMonths(words: readonly Word[], at: number): Read<number> | undefined {
  const [first = '', second = ''] = [0, 1].map((i) => words[at + i]?.folded ?? '')
  const joined = /^(\d{1,2})([a-z]+)$/.exec(first)
  const number = joined?.[1] ?? (/^\d{1,2}$/.test(first) ? first : numbers[first])
  const isMonth = joined ? monthUnits.test(joined[2] ?? '') : second !== 'm' && monthUnits.test(second)
  if (number === undefined || !isMonth || Number(number) > 11) return undefined
  return { value: Number(number), length: joined ? 1 : 2 }
}

/** "Gần 12 ký": a little less. */
function ofMeasure(unit: 'cm' | 'kg', value: number, { side }: Lead): WantedSize {
  if (side !== 'near') return unit === 'cm' ? { cm: value } : { kg: value }
  return unit === 'cm' ? { cm: value - 3, until: value } : { kg: value - 1, until: value }
}

/** "Gần 2 tuổi", "hơn 2 tuổi", "dưới 1 tuổi". */
function ofAge(months: number, { side }: Lead, unit: Unit): WantedSize {
  const step = unit === 'years' ? 12 : 3
  if (side === 'under' && months > 0) return { months: 0, until: months }
  if (side === 'near' && months > 6) return { months: months - 3, until: months + 1 }
  return side === 'past' ? { months, until: months + step } : { months }
}

function withoutUnit(value: number, lead: Lead, isHyphened: boolean): Read<WantedSize> | undefined {
  if (isHyphened || !Number.isFinite(value)) return undefined
  if (lead.isTall && value >= 40 && value <= 190) return { value: ofMeasure('cm', value, lead), length: 1 }
  if (lead.isHeavy && value >= 2 && value <= 60) return { value: ofMeasure('kg', value, lead), length: 1 }
  if (!lead.isSize) return undefined
  return { value: value >= 50 ? { cm: value } : { months: value * 12 }, length: 1 }
}

/** "20 ngày tuổi", "3 tuần tuổi", "6 weeks". */
function readDays(words: readonly Word[], at: number): Read<WantedSize> | undefined {
  const [number = '', unit = '', last] = [0, 1, 2].map((i) => words[at + i]?.folded)
  const isAge = last === 'tuoi' || last === 'old' || unit === 'weeks'
  const days = /^\d{1,2}$/.test(number) && isAge ? Number(number) * (/^(tuan|weeks?)$/.test(unit) ? 7 : 1) : 0
  if (days === 0 || !/^(ngay|days?|tuan|weeks?)$/.test(unit)) return undefined
  return { value: { months: Math.floor(days / 30) }, length: last === 'tuoi' || last === 'old' ? 3 : 2 }
}

const scales: Record<Unit, number> = { months: 1, years: 12, cm: 1, kg: 1 }

/** "0-3m", "6-9 tháng", "2-3 tuổi", "hai ba tuổi", "1,2 tuổi", "10-12kg", "90-95cm", "6 tháng đến 1 tuổi". */
function readRange(words: readonly Word[], at: number): Read<WantedSize> | undefined {
  const [first, second] = [0, 1].map((i) => words[at + i]?.folded ?? '') as [string, string]
  const list = /^(\d),(\d)([a-z]*)$/.exec(first)
  if (list) return toRange(Number(list[1]), Number(list[2]), list[3] || second, list[3] ? 1 : 2, list[3] === '' ? undefined : '')
  const begin = /^(\d{1,3})(m|t|y|th|thang|tuoi|kg|ky|cm)?$/.exec(numbers[first] ?? first)
  if (!begin) return undefined
  const isLinked = /^(-|den|toi|to|~)$/.test(second)
  const unit = !isLinked && !/^\d/.test(second) && unitOf(second) ? 1 : 0
  const link = isLinked || /^(-|den|toi|to|~)$/.test(words[at + 1 + unit]?.folded ?? '') ? 1 : 0
  if (unit && !link) return undefined
  const ending = words[at + 1 + unit + link]?.folded ?? ''
  const end = /^(\d{1,3})([a-z]*)$/.exec(numbers[ending] ?? ending)
  if (!end || (link === 0 && Number(end[1]) !== Number(begin[1]) + 1)) return undefined
  const own = end[2] || (words[at + 2 + unit + link]?.folded ?? '')
  const length = 2 + unit + link + (end[2] ? 0 : 1)
  const [since, until] = [unitOf(begin[2] ?? (unit ? second : '')), unitOf(own)]
  if (since === 'months' && until === 'years') {
    const months = { months: Number(begin[1]), until: Number(end[1]) * 12 + 1 }
    return months.until > months.months && months.until <= 192 ? { value: months, length } : undefined
  }
  return toRange(Number(begin[1]), Number(end[1]), own, length, end[2] ? '' : undefined)
}

/** "Chín đến mười hai tháng": a range whose numbers have two words. */
function readSpokenRange(words: readonly Word[], at: number): Read<WantedSize> | undefined {
  const from = readSpoken(words, at)
  const link = at + (from?.length ?? 0)
  if (!from || !/^(den|toi|-)$/.test(words[link]?.folded ?? '')) return undefined
  const until = readSpoken(words, link + 1)
  const end = link + 1 + (until?.length ?? 0)
  return until && toRange(from.value, until.value, words[end]?.folded ?? '', end + 1 - at, undefined)
}

function readSpoken(words: readonly Word[], at: number): Read<number> | undefined {
  const word = numbers[words[at]?.folded ?? '']
  return readTens(words, at) ?? (word === undefined ? undefined : { value: Number(word), length: 1 })
}

/** "0-3" after "size". */
function readMonthLabel(words: readonly Word[], at: number): Read<WantedSize> | undefined {
  const [from, link, until] = [0, 1, 2].map((i) => words[at + i]?.folded ?? '')
  // "Size 5-6" is one of years.
  if (link === '-' && /^[1-9]$/.test(from ?? '') && Number(until) === Number(from) + 1)
    return { value: { months: Number(from) * 12, until: (Number(until) + 1) * 12 }, length: 3 }
  if (link !== '-' || !/^(0-3|3-6|6-9|9-12|6-12|12-18|18-24)$/.test(`${from}-${until}`)) return undefined
  return { value: { months: Number(from), until: Number(until) }, length: 3 }
}

function toRange(from: number, until: number, text: string, length: number, joined: string | undefined): Read<WantedSize> | undefined {
  const unit = unitOf(text)
  if (!unit || from >= until || (joined === undefined && text === 'm' && from > 60)) return undefined
  if (unit === 'cm') return from >= 40 && until <= 190 ? { value: { cm: from, until }, length } : undefined
  if (unit === 'kg') return from >= 2 && until <= 60 ? { value: { kg: from, until }, length } : undefined
  // "Từ 2 đến 3 tuổi" wants clothes for a child of three too; "0-3m" is a size.
  const last = unit === 'years' ? until + 1 : until
  return until * scales[unit] <= 192 ? { value: { months: from * scales[unit], until: last * scales[unit] }, length } : undefined
}

/** "tuổi" after "18 tháng", "old" after "2 years". */
function old(words: readonly Word[], at: number): number {
  if (words[at]?.folded === '-' && words[at + 1]?.folded === 'old') return 2
  return /^(tuoi|old)$/.test(words[at]?.folded ?? '') ? 1 : 0
}
