import { lexeme, mark } from './tsquery.rule.ts'
import type { Part, PartKind } from './understand-query.rule.ts'

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
  const most = sumOf(parts) * (1 - least)
  const droppable = parts.filter(({ kind }) => kind !== 'type' && kind !== 'sku').toSorted((a, b) => weightOf(a) - weightOf(b))
  const attempts: Part[][] = droppable.map((part) => [part])
  const paired = droppable.slice(0, maxPaired)
  for (const [i, first] of paired.entries()) for (const second of paired.slice(i + 1)) attempts.push([first, second])
  for (let size = 3; size <= droppable.length; size++) attempts.push(droppable.slice(0, size))
  return attempts
    .map((dropped) => ({ dropped, weight: sumOf(dropped) }))
    .filter(
      ({ dropped, weight }) =>
        weight <= most && dropped.length < parts.length && !isGuess(parts, dropped, weight < most) && !isHeadless(parts, dropped),
    )
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, maxAttempts)
    .map(({ dropped }) => ({ parts: parts.filter((part) => !dropped.includes(part)), dropped }))
}

const joiner = /(?:^|[\s,])(?:và|va|với|voi|hoặc|hoac|hay|cùng|kèm|kem|and|or)(?:$|\s)|[,&+/;]/iu

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

/** An unknown word that is said first is what is wanted: "guốc mộc" is not everything of that colour. */
function isHeadless(parts: readonly Part[], dropped: readonly Part[]): boolean {
  const [first] = parts
  if (first?.kind !== 'word' || !first.words.every(isTelling) || !dropped.includes(first)) return false
  const left = parts.filter((part) => !dropped.includes(part))
  return left.some(({ kind }) => kind === 'color') && left.every(({ kind }) => kind === 'color' || kind === 'word')
}

const describing = /(?:^|\s)(?:mặc|mac|lót|lot|đựng|dung|cho|wearing|for|in)(?:$|\s)/iu

/** The goods that are named first, without those that only describe them: "thỏ bông mặc váy". */
export function headOnly(parts: readonly Part[], text: string): Loosened | undefined {
  const [first, ...others] = parts.filter(({ kind }) => kind === 'type')
  const [second] = others
  if (!first || !second || !isHeadOf(parts, text) || !describing.test(text.slice(first.end, second.start))) return undefined
  return { parts: parts.filter((part) => !others.includes(part)), dropped: others }
}

/** Two kinds of goods in one query ("mũ và giày"): either will do. */
export function joinTypes(parts: readonly Part[]): Part[] | undefined {
  const types = parts.filter(({ kind }) => kind === 'type')
  const [first, second] = types
  if (!first || !second) return undefined
  const terms = `(${types.map(({ terms }) => terms).join(' | ')})`
  return [{ ...first, terms }, ...parts.filter(({ kind }) => kind !== 'type')]
}

/** Kinds of goods that the shop lacks, as plain words of names, spelled exactly. */
export function asWords(parts: readonly Part[]): Part[] | undefined {
  if (!parts.some(({ kind, words }) => kind === 'type' && words.every(isTelling))) return undefined
  return parts.map((part) => {
    if (part.kind !== 'type') return part
    const terms = part.words.map((word) => lexeme(word.exact === word.folded ? word.folded : mark.exact(word.exact)))
    return { ...part, terms: terms.map((term) => `${term}:A`).join(' & ') }
  })
}

function isTelling({ folded, exact }: { folded: string; exact: string }): boolean {
  return folded !== exact || folded.length > 3
}

function weightOf({ kind, terms }: Part): number {
  // For whom it is says little: the shop does not sort its goods by it.
  if (terms === "'@girl'" || terms === "'@boy'") return 0.3
  return weights[kind]
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + weightOf(part), 0)
}
