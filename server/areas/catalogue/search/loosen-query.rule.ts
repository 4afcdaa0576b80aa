import { accented, isGarment, singular } from './fold-words.rule.ts'
import type { Part, PartKind, SearchContext, Understood } from './query-parts.ts'
import { anyOf, lexeme, mark, phraseOf } from './tsquery.rule.ts'
import { isSyllable } from './vietnamese-syllable.rule.ts'

/** How much each part says about what is wanted: the least goes first. */
const weights: Record<PartKind, number> = {
  type: 3,
  category: 2,
  collection: 2,
  tag: 1.5,
  occasion: 1.5,
  material: 1.5,
  pattern: 1.5,
  motif: 1,
  color: 1,
  size: 1,
  price: 1,
  word: 1,
  status: 0.8,
  sku: 3,
}

/** Of an unknown word that follows goods. */
const described = 0.4

/** Less than this share of a query is no result for it. Found with `npm run search:evaluate`. */
export const threshold = 0.5
const maxAttempts = 12
/** Two parts are left out together only among those that say the least: their number grows with the square. */
const maxPaired = 8

export type Loosened = { parts: Part[]; dropped: Part[] }

/**
 * The query without some of its parts, those that say the least first. What kind of goods is wanted always stays, and at least
 * the threshold of the whole.
 */
export function loosenings(parts: readonly Part[], least = threshold): Loosened[] {
  const [head] = parts
  // After goods any number of unknown words only describes them.
  const isDescribed = head?.kind === 'type' && !isGeneral(head)
  const weigh = (part: Part) => (isDescribed && part.kind === 'word' ? described : weightOf(part))
  const sumOf = (some: readonly Part[]) => some.reduce((sum, part) => sum + weigh(part), 0)
  const most = sumOf(parts) * (1 - least)
  const droppable = parts
    .filter((part) => (part.kind !== 'type' && part.kind !== 'sku' && !isWorn(part)) || isGeneral(part))
    .toSorted((a, b) => weigh(a) - weigh(b))
  const attempts: Part[][] = droppable.map((part) => [part])
  const paired = droppable.slice(0, maxPaired)
  for (const [i, first] of paired.entries()) for (const second of paired.slice(i + 1)) attempts.push([first, second])
  for (let size = 3; size <= droppable.length; size++) attempts.push(droppable.slice(0, size))
  const allowed = attempts
    .map((dropped) => ({ dropped, weight: sumOf(dropped) }))
    .filter(
      ({ dropped, weight }) =>
        weight <= most &&
        dropped.length < parts.length &&
        !isGuess(parts, dropped, weight < most) &&
        !isHeadless(parts, dropped) &&
        !isAnything(parts, dropped),
    )
    .toSorted((a, b) => a.weight - b.weight)
  // The goods of a long description are found without the rest of it.
  const last = allowed.at(-1)
  const tried = last && allowed.length > maxAttempts ? [...allowed.slice(0, maxAttempts - 1), last] : allowed
  return tried.map(({ dropped }) => ({ parts: parts.filter((part) => !dropped.includes(part)).map(whole), dropped }))
}

/** Two letters that a longer word may begin with say too little where something else is left out. */
function whole(part: Part): Part {
  return part.kind === 'word' && part.terms ? { ...part, terms: part.terms.replace(/^('.{1,2}'):\*$/, '$1') } : part
}

const joiner = /(?:^|[\s,])(?:và|va|với|voi|hoặc|hoac|hay|cùng|and|or)(?:$|\s)|[,&+/;]/iu

/**
 * Whether the goods that are named first say what is wanted, and the others what for: "bánh sinh nhật", "kệ giày", "móc quần áo".
 * Of goods beside each other ("tất và giày") each is wanted.
 */
export function isHeadOf(parts: readonly Part[], text: string): boolean {
  const [first, second] = parts.filter(({ kind }) => kind === 'type')
  return first !== undefined && second !== undefined && !joiner.test(text.slice(first.end, second.start))
}

/** The goods that are wanted: the first that are named, of English words side by side the last ("cot blanket"). */
export function headOf(parts: readonly Part[], text: string): Part | undefined {
  const [first, ...others] = parts.filter(({ kind }) => kind === 'type')
  let head = first
  for (const next of others) {
    const isCompound = head?.isEnglish && next.isEnglish && text.slice(head.end, next.start).trim() === ''
    if (!isCompound) break
    head = next
  }
  return head
}

