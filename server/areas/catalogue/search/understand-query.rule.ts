import { readBirth } from './amounts/read-birth.rule.ts'
import { isMonthOfYear, readCount } from './amounts/read-count.rule.ts'
import { readPrice } from './amounts/read-price.rule.ts'
import { readSize } from './amounts/read-size.rule.ts'
import { fillerPart, groupPart, partOf, wordPart } from './build-part.rule.ts'
import { sizesFor } from './fitting-sizes.rule.ts'
import { accented, isGarment, nameWords, singular, splitWords, type Word } from './fold-words.rule.ts'
import { isClassifier, likelyMatch } from './likely-match.rule.ts'
import type { NamedFilter, Part, Place, SearchContext, Understood } from './query-parts.ts'
import { readSku } from './read-sku.rule.ts'
import { refineParts } from './refine-parts.rule.ts'
import { repairWords, replaceSynonyms } from './repair-words.rule.ts'
import { allOf, anyOf, lexeme, mark, phraseOf } from './tsquery.rule.ts'
import type { Group } from './vocabulary/vocabulary.rule.ts'

export type { NamedFilter, Part, PartKind, SearchContext, Understood } from './query-parts.ts'

/** A query as filters and words. */
export function understandQuery(typed: string, context: SearchContext): Understood {
  const text = typed.normalize('NFC')
  const { words, isDecoded } = repairWords(splitWords(text), context)
  const parts = readParts(replaceSynonyms(words, context), context)
  return { text, words, parts, isDecoded }
}

/** As {@link understandQuery}, for words that were corrected. */
export function readParts(words: Word[], context: SearchContext): Part[] {
  const parts: Part[] = []
  let people: Word | undefined
  let isGreeting = false
  const isAccented = words.some(({ folded, exact }) => folded !== exact)
  for (let at = 0; at < words.length; ) {
    const hasType = parts.some(({ kind }) => kind === 'type')
    const isWorn = parts.some(showsMotifs)
    const read = readPart(words, at, { ...context, isAccented, hasType, isWorn, isAfterFillers: at > 0 && parts.length === 0 })
    if (read.part) parts.push(read.part)
    if (read.isPeople) people = words[at]
    if (read.isGreeting) isGreeting = true
    at += read.length
  }
  const clothes = context.vocabulary.groups.get('clothes')
  const given = words.find(({ exact }) => gives.has(exact))
  const gift = context.vocabulary.groups.get('gift')
  const isWorn = !given && words.some(({ exact }) => wears.has(exact))
  if (parts.length > 0) return refineParts(parts, context.vocabulary, { gift: given && gift && groupPart([gift], [given]), isWorn })
  if (isGreeting) return []
  if ((people || (words.length > 1 && words[0]?.exact === things)) && clothes)
    return [
      groupPart(
        [clothes],
        [people ?? words[0]].flatMap((word) => word ?? []),
      ),
    ]
  return words.filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded)).map((word) => fillerPart(word))
}

const things = accented('đồ')
/** "Tặng bạn mới sinh" wants a gift. */
const gives = new Set(['tặng', 'biếu'].map(accented))
const wears = new Set(['mặc', 'diện'].map(accented))

type ReadPart = { part?: Part; length: number; isPeople?: boolean; isGreeting?: boolean }

function readPart(words: Word[], at: number, place: Place): ReadPart {
  const word = words[at]
  if (!word || /^[<>≤≥~+$€-]$/.test(word.folded)) return readAmounts(words, at, place) ?? { length: 1 }
  const amounts = readAmounts(words, at, place)
  if (amounts) return amounts
  const sku = readSku(words, at, place)
  if (sku) return sku
  const strictness = place.isAccented ? 'accented' : 'plain'
  const isColor = /^(mau|tong|tone|color|colour)$/.test(word.folded)
  const color = readColor(words, at, place, isColor)
  if (color && isColor) return color
  if (isMonthOfYear(words, at)) return { length: 2 }
  const match = likelyMatch(words, at, strictness, place)
  if (isClassifier(words, at, match, place)) return { length: 1 }
  const named = readNamed(words, at, place, match?.length ?? 0)
  if (named) return named
  if (color) return color
  if (match) {
    // Without marks and after goods "dep" is rather "đẹp" than "dép".
    const isPraise = !place.isAccented && place.hasType && match.groups.some(({ kind }) => kind === 'filler')
    const meant = isPraise
      ? []
      : shownOn(
          match.groups.filter(({ kind }) => kind !== 'filler'),
          place,
        )
    const isOf = (group: string) => match.groups.some(({ key }) => key === group)
    if (meant.length === 0) return { length: match.length, isPeople: isOf('people'), isGreeting: isOf('greeting') }
    const length = match.length + (isOf('sale') ? reductionAt(words, at + match.length, place) : 0)
    const part = groupPart(meant, words.slice(at, at + length))
    return { part: match.isEnglish ? { ...part, isEnglish: true } : part, length }
  }
  const count = readCount(words, at)
  if (count) return { length: count }
  return { part: wordPart(word, at === words.length - 1, place), length: 1 }
}

