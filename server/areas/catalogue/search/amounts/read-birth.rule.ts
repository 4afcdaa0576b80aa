import type { Word } from '../fold-words.rule.ts'
import type { Read } from './read-amount.rule.ts'

type Ages = { months: number; until: number }
type Born = { year: number; month?: number }

const leads = new Set(['sinh', 'sn', 'ns', 'de', 'born'])
const between = new Set(['nam', 'ngay', 'vao', 'thang', 'dau', 'giua', 'cuoi', 'in', 'on', '-'])
const children = new Set(['be', 'con', 'chau', 'baby', 'kid', 'trai', 'gai', 'boy', 'girl'])
/** The signs of the lunar years, from 2020 on. */
const signs = [
  ...[
    ['tý', 'chuột'],
    ['sửu', 'trâu'],
    ['dần', 'cọp', 'hổ'],
    ['mão', 'mẹo', 'mèo'],
    ['thìn', 'rồng'],
    ['tỵ', 'tị', 'rắn'],
  ],
  ...[
    ['ngọ', 'ngựa'],
    ['mùi', 'dê'],
    ['thân', 'khỉ'],
    ['dậu', 'gà'],
    ['tuất', 'chó'],
    ['hợi', 'heo', 'lợn'],
  ],
]
const oldest = 16

/**
 * When a child was born, as the ages in months that it may have today: "sinh năm 2024", "bé 2k24", "sn 3/2024", "born in 2023",
 * "tuổi Thìn".
 */
export function readBirth(words: readonly Word[], at: number, today: Date): Read<Ages> | undefined {
  const year = today.getUTCFullYear()
  const born = readSign(words, at, year) ?? readYear(words, at, year) ?? readDate(words, at)
  if (!born) return undefined
  const { year: from, month } = born.value
  const next = words[at + born.length]?.folded ?? ''
  const last = /^(-|den|toi|hoac|or|to)$/.test(next) ? yearOf(words[at + born.length + 1]?.folded ?? '') : undefined
  const until = last !== undefined && last > from ? last : from
  if (from < year - oldest || until > year) return undefined
  const age = (since: number, of: number) => (year - since) * 12 + today.getUTCMonth() + 1 - of
  if (age(from, month ?? 1) < 0) return undefined
  const months = Math.max(0, age(until, month ?? 12))
  return { value: { months, until: age(from, month ?? 1) + 1 }, length: born.length + (until > from ? 2 : 0) }
}

/** "Tuổi Thìn", "tuổi con rồng". */
function readSign(words: readonly Word[], at: number, thisYear: number): Read<Born> | undefined {
  if (words[at]?.folded !== 'tuoi' || /^\d/.test(words[at - 1]?.folded ?? '')) return undefined
  const animal = words[at + 1]?.folded === 'con' ? 1 : 0
  const name = words[at + 1 + animal]?.text.toLowerCase().normalize('NFC') ?? ''
  const sign = signs.findIndex((names) => names.includes(name))
  if (sign < 0) return undefined
  const year = 2020 + sign
  return { value: { year: year + Math.floor((thisYear - year) / 12) * 12 }, length: 2 + animal }
}

/** "2k24", and "bé 2024" of a year that is over: of this one the goods may be. */
function readYear(words: readonly Word[], at: number, thisYear: number): Read<Born> | undefined {
  const word = words[at]?.folded ?? ''
  const year = yearOf(word)
  if (year === undefined) return undefined
  const isChild = children.has(words[at - 1]?.folded ?? '') && year < thisYear
  return isChild || word.startsWith('2k') ? { value: { year }, length: 1 } : undefined
}

/** "Sinh năm 2024", "sinh tháng 3 năm 2024", "sn 12/3/2024", "sn2023", "born 2023". */
function readDate(words: readonly Word[], at: number): Read<Born> | undefined {
  const first = words[at]?.folded ?? ''
  const joined = /^(?:sn|sinh)(20\d\d|2k\d\d?)$/.exec(first)?.[1]
  if (joined) return { value: { year: yearOf(joined) ?? 0 }, length: 1 }
  if (!leads.has(first)) return undefined
  const before: number[] = []
  for (let length = 1; length < 8; length++) {
    const word = words[at + length]?.folded ?? ''
    if (between.has(word)) continue
    const numbers = word.replace(/^t(?=\d)/, '').split(/[.,]/)
    const year = yearOf(numbers.at(-1) ?? '')
    before.push(...numbers.slice(0, year === undefined ? undefined : -1).map(Number))
    if (before.some((number) => !(number >= 1 && number <= 31))) return undefined
    const month = before.at(-1)
    if (year !== undefined) return { value: { year, ...(month && month <= 12 ? { month } : {}) }, length: length + 1 }
  }
  return undefined
}

/** "2024", "2k24". */
function yearOf(word: string): number | undefined {
  const short = /^2k(\d{1,2})$/.exec(word)?.[1]
  if (short) return 2000 + Number(short)
  return /^20[0-4]\d$/.test(word) ? Number(word) : undefined
}