/** Of unknown words half are too few, if only words are left: "vãi chưởng" is not what has "vải" in its name. */
function isGuess(parts: readonly Part[], dropped: readonly Part[], isMost: boolean): boolean {
  const isWord = ({ kind }: Part) => kind === 'word'
  return !isMost && dropped.some(isWord) && parts.filter((part) => !dropped.includes(part)).every(isWord)
}

/** Only clothes, without the unknown word beside them that says which: "quần áo đá banh" is not everything that is worn. */
function isAnything(parts: readonly Part[], dropped: readonly Part[]): boolean {
  const left = parts.filter((part) => !dropped.includes(part))
  const [clothes] = left
  if (left.length !== 1 || clothes?.kind !== 'type' || clothes.groups?.join() !== 'clothes') return false
  const beside = parts[parts.indexOf(clothes) + (clothes.isEnglish ? -1 : 1)]
  return beside?.kind === 'word' && beside.words.every(isTelling)
}

const [girl, boy] = ['girl', 'boy'].map((key) => lexeme(mark.group(key)))

const describesGoods = new Set<PartKind>(['color', 'material', 'pattern', 'motif'])

/**
 * An unknown word that is said first, or last in English, is what is wanted: "guốc mộc" is not everything of that colour, nor "lemon
 * juice" everything with lemons.
 */
function isHeadless(parts: readonly Part[], dropped: readonly Part[]): boolean {
  const head = parts[0]?.isEnglish ? parts.at(-1) : parts[0]
  // "Thỏ nâu" is a rabbit before anything brown.
  if (head?.kind === 'motif' && dropped.includes(head) && !dropped.some(({ kind }) => kind === 'color')) {
    return parts.every(({ kind }) => kind === 'motif' || kind === 'color')
  }
  if (head?.kind !== 'word' || !dropped.includes(head)) return false
  const left = parts.filter((part) => !dropped.includes(part))
  // Only one syllable among marks surely names something: two describe rather ("xúng xính hoa nhí"), another one may be a slip.
  const isMarked = parts.some(({ words }) => words.some(({ folded, exact }) => folded !== exact))
  const isNamed = isMarked && head.words.every(({ folded }) => isSyllable(folded))
  if (!isNamed && !head.words.every(isTelling)) return false
  const isOnly = parts.filter(({ kind }) => kind === 'word').length === 1
  if (!parts[0]?.isEnglish && !(isNamed && isOnly) && !left.some(({ kind }) => kind === 'color')) return false
  return left.some(({ kind }) => describesGoods.has(kind)) && left.every(({ kind }) => describesGoods.has(kind) || kind === 'word')
}

const describing = /(?:^|\s)(?:mặc|mac|lót|lot|đựng|dung|cho|có|co|kèm|kem|wearing|for|in|with)(?:$|\s)/iu

/** The goods that are named first, without those that only describe them: "thỏ bông mặc váy", "áo len có mũ". */
export function headOnly(parts: readonly Part[], text: string): Loosened | undefined {
  const [first, ...others] = parts.filter(({ kind }) => kind === 'type')
  const [second] = others
  if (!first || !second || !isHeadOf(parts, text) || !describing.test(text.slice(first.end, second.start))) return undefined
  return { parts: parts.filter((part) => !others.includes(part)), dropped: others }
}

/** The goods that are named first, with the names of the others in theirs: "thỏ nhồi bông váy xanh" wears a dress. */
export function headWithWords(parts: readonly Part[], text: string): Part[] | undefined {
  const [first] = parts.filter(({ kind }) => kind === 'type')
  if (!first || !isHeadOf(parts, text)) return undefined
  return parts.map((part) => (part.kind === 'type' && part !== first ? inNames(part) : part))
}

function inNames(part: Part): Part {
  const terms = part.words.map(({ folded, exact }) => lexeme(exact === folded ? folded : mark.exact(exact)))
  return { ...part, terms: terms.map((term) => `${term}:A`).join(' & ') }
}

function isWorn({ kind, words }: Part): boolean {
  return kind === 'word' && words.some(isGarment)
}