/** How many words say how much is off in a sale: of "sale 50%" one. Lists have no such filter. */
function reductionAt(words: Word[], at: number, place: Place): number {
  return /^[1-9]\d$/.test(words[at]?.folded ?? '') && !readAmounts(words, at, place) && !readCount(words, at) ? 1 : 0
}

/** After goods what may be a toy or a motif is the motif: "áo gấu", "mũ tai gấu". */
function shownOn(groups: Group[], { isWorn }: Place): Group[] {
  const motifs = groups.filter(({ kind }) => kind === 'motif')
  return isWorn && motifs.length > 0 ? motifs : groups
}

/** Not a gift, a set, or a toy itself. */
const showsNothing = new Set(['gift', 'set', 'toy'])

function showsMotifs({ kind, words, groups }: Part): boolean {
  if (kind === 'word') return words.some(isGarment)
  return kind === 'type' && (groups ?? []).some((key) => !showsNothing.has(key))
}

const shades = new Set(
  ['đậm', 'nhạt', 'tươi', 'sáng', 'tối', 'trầm', 'ngà', 'khói', 'nhat', 'tuoi', 'sang', 'pastel', 'tram'].map(accented),
)
/** Without marks these are rather "bé", "đến", "tìm", "cấm", "làm" than colours. */
const unlikely = new Set(['be', 'den', 'tim', 'cam', 'lam', 'do'])

/** A colour with its shade: "màu đỏ", "xanh lá đậm"; without marks also after a kind of goods ("dam hong"). */
function readColor(words: Word[], at: number, { vocabulary, isAccented, hasType }: Place, isSaid: boolean): ReadPart | undefined {
  const start = isSaid ? at + 1 : at
  const folded = words[at]?.folded ?? ''
  const isLast = at === words.length - 1
  const isAlone = words.length === 1 && folded !== 'be' && vocabulary.match(words, at, 'exact', 'color') !== undefined
  const isMarked = words[start]?.folded !== words[start]?.exact
  const isFollowing = hasType && (isLast ? folded !== 'be' && (!isAccented || !isMarked) : !isAccented && !unlikely.has(folded))
  const isAfterType = isAlone || isFollowing
  const isLenient = (isSaid && !isMarked) || isAfterType
  const match = vocabulary.match(words, start, isLenient ? 'lenient' : isAccented ? 'accented' : 'plain', 'color')
  const other = isSaid ? undefined : vocabulary.match(words, at, isAccented ? 'accented' : 'plain')
  const isColor = other === undefined || isAfterType || other.groups.every(({ kind }) => kind === 'color')
  if (!match || !isColor || (other && other.length > match.length)) return undefined
  const colors = match.groups
  let end = start + match.length
  while (shades.has(words[end]?.exact ?? '')) end++
  return { part: groupPart(colors, words.slice(at, end)), length: end - at }
}

function readAmounts(words: Word[], at: number, { sizes, chart, clock }: Place): ReadPart | undefined {
  const price = readPrice(words, at)
  const size = readBirth(words, at, clock.now()) ?? readSize(words, at)
  if (size && size.length >= (price?.length ?? 0)) {
    const spoken = words.slice(at, at + size.length)
    const fitting = sizesFor(size.value, sizes, chart)
    // An age says what a child can use: goods without sizes too.
    const isAge = !('label' in size.value) && !/^(size|sz|sai|co|so)$/.test(words[at]?.folded ?? '')
    const terms = anyOf([...fitting, ...(isAge && fitting.length > 0 ? [''] : [])].map((each) => lexeme(mark.size(each))))
    return { part: partOf('size', spoken, { terms: fitting.length > 0 ? terms : lexeme('z:none'), size: size.value }), length: size.length }
  }
  if (!price) return undefined
  return { part: partOf('price', words.slice(at, at + price.length), { terms: null, price: price.value }), length: price.length }
}

function readNamed(words: Word[], at: number, { named, vocabulary }: Place, least: number): ReadPart | undefined {
  let best: NamedFilter | undefined
  for (const filter of named) {
    const isHere =
      filter.words.length > Math.max(least, 1, best?.words.length ?? 0) && filter.words.every((word, i) => words[at + i]?.folded === word)
    if (isHere) best = filter
  }
  const [first] = words.slice(at, at + 1)
  if (!best || !first) return undefined
  const { kind, id, label } = best
  // "Quá cho bé" is no "Quà cho bé".
  const isFiller = first.exact !== first.folded && vocabulary.match([first], 0, 'exact', 'filler') !== undefined
  if (isFiller && !nameWords(label.vi).some(({ exact }) => exact === first.exact)) return undefined
  const spoken = words.slice(at, at + best.words.length)
  // A product may have the words in its name and not belong to what is named so.
  const inName = phraseOf(spoken.map(({ folded }) => `${lexeme(singular(folded))}:A`))
  return { part: { ...partOf(kind, spoken, { terms: anyOf([lexeme(mark[kind](id)), inName]) }), label }, length: best.words.length }
}

/** Everything that the parts ask for, as one tsquery; null if there are only prices. */
export function termsOf(parts: readonly Part[]): string | null {
  const terms = parts.flatMap(({ terms }) => terms ?? [])
  return terms.length > 0 ? allOf(terms) : null
}
