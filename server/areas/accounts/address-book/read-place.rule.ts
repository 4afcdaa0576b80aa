import { stripDiacritics } from '../../../../contract/text.ts'
import { plain } from './place-spelling.rule.ts'

export type PlaceKind = 'ward' | 'district' | 'city' | 'province'
/** A unit as written; `kind`: as its "P.", "quận", "tp" says; `title`: the same in full. */
export type PlacePart = { kind: PlaceKind | null; title?: string; words: string[] }

const kinds: readonly [string[], PlaceKind, string][] = [
  [['thi', 'tran'], 'ward', 'Thị trấn'],
  [['dac', 'khu'], 'ward', 'Đặc khu'],
  [['thi', 'xa'], 'district', 'Thị xã'],
  [['thanh', 'pho'], 'city', 'Thành phố'],
  ...['phuong', 'ph', 'p', 'f'].map((word): [string[], PlaceKind, string] => [[word], 'ward', 'Phường']),
  ...['xa', 'x'].map((word): [string[], PlaceKind, string] => [[word], 'ward', 'Xã']),
  ...['tt', 'ttr'].map((word): [string[], PlaceKind, string] => [[word], 'ward', 'Thị trấn']),
  ...['quan', 'q'].map((word): [string[], PlaceKind, string] => [[word], 'district', 'Quận']),
  ...['huyen', 'h'].map((word): [string[], PlaceKind, string] => [[word], 'district', 'Huyện']),
  [['tx'], 'district', 'Thị xã'],
  [['tp'], 'city', 'Thành phố'],
  [['tinh'], 'province', 'Tỉnh'],
]

const maxWords = 16

/** The units of a written place, the smallest first: "P.13, Q. Bình Thạnh" is the ward 13 and the district Bình Thạnh. */
export function readPlaceParts(written: string): PlacePart[] {
  const chunks = plain(written)
    .replace(/\bt\.\s?p\b/g, 'tp')
    .replace(/\s[-–—]\s/g, ' ')
    .split(/[,;/|\n]+/)
  const parts: PlacePart[] = []
  let left = maxWords
  for (const chunk of chunks) {
    const words = chunk
      .replace(/(?<![\p{L}\d])([pfq]|ph|tx|tp)(?=\d)/gu, '$1 ')
      .split(/[\s.:]+/)
      .filter(Boolean)
      .slice(0, left)
    left -= words.length
    if (words.length > 0) parts.push(...readChunk(words))
  }
  return parts
}

function readChunk(words: string[]): PlacePart[] {
  const parts: PlacePart[] = []
  for (let at = 0; at < words.length; ) {
    const kind = kindAt(words, at)
    if (kind && at + kind.length < words.length) {
      parts.push({ kind: kind.kind, title: kind.title, words: [] })
      at += kind.length
    }
    const word = words[at] ?? ''
    const last = parts.at(-1)
    const isAfterNumber = last !== undefined && /^\d{1,2}$/.test(last.words[0] ?? '')
    if (last && !isAfterNumber) last.words.push(word)
    else parts.push({ kind: null, words: [word] })
    at++
  }
  return parts
}

function kindAt(words: string[], at: number): { kind: PlaceKind; title: string; length: number } | undefined {
  for (const [spelling, kind, title] of kinds)
    if (spelling.every((each, i) => stripDiacritics(words[at + i] ?? '') === each)) return { kind, title, length: spelling.length }
  return undefined
}
