import { isGarment, singular, type Word } from './fold-words.rule.ts'
import type { Part, PartKind, Place } from './query-parts.ts'
import { anyOf, lexeme, mark } from './tsquery.rule.ts'
import type { Group } from './vocabulary/vocabulary.rule.ts'

const sleepSack = lexeme(mark.group('sleepsack'))

/** A shade finds its colour too, what is for a child who sweats what is for hot days. */
const withFamily = new Set<Group['kind']>(['color', 'occasion'])

export function groupPart(all: Group[], words: Word[]): Part {
  // "Rabbit" is a toy before a piece that shows one.
  const types = all.filter(({ kind }) => kind === 'type')
  const isShown = types.length > 0 && types.length < all.length && all.every(({ kind }) => kind === 'type' || kind === 'motif')
  const groups = isShown ? [...types, ...all.filter(({ kind }) => kind === 'motif')] : all
  const [first] = groups
  if (!first || first.kind === 'filler') throw new Error('a part needs a group')
  const keys = groups.map(({ key }) => lexeme(mark.group(key)))
  const families = groups.flatMap(({ kind, broader }) => (withFamily.has(kind) ? broader.map((key) => lexeme(mark.group(key))) : []))
  const terms = anyOf([...keys, ...families])
  const [isInStock, isCheap, isDear] = ['instock', 'cheap', 'dear'].map((state) => groups.some(({ key }) => key === state))
  const sort = isCheap ? ('price-asc' as const) : isDear ? ('price-desc' as const) : undefined
  const preferredTerms = isShown ? types.map(({ key }) => lexeme(mark.group(key))) : families.length > 0 ? keys : []
  const preferred = preferredTerms.length > 0 ? { preferred: anyOf(preferredTerms) } : {}
  const asked = { ...preferred, ...(isInStock ? { isInStock } : {}), ...(sort ? { sort } : {}) }
  const part = partOf(first.kind, words, { terms: isInStock || sort ? null : terms, ...asked })
  return { ...part, label: first.label, groups: groups.map(({ key }) => key) }
}

export function wordPart(word: Word, isLast: boolean, { words, isAfterFillers }: Place): Part {
  const root = singular(word.folded)
  // The last word may still be being typed; but "không có gì cả" does not begin "cardigan".
  const isBegun = isLast && !words.has(root) && !(isAfterFillers && root.length < 3)
  // A sleep sack is none, though it may be sold among them.
  if (isGarment(word)) return partOf('word', [word], { terms: anyOf([`${lexeme(root)}:A`, `(${lexeme(root)} & !${sleepSack})`]) })
  // The end of a product number.
  if (/^\d{2,6}$/.test(root)) return partOf('word', [word], { terms: anyOf([lexeme(root), lexeme(mark.sku(root))]) })
  return partOf('word', [word], { terms: `${lexeme(root)}${isBegun ? ':*' : ''}` })
}

/** A word that says little, searched for because there is no other: spelled exactly. */
export function fillerPart(word: Word): Part {
  return partOf('word', [word], { terms: lexeme(word.exact === word.folded ? word.folded : mark.exact(word.exact)) })
}

export function partOf(
  kind: PartKind,
  words: Word[],
  more: Pick<Part, 'terms' | 'price' | 'size' | 'isInStock' | 'sort' | 'preferred'>,
): Part {
  const label = words.map(({ text }) => text).join(' ')
  return { kind, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, label: { vi: label, en: label }, words, ...more }
}
