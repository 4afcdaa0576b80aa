import { expect, test } from 'vitest'
import { joinTypes, loosenings } from './loosen-query.rule.ts'
import type { Part, PartKind } from './understand-query.rule.ts'

const part = (kind: PartKind, text: string): Part => {
  return { kind, terms: `'${text}'`, start: 0, end: 0, words: [], label: { vi: text, en: text } }
}
const dropped = (...parts: Part[]) => loosenings(parts).map((each) => each.dropped.map(({ label }) => label.vi).join('+'))

test('loosen-query: what says the least goes first, the kind of goods never', () => {
  expect(dropped(part('type', 'dress'), part('status', 'sale'), part('color', 'red'))).toEqual(['sale', 'red', 'sale+red'])
})

test('loosen-query: at least half of the query stays', () => {
  expect(dropped(part('color', 'red'))).toEqual([])
  expect(dropped(part('word', 'a'), part('word', 'b'), part('word', 'c'))).toEqual(['a', 'b', 'c'])
})

test('loosen-query: two kinds of goods are alternatives', () => {
  expect(joinTypes([part('type', 'hat'), part('type', 'shoes')])?.map(({ terms }) => terms)).toEqual(["('hat' | 'shoes')"])
  expect(joinTypes([part('type', 'hat')])).toBeUndefined()
})
