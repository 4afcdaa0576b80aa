import { expect, test } from 'vitest'
import { nearWords } from './near-words.rule.ts'

type Context = Parameters<typeof nearWords>[1]
const named = (...labels: string[]): Context['named'] =>
  labels.map((label) => ({ words: [], kind: 'tag', id: label, label: { vi: label, en: label }, folded: { vi: label, en: label } }))
const context = (...labels: string[]): Context => ({
  vocabulary: { groups: new Map(), match: () => undefined } as unknown as Context['vocabulary'],
  groups: new Map(),
  named: named(...labels),
})

test('near-words: a name that is known twice, with and without a capital, is suggested once', () => {
  expect(nearWords('lua mem', context('Lụa', 'lụa', 'Mũ'), 'vi')).toEqual(['Lụa'])
})
