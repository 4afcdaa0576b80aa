import { expect, test } from 'vitest'
import { joinTypes, joinWishes } from './join-wishes.rule.ts'
import type { Part, PartKind } from './query-parts.ts'

const part = (kind: PartKind, text: string, start = 0): Part => {
  return { kind, terms: `'${text}'`, start, end: start + text.length, words: [], label: { vi: text, en: text }, groups: [text] }
}
const termsOf = (parts: Part[] | undefined) => parts?.map(({ terms }) => terms)

test('join-wishes: two kinds of goods are alternatives, that they are a gift is none', () => {
  expect(termsOf(joinTypes([part('type', 'hat'), part('type', 'shoes')]))).toEqual(["('hat' | 'shoes')"])
  expect(termsOf(joinTypes([part('type', 'hat'), part('type', 'shoes'), part('type', 'gift')]))).toEqual(["('hat' | 'shoes')"])
  expect(termsOf(joinTypes([part('type', 'hat'), part('type', 'gift')]))).toEqual(["'hat'"])
  expect(joinTypes([part('type', 'hat')])).toBeUndefined()
})

test('join-wishes: each wish keeps what belongs to it, the first comes first', () => {
  const text = 'dress floral, hat linen'
  const parts = [part('type', 'dress', 0), part('pattern', 'floral', 6), part('type', 'hat', 14), part('material', 'linen', 18)]
  expect(joinWishes(parts, text)).toMatchObject([
    { terms: "((('dress') & ('floral')) | (('hat') & ('linen')))", preferred: "('dress') & ('floral')" },
  ])
  expect(joinWishes(parts, text.replace(',', ' '))).toBeUndefined()
  expect(joinWishes(parts.slice(0, 2), text)).toBeUndefined()
  expect(joinWishes([part('type', 'dress', 0), ...parts.slice(2)], text)).toBeUndefined()
})