/** "Áo cổ lá sen": what the shop calls a dress or a bodysuit may be meant too. */
export function asGarment(parts: readonly Part[]): Part[] | undefined {
  const [head, ...others] = parts
  if (!head || !isWorn(head) || !others.some(({ kind }) => describesGoods.has(kind))) return undefined
  const worn = `(${lexeme(mark.group('clothes'))} & ${['trousers', 'sleepsack'].map((key) => `!${lexeme(mark.group(key))}`).join(' & ')})`
  return [{ ...head, terms: anyOf([head.terms ?? worn, worn]) }, ...others]
}

const anyKind = new Set(['clothes', 'gift'])

/** "Mũ vành sơ sinh": of goods that a newborn does not fit, those of the wider kind that one does. */
export function asWider(parts: readonly Part[], { vocabulary }: Pick<SearchContext, 'vocabulary'>): Part[] | undefined {
  const isWider = (key: string) => !anyKind.has(key)
  const widerOf = ({ kind, groups = [] }: Part) =>
    kind === 'type' ? groups.flatMap((key) => vocabulary.groups.get(key)?.broader.filter(isWider) ?? []) : []
  if (!parts.some(({ groups }) => groups?.includes('newborn')) || !parts.some((part) => widerOf(part).length > 0)) return undefined
  return parts.map((part) => {
    const wider = widerOf(part).map((key) => lexeme(mark.group(key)))
    return part.terms && wider.length > 0 ? { ...part, terms: anyOf([part.terms, ...wider]) } : part
  })
}

/** Kinds of goods that the shop lacks, as plain words of names, spelled exactly. */
export function asWords(parts: readonly Part[], { groups: sold }: Pick<SearchContext, 'groups'>): Part[] | undefined {
  const isLacked = ({ kind, words, groups }: Part) => kind === 'type' && words.every(isTelling) && !groups?.some((key) => sold.has(key))
  if (!parts.some(isLacked)) return undefined
  return parts.map((part) => (part.kind === 'type' ? inNames(part) : part))
}

/** What only a description may say of goods that the shop has ("áo len không ngứa"), or, of no goods, word for word ("không ngứa"). */
export function inDescriptions({ parts, words }: Pick<Understood, 'parts' | 'words'>, { groups }: Pick<SearchContext, 'groups'>) {
  const described = parts.filter(({ kind }) => saidInTexts.has(kind))
  if (described.length === 0) return []
  const types = parts.filter(({ kind }) => kind === 'type')
  const isSold = types.length > 0 && types.every((part) => part.groups?.some((key) => groups.has(key)))
  if (isSold) return [{ parts: [...parts], dropped: [], isDescribed: true }]
  const [first] = described
  const phrase = words.filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded))
  if (!first || parts.length > described.length || phrase.length < 2) return []
  const terms = phraseOf(phrase.map(({ folded, exact }) => lexeme(exact === folded ? singular(folded) : mark.exact(exact))))
  return [{ parts: [{ ...first, words: phrase, terms }], dropped: [], isDescribed: true }]
}

/** Parts that were left out, as descriptions may say them. */
export function describedBy(dropped: readonly Part[]): string[] {
  return dropped.flatMap(({ kind, terms }) => (saidInTexts.has(kind) && terms ? terms : []))
}

const gift = accented('quà')
const saidInTexts = new Set<PartKind>(['word', 'motif', 'material', 'pattern', 'occasion', 'tag'])

/** "Đồ cho bé" is whatever the rest says. */
function isGeneral({ kind, terms, words }: Part): boolean {
  return kind === 'type' && terms === "'@clothes'" && words[0]?.folded === 'do'
}

function isGift({ words }: Part): boolean {
  return words.some(({ folded, exact }) => /^(gift|present)s?$/.test(folded) || exact === gift)
}

function isTelling({ folded, exact }: { folded: string; exact: string }): boolean {
  return folded !== exact || folded.length > 3
}

function weightOf(part: Part): number {
  const { kind, terms } = part
  if (isGeneral(part)) return 0.9
  // "Quà sơ sinh" says what is wanted as "váy" does.
  if (kind === 'occasion' && isGift(part)) return weights.type
  // For whom it is says little: the shop does not sort its goods by it.
  if (terms === girl || terms === boy) return 0.3
  // What does not fit is of less use than what is for another season.
  return terms === "'@newborn'" ? weights.category : weights[kind]
}
