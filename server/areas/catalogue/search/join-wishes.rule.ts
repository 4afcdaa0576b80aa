import type { Part } from './query-parts.ts'
import { allOf, anyOf } from './tsquery.rule.ts'

/** Two kinds of goods in one query ("mũ và giày"): either will do. That they are given says nothing more: "mũ và giày làm quà". */
export function joinTypes(parts: readonly Part[]): Part[] | undefined {
  const named = parts.filter(({ kind }) => kind === 'type')
  const goods = named.filter((part) => !isOnlyGift(part))
  const types = goods.length > 0 ? goods : named
  const [first] = types
  if (!first || named.length < 2) return undefined
  const terms = anyOf(types.flatMap(({ terms }) => terms ?? []))
  return [{ ...first, terms, ...(first.terms ? { preferred: first.terms } : {}) }, ...parts.filter(({ kind }) => kind !== 'type')]
}

function isOnlyGift({ groups }: Part): boolean {
  return groups?.every((key) => key === 'gift') ?? false
}

/** Several wishes in one query, each with what belongs to it: "đầm hoa nhí 2y, mũ đũi 2y". Any will do, the first comes first. */
export function joinWishes(parts: readonly Part[], text: string): Part[] | undefined {
  const wishes: Part[][] = []
  for (const part of parts) {
    const last = wishes.at(-1)
    const isNext = part.kind === 'type' && /[,;+\n]/.test(text.slice(last?.at(-1)?.end ?? part.start, part.start))
    if (last && !isNext) last.push(part)
    else wishes.push([part])
  }
  const [head, ...rest] = wishes[0] ?? []
  // What follows the last of several ("mũ, giày 2y") is said of each.
  if (!head || rest.length === 0 || wishes.length < 2 || !wishes.every((wish) => wish.some(({ kind }) => kind === 'type'))) return undefined
  const [own, ...others] = wishes.map((wish) => allOf(wish.flatMap(({ terms }) => terms ?? [])))
  if (own === undefined) return undefined
  return [{ ...head, terms: anyOf([own, ...others].map((each) => `(${each})`)), preferred: own }]
}
