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

export type Loosened = { parts: Part[]; dropped: Part[] }

/**
 * The query without some of its parts, those that say the least first. What kind of goods is wanted always stays, and at least
 * the threshold of the whole.
 */
export function loosenings(parts: readonly Part[], least = threshold): Loosened[] {
  const all = parts.reduce((sum, part) => sum + weightOf(part), 0)
  const droppable = parts.filter(({ kind }) => kind !== 'type' && kind !== 'sku').toSorted((a, b) => weightOf(a) - weightOf(b))
  const attempts: Part[][] = droppable.map((part) => [part])
  for (let size = 2; size <= droppable.length; size++) attempts.push(droppable.slice(0, size))
  for (const [i, first] of droppable.entries()) for (const second of droppable.slice(i + 1)) attempts.push([first, second])
  const seen = new Set<string>()
  const loosened: Loosened[] = []
  for (const dropped of attempts.toSorted((a, b) => sumOf(a) - sumOf(b))) {
    const rest = parts.filter((part) => !dropped.includes(part))
    const key = parts.map((part) => (rest.includes(part) ? 1 : 0)).join('')
    if (rest.length === 0 || sumOf(rest) / all < least || seen.has(key)) continue
    seen.add(key)
    loosened.push({ parts: rest, dropped })
  }
  return loosened.slice(0, maxAttempts)
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
