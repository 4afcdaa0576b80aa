import { stripDiacritics } from '../../../../contract/text.ts'
import { plain } from './place-spelling.rule.ts'

export type PlaceKind = 'ward' | 'district' | 'city' | 'province'
/** A unit as written; `kind`: as its "P.", "quận", "tp" says. */
export type PlacePart = { kind: PlaceKind | null; words: string[] }

const kinds: readonly [string[], PlaceKind][] = [
  [['thi', 'tran'], 'ward'],
  [['dac', 'khu'], 'ward'],
  [['thi', 'xa'], 'district'],
  [['thanh', 'pho'], 'city'],
  ...(['phuong', 'phuog', 'ph', 'p', 'f', 'xa', 'x', 'tt', 'ttr'] as const).map((word): [string[], PlaceKind] => [[word], 'ward']),
  ...(['quan', 'q', 'huyen', 'h', 'tx'] as const).map((word): [string[], PlaceKind] => [[word], 'district']),
  [['tp'], 'city'],
  [['tinh'], 'province'],
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
      parts.push({ kind: kind.kind, words: [] })
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

function kindAt(words: string[], at: number): { kind: PlaceKind; length: number } | undefined {
  for (const [spelling, kind] of kinds)
    if (spelling.every((each, i) => stripDiacritics(words[at + i] ?? '') === each)) return { kind, length: spelling.length }
  return undefined
}
